import type { ScriptSlot } from '@livery/office-model';
import { slotOf, slotsIn } from '../drawing/script-slots.ts';

const FIRST_HIGH = 0x80;
const SPACE = 0x20;
/** One test of this expression is faster than a loop over the characters. */
const BEYOND_ASCII = /[\x80-\uffff]/;
const LATIN: readonly ScriptSlot[] = ['latin'];
const COMPLEX: readonly ScriptSlot[] = ['cs'];
const SYMBOLS: readonly ScriptSlot[] = ['sym'];
const NONE: readonly ScriptSlot[] = [];
const CHECK_BOX_SIGNS = /^\s*[\u2610-\u2612][\s\u2610-\u2612]*$/;

/** Characters that East Asian and Latin fonts share: the hint decides (ECMA-376 Part 1, 17.3.2.26). */
const AMBIGUOUS =
  /[\u00a1\u00a4\u00a7\u00a8\u00aa\u00ad\u00af-\u00b4\u00b6-\u00ba\u00bc-\u00bf\u00d7\u00f7\u02b0-\u04ff\u2000-\u2e7f\ue000-\uf8ff\ufb00-\ufb1c]/;

/** What else decides on the slot of a character. */
export interface SlotHints {
  /** `w:cs` or `w:rtl`: all characters are of complex scripts. */
  readonly complexScript: boolean;
  readonly eastAsia: boolean;
}

/** The slots whose characters occur in a text without hints (effective values, 6.3). Equal lists are one array. */
export function plainScripts(text: string): readonly ScriptSlot[] {
  return isAscii(text) ? asciiScripts(text, 0, text.length) : slotsIn(text, wordSlot);
}

export function isAscii(text: string): boolean {
  return !BEYOND_ASCII.test(text);
}

/** As `plainScripts`, for a piece of an ASCII text. @param end the exclusive end offset of the piece */
export function asciiScripts(text: string, start: number, end: number): readonly ScriptSlot[] {
  for (let index = start; index < end; index += 1) if (text.charCodeAt(index) > SPACE) return LATIN;
  return NONE;
}

/** The slots of a text with hints. A hint never makes ASCII East Asian. @param plain the slots of the text without hints */
export function hintedScripts(
  plain: readonly ScriptSlot[],
  text: string,
  { complexScript, eastAsia }: SlotHints,
): readonly ScriptSlot[] {
  if (complexScript) return plain.length === 0 ? NONE : COMPLEX;
  return eastAsia && !isAscii(text) ? slotsIn(text, hintedSlot) : plain;
}

export function isComplexOnly(scripts: readonly ScriptSlot[]): boolean {
  return scripts.length === 1 && scripts[0] === 'cs';
}

/** Whether a text has nothing but the signs of check boxes, for which Word chooses a font by itself. */
export function isCheckBoxSign(text: string): boolean {
  return CHECK_BOX_SIGNS.test(text);
}

/** The slots of a text whose characters are all drawn with the symbol font. @param plain the slots of the text as such */
export function symbolScripts(plain: readonly ScriptSlot[]): readonly ScriptSlot[] {
  return plain.length === 0 ? NONE : SYMBOLS;
}

/** The slot of a code unit without hints. */
function wordSlot(unit: number): ScriptSlot | null {
  const slot = slotOf(unit);
  return slot === 'latin' && unit >= FIRST_HIGH ? 'high_ansi' : slot;
}

function hintedSlot(unit: number): ScriptSlot | null {
  const slot = wordSlot(unit);
  return slot !== null && AMBIGUOUS.test(String.fromCharCode(unit)) ? 'ea' : slot;
}
