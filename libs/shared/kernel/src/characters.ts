/**
 * Counts the characters of a text. Every limit of this API counts Unicode code points, as JSON Schema does. The length of a JavaScript
 * string counts UTF-16 code units, of which an emoji has two or more.
 */
export function countCharacters(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += (text.codePointAt(at) ?? 0) > LAST_OF_ONE_UNIT ? 2 : 1) count += 1;
  return count;
}

const LAST_OF_ONE_UNIT = 0xffff;

/** Whether a text has at most `most` characters. It does not count long texts completely. */
export function hasAtMost(text: string, most: number): boolean {
  return text.length <= most || (text.length <= 2 * most && countCharacters(text) <= most);
}
