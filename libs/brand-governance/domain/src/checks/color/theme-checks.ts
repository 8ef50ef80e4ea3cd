import { type Address, formatRgb, parseRgb, type Provenance, type SlideTheme } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import { ciede2000, toLab } from '../../color/ciede2000.ts';
import type { CheckContext, Occurrence } from '../../judging/check.ts';
import { color, defaulted, mapOf, nullOr, param, text } from '../../judging/param-schemas.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { objectParam, textOf, colorDistance, toleranceOf } from '../../judging/rule-params.ts';
import { folded } from '../font/approved-fonts.ts';

const THEME_PARAMS = {
  slots: param(
    mapOf(color),
    'By the name of a slot (`dk1`, `lt2`, `accent1`, `hlink` …), its required colour as #RRGGBB.',
  ),
  tolerance: defaulted(
    colorDistance,
    0,
    'Largest distance (CIEDE2000) at which a colour counts as the required one, from 0 to 100.',
  ),
};

/** A slot of the theme that differs from the required one (check catalogue, 3.1). */
export const colorThemePalette = ruleCheck({
  type: 'color.theme_palette',
  severity: 'high',
  name: 'Colours of the theme',
  summary: 'A slot of the colour scheme differs from the required one.',
  params: THEME_PARAMS,
  needs: [['params.slots']],
  example: { params: { slots: { accent1: '#14213D' } } },
  *find(rule, context) {
    const required = new Map(Object.entries(objectParam(rule, 'slots')));
    const most = toleranceOf(rule, THEME_PARAMS.tolerance.default);
    for (const { colors } of themesOf(rule, context)) {
      for (const { slot, rgb, provenance } of colors) {
        const wanted = required.get(slot);
        const hex = typeof wanted === 'string' ? parseRgb(wanted) : undefined;
        if (hex === undefined || ciede2000(toLab(rgb), toLab(hex)) <= most) continue;
        const detail = `${slot} is ${formatRgb(rgb)}, required ${formatRgb(hex)}.`;
        const color = { actual: `#${formatRgb(rgb)}`, surface: null };
        yield { ...occurrence(rule, provenance, 'Theme colour is off brand', detail), color };
      }
    }
  },
});

/** A font of the theme that differs from the required one (check catalogue, 3.2). */
export const fontTheme = ruleCheck({
  type: 'font.theme',
  severity: 'high',
  name: 'Fonts of the theme',
  summary: 'The major or the minor font of the theme differs from the required one.',
  params: {
    major: param(nullOr(text), 'The font of headings.'),
    minor: param(nullOr(text), 'The font of body text.'),
  },
  needs: [['params.major', 'params.minor']],
  example: { params: { major: 'Inter Display', minor: 'Inter' } },
  *find(rule, context) {
    for (const { fonts } of themesOf(rule, context)) {
      for (const collection of ['major', 'minor'] as const) {
        const wanted = textOf(rule, collection);
        const { typeface, theme } = fonts[collection];
        if (wanted === null || theme === null || folded(typeface) === folded(wanted)) continue;
        const detail = `The ${collection} font is ${typeface}, required ${wanted}.`;
        yield occurrence(rule, theme.provenance, 'Theme font is off brand', detail);
      }
    }
  },
});

/** The theme of a text document; those of the slides, each once. */
function themesOf(rule: BrandRule, context: CheckContext): readonly SlideTheme[] {
  if (context.model.format === 'docx') return [context.model.theme];
  const themes = context.view(rule).slides.flatMap(({ slide }) => (slide === null ? [] : [slide.theme]));
  return [...new Set(themes)];
}

/** The place of the theme is the only location. */
function occurrence(rule: BrandRule, cause: Provenance, title: string, detail: string): Occurrence {
  const address: Address = { parent: null, step: { kind: 'location', path: cause.location ?? 'theme' } };
  return report(rule, { title, detail, address, cause });
}
