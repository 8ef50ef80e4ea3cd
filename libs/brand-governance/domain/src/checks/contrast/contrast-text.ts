import { type EffectiveColor, formatRgb, parseRgb, type Rgb } from '@livery/office-model';
import type { BrandPalette } from '../../brand-palette.ts';
import type { BrandRule } from '../../brand-rule.ts';
import { TEXT_SURFACES } from '../../color-surface.ts';
import { ciede2000, toLab } from '../../color/ciede2000.ts';
import { contrastOf } from '../../color/contrast.ts';
import { isLocal, remedy } from '../../judging/cause.ts';
import type { Occurrence } from '../../judging/check.ts';
import { ruleCheck } from '../../judging/rule-check.ts';
import { brandColorInWords, hexOf } from '../color/color-in-words.ts';
import { CONTRAST_PARAMS } from './contrast-limits.ts';
import { type FaintText, faintTexts } from './contrast-search.ts';

/** Reports text that does not stand out from what lies behind it (WCAG 2.2, 1.4.3; check catalogue, 3.1). */
export const contrastText = ruleCheck({
  type: 'contrast.text',
  severity: 'high',
  name: 'Readable text',
  summary:
    'The contrast between text and what lies behind it is too low. Highlight, shading, cell, shape, the shapes below, layout and background are considered.',
  params: CONTRAST_PARAMS,
  surfaces: TEXT_SURFACES,
  find: (rule, context) =>
    Array.from(faintTexts(rule, context), (text) => occurrence(rule, text, context.guideline.palettes)),
});

function occurrence(rule: BrandRule, text: FaintText, palettes: readonly BrandPalette[]): Occurrence {
  const { color, below, ratio, required, address, body } = text;
  const rgb = formatRgb(color.rgb);
  return {
    rule,
    severity: rule.severity,
    title: 'Text is hard to read',
    address,
    cause: color.provenance,
    value: `${rgb} on ${formatRgb(below)}`,
    groupedBy: 'document',
    former: { groupedBy: 'style' },
    color: { actual: `#${rgb}`, surface: body.surface },
    describe: () => {
      const measured = `${hexOf(color.rgb)} on ${hexOf(below)} ${legibilityOf(ratio)}: ${inWords(ratio)}, needed ${inWords(required)}.`;
      const where = isLocal(color.provenance) ? '' : ` ${remedy(color.provenance)}`;
      return `${measured}${proposal(color, below, required, palettes)}${where}`;
    },
  };
}

/** Proposes the nearest colour that reaches the required contrast: one of the palettes, else black or white. */
function proposal(color: EffectiveColor, below: Rgb, required: number, palettes: readonly BrandPalette[]): string {
  const named = palettes
    .filter(({ role }) => role !== 'legacy' && role !== 'chart')
    .flatMap(({ colors }) =>
      colors.map(({ name, hex }) => ({ name: name === hex ? '' : name, rgb: parseRgb(hex) ?? 0 })),
    );
  const lab = toLab(color.rgb);
  const nearestOf = (all: readonly { readonly name: string; readonly rgb: Rgb }[]) =>
    all
      .filter(({ rgb }) => rgb !== color.rgb && contrastOf(rgb, below) >= required)
      .toSorted((a, b) => ciede2000(lab, toLab(a.rgb)) - ciede2000(lab, toLab(b.rgb)))[0];
  const best = nearestOf(named) ?? nearestOf([BLACK, WHITE]);
  return best === undefined ? '' : ` ${brandColorInWords(best)} reaches ${inWords(contrastOf(best.rgb, below))}.`;
}

const BLACK = { name: 'Black', rgb: 0x000000 };
const WHITE = { name: 'White', rgb: 0xffffff };

/** How well a text with a contrast below the required one is read. */
function legibilityOf(contrast: number): string {
  if (contrast < 1.5) return 'is nearly invisible';
  return contrast < 3 ? 'is hard to read' : 'stands out too little';
}

/** A contrast in words: `2.2 : 1`. It is cut and not rounded, so that 4.49 does not read as 4.5. */
function inWords(contrast: number): string {
  return `${(Math.floor(contrast * 10) / 10).toFixed(1)} : 1`;
}
