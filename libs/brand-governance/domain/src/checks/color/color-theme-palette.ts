import { reportsOf, reportTheme, themesOf } from '../../judging/report-theme.ts';
import { ruleCheck } from '../../judging/rule-check.ts';
import { acceptedColors } from './accepted-colors.ts';
import { brandColorInWords, distanceInWords, hexOf, slotInWords } from './color-in-words.ts';
import { requiredOf, THEME_PARAMS } from './required-slots.ts';

/**
 * Reports a slot of the theme that differs from the required colour (check catalogue, 3.1), unless `color.off_palette` reports the slot with
 * all of its uses on slides or pages.
 */
export const colorThemePalette = ruleCheck({
  type: 'color.theme_palette',
  severity: 'high',
  name: 'Colours of the theme',
  summary:
    'A slot of the colour scheme differs from the required colour. If `color.off_palette` reports what the slot colours, that finding names the required colour, and this check has none.',
  fix: 'Writes the required colour into the theme.',
  params: THEME_PARAMS,
  needs: [['params.slots']],
  example: { params: { slots: { accent1: '#14213D' } } },
  *find(rule, context) {
    const required = requiredOf(rule);
    const isReported = reportsOf('color.off_palette', context);
    const accepted = acceptedColors(context.guideline, []);
    for (const { colors } of themesOf(rule, context)) {
      for (const { slot, rgb, provenance } of colors) {
        const wanted = required(slot, rgb);
        if (wanted === null || isReported(provenance)) continue;
        const name = accepted.find((one) => one.rgb === wanted.rgb)?.name ?? '';
        const yours = brandColorInWords({ name, rgb: wanted.rgb });
        const detail = `${slotInWords(slot)} is ${hexOf(rgb)}; yours is ${yours}, ${distanceInWords(wanted.distance)}.`;
        const color = { actual: hexOf(rgb), surface: null };
        const change = { kind: 'theme_color', slot, from: rgb, to: wanted.rgb } as const;
        yield { ...reportTheme(rule, provenance, { title: 'Theme colour is off brand', detail, change }), color };
      }
    }
  },
});
