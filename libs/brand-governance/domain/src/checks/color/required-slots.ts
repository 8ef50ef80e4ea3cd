import { parseRgb, type Rgb } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import { ciede2000, toLab } from '../../color/ciede2000.ts';
import { colorDistance, objectParam, toleranceOf } from '../../judging/read-rule-params.ts';
import { color, defaulted, mapOf, param } from '../../judging/param-schemas.ts';

/** The parameters of `color.theme_palette`. */
export const THEME_PARAMS = {
  slots: param(
    mapOf(color),
    'The required colours as #RRGGBB, by the name of the slot (`dk1`, `lt2`, `accent1`, `hlink` …).',
  ),
  tolerance: defaulted(
    colorDistance,
    0,
    'The largest distance (CIEDE2000) at which a colour counts as the required one, from 0 to 100.',
  ),
};

/** The colour that a slot of the theme must have. */
export interface RequiredColor {
  readonly rule: BrandRule;
  readonly rgb: Rgb;
  /** How far the colour of the slot is from it (CIEDE2000). */
  readonly distance: number;
}

/** Returns a function that finds the colour which a rule requires of a slot; null if it requires none, or if the slot has it. */
export function requiredOf(rule: BrandRule): (slot: string, rgb: Rgb) => RequiredColor | null {
  const required = new Map(Object.entries(objectParam(rule, 'slots')));
  const most = toleranceOf(rule, THEME_PARAMS.tolerance.default);
  return (slot, rgb) => {
    const wanted = required.get(slot);
    const hex = typeof wanted === 'string' ? parseRgb(wanted) : undefined;
    if (hex === undefined) return null;
    const distance = ciede2000(toLab(rgb), toLab(hex));
    return distance <= most ? null : { rule, rgb: hex, distance };
  };
}
