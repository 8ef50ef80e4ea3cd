/** A text as terms are looked for in it, with the way back to the text itself. */
export interface SearchableText {
  readonly text: string;
  /** The offset in the original text. */
  readonly offset: (offset: number) => number;
}

const SOFT_HYPHEN = '\u00ad';

/** Terms are found across soft hyphens and line breaks: the former are left out, the latter are spaces. */
export function searchable(text: string): SearchableText {
  const spaced = /[\n\v\u00a0]/.test(text) ? text.replace(/[\n\v\u00a0]/g, ' ') : text;
  if (!spaced.includes(SOFT_HYPHEN)) return { text: spaced, offset: same };
  const offsets: number[] = [];
  for (let index = 0; index < spaced.length; index += 1) if (spaced[index] !== SOFT_HYPHEN) offsets.push(index);
  return { text: spaced.replaceAll(SOFT_HYPHEN, ''), offset: (offset) => offsets[offset] ?? text.length };
}

function same(offset: number): number {
  return offset;
}
