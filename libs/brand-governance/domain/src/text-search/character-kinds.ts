import { isSpace, isWordCharacter } from './characters.ts';

/** The kinds of characters that the walk over all texts distinguishes. 0 is a character whose kind is not looked up yet. */
export const WORD = 1;
export const BLANK = 2;
/** White space inside which terms are found as if it were a space. */
export const BREAK = 3;
export const OTHER_SPACE = 4;
export const SOFT_HYPHEN = 5;
/** `"`, `'` and `!`. */
export const MARK = 6;
export const HYPHEN = 7;
export const OTHER = 8;

/** The pair that stands for every character outside the basic multilingual plane. */
export const HIGH_SURROGATE = 0xd800;
export const LOW_SURROGATE = 0xdc00;

const CHARACTERS = 0x10000;
const KNOWN: ReadonlyMap<string, number> = new Map([
  [' ', BLANK],
  ['\n', BREAK],
  ['\v', BREAK],
  ['\u00a0', BREAK],
  ['\u00ad', SOFT_HYPHEN],
  ['"', MARK],
  ["'", MARK],
  ['!', MARK],
  ['-', HYPHEN],
]);
/** The small sigma at the end of a word, which is searched as an ordinary sigma. */
const FINAL_SIGMA = 'ς';
const SIGMA = 'σ';
const END_OF_SURROGATES = 0xe000;

/** The kind of each character. A 0 means that `kindOf` has to be asked first. */
export const KINDS = new Uint8Array(CHARACTERS);
/** Each character as searches read it, with capitals made small. It is valid once the kind is known. */
export const FOLDED = new Uint16Array(CHARACTERS);

/** Looks up the kind of a character and stores it. */
export function kindOf(code: number): number {
  const character = String.fromCharCode(code);
  const kind = KNOWN.get(character) ?? (isWordCharacter(code) ? WORD : isSpace(code) ? OTHER_SPACE : OTHER);
  KINDS[code] = kind;
  FOLDED[code] = kind === BREAK ? ' '.charCodeAt(0) : folded(character);
  return kind;
}

function folded(character: string): number {
  const code = character.charCodeAt(0);
  if (code >= HIGH_SURROGATE && code < END_OF_SURROGATES) return code < LOW_SURROGATE ? HIGH_SURROGATE : LOW_SURROGATE;
  const small = character.toLowerCase().replace(FINAL_SIGMA, SIGMA);
  return small.length === 1 ? small.charCodeAt(0) : code;
}

/** A text as searches read it: without soft hyphens, with small letters, with breaks as spaces. */
export function foldedText(text: string): string {
  let result = '';
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const kind = KINDS[code] || kindOf(code);
    if (kind !== SOFT_HYPHEN) result += String.fromCharCode(FOLDED[code] ?? code);
  }
  return result;
}
