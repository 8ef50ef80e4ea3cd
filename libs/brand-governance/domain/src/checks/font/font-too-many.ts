import { WHOLE_FILE } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import { FONT_SURFACES } from '../../color-surface.ts';
import type { CheckContext } from '../../judging/check.ts';
import { PACKAGE } from '../../judging/package-origin.ts';
import { defaulted, wholeNumberFrom } from '../../judging/param-schemas.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { numberOf, surfacesOf } from '../../judging/read-rule-params.ts';
import { folded } from './approved-fonts.ts';
import { isEmojiFont } from './emoji-fonts.ts';
import { fontUses } from './font-uses.ts';

const MOST_FONTS = 100;
const MANY_PARAMS = {
  max: defaulted(wholeNumberFrom(1, MOST_FONTS), 3, 'The largest number of font families that can be used.'),
};

/** Reports a document with more font families than allowed (check catalogue, 3.2). */
export const fontTooMany = ruleCheck({
  type: 'font.too_many',
  severity: 'low',
  name: 'Few fonts',
  summary:
    'The document uses more font families than allowed. Speaker notes count only if `params.surfaces` names them.',
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
    });
  },
});

function familiesOf(rule: BrandRule, context: CheckContext): readonly string[] {
  const families = new Map<string, string>();
  const surfaces = surfacesOf(rule) ?? FONT_SURFACES.filter((surface) => surface !== 'notes_text');
  const narrowed: BrandRule = { ...rule, params: { ...rule.params, surfaces } };
  fontUses(context.view(rule), narrowed, ({ typeface }, slot) => {
    if (slot !== 'sym' && !isEmojiFont(typeface) && !families.has(folded(typeface)))
      families.set(folded(typeface), typeface);
    return null;
  });
  return [...families.values()];
}
