import type { EffectiveFont } from '@livery/office-model';
import { FONT_SURFACES } from '../../color-surface.ts';
import { filledListOf, param, text } from '../../judging/param-schemas.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { textsOf } from '../../judging/read-rule-params.ts';
import { folded } from './approved-fonts.ts';
import { andIs, fontInWords } from './font-in-words.ts';
import { fontUses } from './font-uses.ts';

/** Reports a font that is not on the list of installed fonts (check catalogue, 3.2). */
export const fontSubstituted = ruleCheck({
  type: 'font.substituted',
  severity: 'low',
  name: 'Installed fonts only',
  summary: 'A font is used that is not on the list of installed fonts.',
  params: { installed: param(filledListOf(text), 'Names of the fonts that are installed everywhere.') },
  needs: [['params.installed']],
  surfaces: FONT_SURFACES,
  example: { params: { installed: ['Inter', 'Arial'] } },
  find: (rule, context) => {
    const installed = new Set(textsOf(rule, 'installed').map(folded));
    if (installed.size === 0) return [];
    const judge = ({ typeface }: EffectiveFont) => (installed.has(folded(typeface)) ? null : typeface);
    return fontUses(context.view(rule), rule, judge).map(({ font, location, problem }) => ({
      ...report(rule, {
        title: 'Font is not installed everywhere',
        detail: '',
        address: location.address,
        cause: font.theme?.provenance ?? font.provenance,
        value: problem,
        groupedBy: 'document',
        former: { groupedBy: 'style' },
      }),
      ...location,
      describe: (uses) =>
        `${fontInWords(problem, uses)}${andIs(uses)} not on the list of installed fonts: other computers show another font.`,
    }));
  },
});
