/** White space as ECMAScript has it, by character code. */
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
/** What is known of characters: classes of Unicode are dear to ask for. */
const known = new Uint8Array(0x10000);

/** A letter or a digit: what words are made of. Halves of surrogate pairs count as such. */
export function isWordCharacter(code: number): boolean {
  if (known[code] === 0) known[code] = /[\p{L}\p{N}\p{M}\p{Cs}]/u.test(String.fromCharCode(code)) ? WORD : NO_WORD;
  return known[code] === WORD;
}

/** Whether a word begins or ends between two characters of a text. */
export function isWordBorder(text: string, offset: number): boolean {
  if (offset <= 0 || offset >= text.length) return true;
  return !(isWordCharacter(text.charCodeAt(offset - 1)) && isWordCharacter(text.charCodeAt(offset)));
}

/** The one capital whose small letter is longer. */
const DOTTED_I = 'İ';

/** Lower case, character by character, so that offsets stay. */
export function foldedCase(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return text
    .split(DOTTED_I)
    .map((piece) => piece.toLowerCase())
    .join(DOTTED_I);
}

/** A text whose spaces and capitals do not count. */
export function comparable(text: string): string {
  return foldedCase(text.replace(/\s+/g, ' ').trim());
}
