import type { ScriptSlot } from '@livery/brand-governance-domain';

const FIRST_NOT_LATIN = 0x0590;

/** First and last code points of the scripts that are drawn with another font than the Latin one (effective values, 4.3). */
const RANGES: readonly (readonly [first: number, last: number, slot: ScriptSlot])[] = [
  [0x0590, 0x109f, 'cs'],
  [0x1100, 0x11ff, 'ea'],
  [0x1200, 0x137f, 'cs'],
  [0x1780, 0x18af, 'cs'],
  [0x2e80, 0xa4cf, 'ea'],
  [0xa960, 0xa97f, 'ea'],
  [0xac00, 0xd7ff, 'ea'],
  [0xe000, 0xf8ff, 'sym'],
  [0xf900, 0xfaff, 'ea'],
  [0xfb1d, 0xfdff, 'cs'],
  [0xfe30, 0xfe4f, 'ea'],
  [0xfe70, 0xfefe, 'cs'],
  [0xff00, 0xffef, 'ea'],
  [0x20000, 0x3ffff, 'ea'],
];

const LATIN: readonly ScriptSlot[] = ['latin'];
const NONE: readonly ScriptSlot[] = [];

/** The slots whose characters occur in a text; white space belongs to none. Common answers are shared arrays. */
export function scriptSlots(text: string): readonly ScriptSlot[] {
  if (text.trim() === '') return NONE;
  let isLatin = true;
  for (let index = 0; isLatin && index < text.length; index += 1) isLatin = text.charCodeAt(index) < FIRST_NOT_LATIN;
  if (isLatin) return LATIN;
  const slots = new Set<ScriptSlot>();
  for (const character of text) {
    if (character.trim() !== '') slots.add(slotOf(character.codePointAt(0) ?? 0));
  }
  return [...slots];
}

/** The slot of one character in decks. */
export function slotOf(codePoint: number): ScriptSlot {
  return RANGES.find(([first, last]) => codePoint >= first && codePoint <= last)?.[2] ?? 'latin';
}
