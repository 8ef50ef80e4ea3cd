/** A text as terms are looked for in it, with the way back to the text itself. */
export interface SearchableText {
  readonly text: string;
  /** The offset in the original text. */
  readonly offset: (offset: number) => number;
}

const SOFT_HYPHEN = '\u00ad';
const SPACES = ['\n', '\v', '\u00a0'];

/** Terms are found across soft hyphens and line breaks: the former are left out, the latter are spaces. */
export function searchable(text: string): SearchableText {
  const spaced = SPACES.some((space) => text.includes(space)) ? text.replace(/[\n\v\u00a0]/g, ' ') : text;
  if (!spaced.includes(SOFT_HYPHEN)) return { text: spaced, offset: same };
  let offsets: readonly number[] | undefined;
  return {
    text: spaced.replace(/\u00ad/g, ''),
    offset: (offset) => (offsets ??= offsetsWithout(SOFT_HYPHEN, spaced))[offset] ?? text.length,
  };
}

function same(offset: number): number {
  return offset;
}

/** Of the characters that are left without one of them. */
function offsetsWithout(character: string, text: string): readonly number[] {
  const offsets: number[] = [];
  for (let index = 0; index < text.length; index += 1) if (text[index] !== character) offsets.push(index);
  return offsets;
}
