import { parseRgb } from '@livery/office-model';
import { ciede2000, toLab } from '../../color/ciede2000.ts';
import { color, defaulted, mapOf, param } from '../../judging/param-schemas.ts';
import { reportTheme, themesOf } from '../../judging/report-theme.ts';
import { ruleCheck } from '../../judging/rule-check.ts';
import { colorDistance, objectParam, toleranceOf } from '../../judging/read-rule-params.ts';
import { acceptedColors } from './accepted-colors.ts';
import { brandColorInWords, distanceInWords, hexOf, slotInWords } from './color-in-words.ts';

const THEME_PARAMS = {
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

/** Reports a slot of the theme that differs from the required colour (check catalogue, 3.1). */
export const colorThemePalette = ruleCheck({
  type: 'color.theme_palette',
  severity: 'high',
  name: 'Colours of the theme',
  summary: 'A slot of the colour scheme differs from the required colour.',
  fix: 'Writes the required colour into the theme.',
  params: THEME_PARAMS,
  needs: [['params.slots']],
  example: { params: { slots: { accent1: '#14213D' } } },
  *find(rule, context) {
    const required = new Map(Object.entries(objectParam(rule, 'slots')));
    const most = toleranceOf(rule, THEME_PARAMS.tolerance.default);
    const accepted = acceptedColors(context.guideline, []);
    for (const { colors } of themesOf(rule, context)) {
      for (const { slot, rgb, provenance } of colors) {
        const wanted = required.get(slot);
        const hex = typeof wanted === 'string' ? parseRgb(wanted) : undefined;
        if (hex === undefined) continue;
        const distance = ciede2000(toLab(rgb), toLab(hex));
        if (distance <= most) continue;
        const name = accepted.find((one) => one.rgb === hex)?.name ?? '';
        const detail = `${slotInWords(slot)} is ${hexOf(rgb)}; yours is ${brandColorInWords({ name, rgb: hex })}, ${distanceInWords(distance)}.`;
        const color = { actual: hexOf(rgb), surface: null };
        const change = { kind: 'theme_color', slot, from: rgb, to: hex } as const;
        yield { ...reportTheme(rule, provenance, { title: 'Theme colour is off brand', detail, change }), color };
      }
    }
  },
});
