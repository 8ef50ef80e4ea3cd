import { type EffectiveFont, WHOLE_FILE } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import { FONT_SURFACES } from '../../color-surface.ts';
import { counted } from '../../judging/cause.ts';
import type { CheckContext } from '../../judging/check.ts';
import { defaulted, filledListOf, param, text, textList, wholeNumberFrom } from '../../judging/param-schemas.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { numberOf, textsOf } from '../../judging/rule-params.ts';
import { PACKAGE, partAddress } from '../file/file-checks.ts';
import { folded } from './approved-fonts.ts';
import { fontUses } from './font-uses.ts';

const MOST_FONTS = 100;
const MANY_PARAMS = { max: defaulted(wholeNumberFrom(1, MOST_FONTS), 3, 'How many font families may be used.') };

/** Fonts of which the file holds copies, and that are not allowed (check catalogue, 3.2). */
export const fontEmbedded = ruleCheck({
  type: 'font.embedded',
  severity: 'medium',
  name: 'Embedded fonts',
  summary: 'The file embeds a font that is neither registered nor allowed.',
  params: { allow: defaulted(textList, [], 'Names of fonts that may be embedded beside the registered ones.') },
  example: { params: { allow: ['Inter'] } },
  *find(rule, { model, guideline }) {
    const approved = [...guideline.fonts.flatMap(({ family, name }) => [family, name]), ...textsOf(rule, 'allow')];
    const allowed = new Set(approved.map(folded));
    for (const { typeface, parts } of model.package.embeddedFonts) {
      const [first] = parts;
      if (allowed.has(folded(typeface)) || first === undefined) continue;
      const detail = `The file embeds "${typeface}".`;
      const besides = parts.slice(1).map((part) => `part[${part}]`);
      yield report(rule, {
        title: 'Embedded font is not approved',
        detail,
        address: partAddress(first),
        besides,
        cause: PACKAGE,
      });
    }
  },
});

/** A font that the organization does not install; silent without a list (check catalogue, 3.2). */
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
    return fontUses(context.view(rule), rule, judge).map(({ font, where, problem }) => ({
      ...report(rule, {
        title: 'Font is not installed everywhere',
        detail: '',
        address: where.address,
        cause: font.theme?.provenance ?? font.provenance,
        value: problem,
      }),
      ...where,
      describe: ({ length }) => `"${problem}" in ${counted(length, 'run')} is not on the list of installed fonts.`,
    }));
  },
});

/** More font families than allowed (check catalogue, 3.2). */
export const fontTooMany = ruleCheck({
  type: 'font.too_many',
  severity: 'low',
  name: 'Few fonts',
  summary: 'More font families are used than allowed.',
  params: MANY_PARAMS,
  surfaces: FONT_SURFACES,
  *find(rule, context) {
    const most = numberOf(rule, 'max', MANY_PARAMS.max.default);
    const families = familiesOf(rule, context);
    if (families.length <= most) return;
    const detail = `${families.length} font families are used, allowed ${most}: ${families.join(', ')}.`;
    yield report(rule, {
      title: 'Too many fonts',
      detail,
      address: WHOLE_FILE,
      cause: PACKAGE,
      value: families.toSorted().join(),
    });
  },
});

function familiesOf(rule: BrandRule, context: CheckContext): readonly string[] {
  const families = new Map<string, string>();
  fontUses(context.view(rule), rule, ({ typeface }, slot) => {
    if (slot !== 'sym' && !families.has(folded(typeface))) families.set(folded(typeface), typeface);
    return null;
  });
  return [...families.values()];
}
