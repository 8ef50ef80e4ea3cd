import type { ScriptSlot } from '@livery/brand-governance-domain';
import { IdentityTree } from './identity-tree.ts';

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

const FIRST_HIGH = 0x80;
const LAST_SPACE = 0x20;
/** White space beyond ASCII. */
const HIGH_SPACES: ReadonlySet<number> = new Set([
  ...[0x00a0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff],
  ...Array.from({ length: 11 }, (_, width) => 0x2000 + width),
]);

const LATIN: readonly ScriptSlot[] = ['latin'];
/** By what is in them, in that order. */
const LISTS = new IdentityTree<readonly ScriptSlot[]>();
const NONE: readonly ScriptSlot[] = [];

/** The slots whose characters occur in a text; white space belongs to none. Equal answers are one array. */
export function scriptSlots(text: string): readonly ScriptSlot[] {
  if (text.trim() === '') return NONE;
  let isLatin = true;
  for (let index = 0; isLatin && index < text.length; index += 1) isLatin = text.charCodeAt(index) < FIRST_NOT_LATIN;
  return isLatin ? LATIN : slotsIn(text, slotOf);
}

/** The slots of the characters of a text in the order in which they are met first. */
export function slotsIn(text: string, slotAt: (codePoint: number) => ScriptSlot): readonly ScriptSlot[] {
  const slots: ScriptSlot[] = [];
  let last: ScriptSlot | undefined;
  for (let index = 0; index < text.length; index += 1) {
    const point = text.codePointAt(index) ?? 0;
    if (point > 0xffff) index += 1;
    const slot = isSpace(point) ? last : slotAt(point);
    if (slot === last || slot === undefined) continue;
    if (!slots.includes(slot)) slots.push(slot);
    last = slot;
  }
  return (LISTS.at(...slots).value ??= slots);
}

function isSpace(codePoint: number): boolean {
  return codePoint < FIRST_HIGH ? codePoint <= LAST_SPACE : HIGH_SPACES.has(codePoint);
}

/** The slot of one character in decks. */
export function slotOf(codePoint: number): ScriptSlot {
  if (codePoint < FIRST_NOT_LATIN) return 'latin';
  for (const [first, last, slot] of RANGES) if (codePoint >= first && codePoint <= last) return slot;
  return 'latin';
}
