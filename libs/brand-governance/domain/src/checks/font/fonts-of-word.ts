import type { Bullet, ScriptSlot } from '@livery/office-model';
import { folded } from './approved-fonts.ts';

/** Word sets formulas only in fonts that are made for them, whose names contain this word. */
const FORMULA_FONTS = /\bMath\b/i;
/** The fonts in which Word sets the signs of check boxes. */
const CHECK_BOX_FONTS: ReadonlySet<string> = new Set(['MS Gothic', 'Arial Unicode MS', 'Segoe UI Symbol'].map(folded));

/** Whether Word by itself sets symbols in this font: formulas, and the signs of check boxes. */
export function isChosenByWord(typeface: string, slot: ScriptSlot): boolean {
  return slot === 'sym' && (FORMULA_FONTS.test(typeface) || CHECK_BOX_FONTS.has(folded(typeface)));
}

/**
 * The bullets that Office sets by itself, by their fonts: the dots of its themes, the circle of Word's second list level, and what the menus
 * offer. Numbers have no characters of their own.
 */
const BULLETS_OF_OFFICE: ReadonlyMap<string, RegExp> = new Map([
  ['arial', /^[^\p{L}\p{N}]+$/u],
  ['courier new', /^o$/],
  ['symbol', /^./su],
  ['wingdings', /^./su],
]);

/** Whether Office by itself sets these bullets in this font, so that nobody has chosen it. */
export function isBulletOfOffice({ characters }: Bullet, typeface: string): boolean {
  return BULLETS_OF_OFFICE.get(folded(typeface))?.test(characters) ?? false;
}
