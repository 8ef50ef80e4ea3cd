import { parseRgb } from '@livery/office-model';
import { type AcceptedColor, acceptedColors, nearest } from '../checks/color/accepted-colors.ts';
import { hexOf } from '../checks/color/color-in-words.ts';
import type { Finding } from '../finding.ts';
import type { Guideline } from '../guideline.ts';
import { memoized } from '../memoized.ts';

/** The palette colour that is nearest to another colour. */
export interface NearestColor {
  /** Empty for a colour of a rule, and for a colour that is called by its value. */
  readonly name: string;
  /** `#RRGGBB` */
  readonly hex: string;
  /** CIEDE2000, rounded to hundredths. */
  readonly distance: number;
}

/**
 * Returns the function that finds the nearest colour for findings on colours. Legibility is no matter of nearness, so that findings on
 * contrast have none. Findings on the theme have none either: the rule says which colour the slot must have, and the finding names it.
 */
export function nearestColors(guideline: Guideline): (finding: Finding) => NearestColor | null {
  const allowing = guideline.rules.filter(({ type, active }) => active && type === 'allowed_color');
  const all = acceptedColors(guideline, allowing);
  const inCharts = finder(all);
  const elsewhere = finder(all.filter(({ chartsOnly }) => !chartsOnly));
  return ({ type, actualColor, colorSurface }) => {
    if (actualColor === null || !type.startsWith('color.') || type === 'color.theme_palette') return null;
    return colorSurface?.startsWith('chart_') === true ? inCharts(actualColor) : elsewhere(actualColor);
  };
}

function finder(colors: readonly AcceptedColor[]): (hex: string) => NearestColor | null {
  const known = new Map<string, NearestColor | null>();
  return (hex) =>
    memoized(known, hex, () => {
      const rgb = parseRgb(hex);
      const best = rgb === undefined ? null : nearest(rgb, colors);
      if (best === null) return null;
      const distance = Math.round(best.distance * 100) / 100;
      return { name: best.color.name, hex: hexOf(best.color.rgb), distance };
    });
}
