import { nullOr, param, text } from '../../judging/param-schemas.ts';
import { reportsOf, reportTheme, themesOf } from '../../judging/report-theme.ts';
import { ruleCheck } from '../../judging/rule-check.ts';
import { fontOfScript } from './font-in-words.ts';
import { requiredFontOf } from './required-fonts.ts';
import { THEME_FONT_NAMES } from './theme-font-names.ts';

/**
 * Reports a font of the theme that differs from the required one (check catalogue, 3.2), unless `font.unapproved` reports the font with all of its
 * uses on slides or pages.
 */
export const fontTheme = ruleCheck({
  type: 'font.theme',
  severity: 'high',
  name: 'Fonts of the theme',
  summary:
    'The major or the minor font of the theme differs from the required one. If `font.unapproved` reports what is set in it, that finding names the required font, and this check has none.',
  fix: 'Writes the required font into the theme.',
  params: {
    major: param(nullOr(text), 'The font of headings.'),
    minor: param(nullOr(text), 'The font of body text.'),
  },
  needs: [['params.major', 'params.minor']],
  example: { params: { major: 'Inter Display', minor: 'Inter' } },
  *find(rule, context) {
    const required = requiredFontOf(rule);
    const isReported = reportsOf('font.unapproved', context);
    for (const { fonts } of themesOf(rule, context)) {
      for (const collection of ['major', 'minor'] as const) {
        const { typeface, theme } = fonts[collection];
        const wanted = required(collection, typeface);
        if (wanted === null || theme === null) continue;
        if (isReported(theme.provenance, fontOfScript(typeface, 'latin'))) continue;
        const actual = typeface === '' ? 'is not set' : `is ${typeface}`;
        const detail = `The ${THEME_FONT_NAMES[collection]} ${actual}; yours is ${wanted}.`;
        const change = { kind: 'theme_font', collection, slot: 'latin', from: typeface, to: wanted } as const;
        yield reportTheme(rule, theme.provenance, { title: 'Theme font is off brand', detail, change });
      }
    }
  },
});
