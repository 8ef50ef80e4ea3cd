import type { ThemeFont } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import { textOf } from '../../judging/read-rule-params.ts';
import { folded } from './approved-fonts.ts';

/** Returns a function that finds the font which a rule of `font.theme` requires; null if it requires none, or if the theme has it. */
export function requiredFontOf(
  rule: BrandRule,
): (collection: ThemeFont['collection'], typeface: string) => string | null {
  return (collection, typeface) => {
    const wanted = textOf(rule, collection);
    return wanted === null || folded(typeface) === folded(wanted) ? null : wanted;
  };
}
