import type { ScriptSlot } from '@livery/office-model';
import { IdentityTree } from './identity-tree.ts';

const FIRST_NOT_LATIN = 0x0590;

/**
 * The first and last UTF-16 code units of scripts that are drawn with another font than the Latin one (effective values, 4.3).
 * Characters beyond the basic multilingual plane are classified by their high surrogate.
 */
const RANGES: readonly (readonly [first: number, last: number, slot: ScriptSlot])[] = [
  [0x0590, 0x109f, 'cs'],
  [0x1100, 0x11ff, 'ea'],
  [0x1200, 0x137f, 'cs'],
  [0x1780, 0x18af, 'cs'],
  [0x2e80, 0xa4cf, 'ea'],
  [0xa960, 0xa97f, 'ea'],
  [0xac00, 0xd7ff, 'ea'],
  // U+20000 to U+3FFFF
  [0xd840, 0xd8bf, 'ea'],
  [0xe000, 0xf8ff, 'sym'],
  [0xf900, 0xfaff, 'ea'],
  [0xfb1d, 0xfdff, 'cs'],
  [0xfe30, 0xfe4f, 'ea'],
  [0xfe70, 0xfefe, 'cs'],
  [0xff00, 0xffef, 'ea'],
];

/** Code units that belong to no slot: white space, which no font draws, and low surrogates. */
const UNDRAWN: readonly (readonly [first: number, last: number])[] = [
  [0x0000, 0x0020],
  [0x00a0, 0x00a0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xdc00, 0xdfff],
  [0xfeff, 0xfeff],
];

const SLOTS: readonly (ScriptSlot | null)[] = ['latin', 'ea', 'cs', 'sym', null];
/** For each code unit its index in `SLOTS`, since searching the ranges for every character would be slow. */
const POSITIONS = new Uint8Array(0x1_0000);
for (const [first, last, slot] of RANGES) POSITIONS.fill(SLOTS.indexOf(slot), first, last + 1);
for (const [first, last] of UNDRAWN) POSITIONS.fill(SLOTS.indexOf(null), first, last + 1);

const LATIN: readonly ScriptSlot[] = ['latin'];
const NONE: readonly ScriptSlot[] = [];
/** Each list of slots once, found by its items in their order. */
const LISTS = new IdentityTree<readonly ScriptSlot[]>();

/** The slots whose characters occur in a text. White space belongs to no slot. Equal lists are one array. */
export function scriptSlots(text: string): readonly ScriptSlot[] {
  if (text.trim() === '') return NONE;
  let isLatin = true;
  for (let index = 0; isLatin && index < text.length; index += 1) isLatin = text.charCodeAt(index) < FIRST_NOT_LATIN;
  return isLatin ? LATIN : slotsIn(text, slotOf);
}

/** The slots of a text's characters in the order of their first characters. @param slotAt gives the slot of a code unit */
export function slotsIn(text: string, slotAt: (unit: number) => ScriptSlot | null): readonly ScriptSlot[] {
  const slots: ScriptSlot[] = [];
  let last: ScriptSlot | null = null;
  for (let index = 0; index < text.length; index += 1) {
    const slot = slotAt(text.charCodeAt(index));
    if (slot === null || slot === last) continue;
    if (!slots.includes(slot)) slots.push(slot);
    last = slot;
  }
  return (LISTS.at(...slots).value ??= slots);
}

/** The slot of a code unit in DrawingML; null for white space and low surrogates. */
export function slotOf(unit: number): ScriptSlot | null {
  return SLOTS[POSITIONS[unit] ?? 0] ?? null;
}
