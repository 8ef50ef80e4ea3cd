/** A text in the form in which terms are searched, with a way back to the offsets of the original. */
export interface SearchableText {
  readonly text: string;
  /** Returns the offset in the original text. */
  readonly offset: (offset: number) => number;
}

const SOFT_HYPHEN = '\u00ad';
const SPACES = ['\n', '\v', '\u00a0'];

/**
 * Prepares a text so that terms are found across soft hyphens, which are left out, and across line breaks, which become
 * spaces.
 */
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

/** The offsets of the characters that stay when one character is left out. */
function offsetsWithout(character: string, text: string): readonly number[] {
  const offsets: number[] = [];
  for (let index = 0; index < text.length; index += 1) if (text[index] !== character) offsets.push(index);
  return offsets;
}
