/** Whether a UTF-16 code unit is white space as ECMAScript defines it. */
export function isSpace(code: number): boolean {
  if (code <= 0x20) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  if (code < 0xa0) return false;
  return code === 0xa0 || code === 0x3000 || (code >= 0x2000 && code <= 0x200a) || isRareSpace(code);
}

function isRareSpace(code: number): boolean {
  return code === 0x1680 || code === 0x2028 || code === 0x2029 || code === 0x202f || code === 0x205f || code === 0xfeff;
}

const WORD = 1;
const NO_WORD = 2;
/** The known classes of characters, since a regular expression with Unicode classes is slow. */
const known = new Uint8Array(0x10000);

/** Whether a UTF-16 code unit is a letter, a digit or a mark, which words consist of. Halves of surrogate pairs count as such. */
export function isWordCharacter(code: number): boolean {
  if (known[code] === 0) known[code] = /[\p{L}\p{N}\p{M}\p{Cs}]/u.test(String.fromCharCode(code)) ? WORD : NO_WORD;
  return known[code] === WORD;
}

/** Whether a word begins or ends before the character at an offset. */
export function isWordBorder(text: string, offset: number): boolean {
  if (offset <= 0 || offset >= text.length) return true;
  return !(isWordCharacter(text.charCodeAt(offset - 1)) && isWordCharacter(text.charCodeAt(offset)));
}

/** The only capital whose small letter has more code units. */
const DOTTED_I = 'İ';

/** Makes letters small without changing the offsets of the text. */
export function foldedCase(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return text
    .split(DOTTED_I)
    .map((piece) => piece.toLowerCase())
    .join(DOTTED_I);
}

/** A text in which the number of spaces and capitals make no difference. */
export function comparable(text: string): string {
  return foldedCase(text.replace(/\s+/g, ' ').trim());
}
