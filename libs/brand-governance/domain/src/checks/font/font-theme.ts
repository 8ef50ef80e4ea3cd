import { nullOr, param, text } from '../../judging/param-schemas.ts';
import { reportTheme, themesOf } from '../../judging/report-theme.ts';
import { ruleCheck } from '../../judging/rule-check.ts';
import { textOf } from '../../judging/read-rule-params.ts';
import { folded } from './approved-fonts.ts';
import { THEME_FONT_NAMES } from './theme-font-names.ts';

/** Reports a font of the theme that differs from the required one (check catalogue, 3.2). */
export const fontTheme = ruleCheck({
  type: 'font.theme',
  severity: 'high',
  name: 'Fonts of the theme',
  summary: 'The major or the minor font of the theme differs from the required one.',
  fix: 'Writes the required font into the theme.',
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
        const actual = typeface === '' ? 'is not set' : `is ${typeface}`;
        const detail = `The ${THEME_FONT_NAMES[collection]} ${actual}; yours is ${wanted}.`;
        const change = { kind: 'theme_font', collection, slot: 'latin', from: typeface, to: wanted } as const;
        yield reportTheme(rule, theme.provenance, { title: 'Theme font is off brand', detail, change });
      }
    }
  },
});
