/** A straight quotation mark that is not a sign for feet or inches. */
export interface StraightQuote {
  /** Its offset in the text. */
  readonly at: number;
  /** Null when it is not certain what should stand there. */
  readonly role: 'opening' | 'closing' | 'apostrophe' | null;
  /** The offset of the other mark of its pair; its own without one. */
  readonly partner: number;
}

const BEFORE_OPENING = /^$|[\s([{<=\-–—/„“‘‚«‹"']/u;
const LETTER = /\p{L}/u;
const DIGIT = /\p{N}/u;

/** The straight quotation marks of a text, in no order. */
export function straightQuotes(text: string): readonly StraightQuote[] {
  return [...quotesOf(text, '"'), ...quotesOf(text, "'")];
}

/** The marks of one kind. One that is alone leaves open which of the others make pairs. */
function quotesOf(text: string, mark: string): readonly StraightQuote[] {
  const apostrophes: StraightQuote[] = [];
  const pairs: (readonly [opening: number, closing: number])[] = [];
  const alone: number[] = [];
  let opening: number | null = null;
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + 1)) {
    const before = text.charAt(at - 1);
    const after = text.charAt(at + 1);
    const isAfterLetter = mark === "'" && LETTER.test(before);
    if (isAfterLetter && (opening === null || LETTER.test(after)))
      apostrophes.push({ at, role: 'apostrophe', partner: at });
    else if (BEFORE_OPENING.test(before) && /\S/.test(after)) {
      if (opening !== null) alone.push(opening);
      opening = at;
    } else if (opening !== null && /\S/.test(before)) {
      pairs.push([opening, at]);
      opening = null;
    } else if (!DIGIT.test(before)) alone.push(at);
  }
  if (opening !== null) alone.push(opening);
  const isCertain = alone.length === 0;
  return [
    ...apostrophes,
    ...pairs.flatMap(([first, last]): readonly StraightQuote[] => [
      { at: first, role: isCertain ? 'opening' : null, partner: last },
      { at: last, role: isCertain ? 'closing' : null, partner: first },
    ]),
    ...alone.map((at) => ({ at, role: null, partner: at })),
  ];
}
