import type { ScriptSlot } from '@livery/office-model';
import { folded } from './approved-fonts.ts';

/** Word sets formulas only in fonts that are made for them, whose names contain this word. */
const FORMULA_FONTS = /\bMath\b/i;
/** The fonts in which Word sets the signs of check boxes. */
const CHECK_BOX_FONTS: ReadonlySet<string> = new Set(['MS Gothic', 'Arial Unicode MS', 'Segoe UI Symbol'].map(folded));

/** Whether Word by itself sets symbols in this font: formulas, and the signs of check boxes. */
export function isChosenByWord(typeface: string, slot: ScriptSlot): boolean {
  return slot === 'sym' && (FORMULA_FONTS.test(typeface) || CHECK_BOX_FONTS.has(folded(typeface)));
}
