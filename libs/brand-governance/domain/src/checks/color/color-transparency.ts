import { formatRgb } from '@livery/office-model';
import { COLOR_SURFACES } from '../../color-surface.ts';
import { defaulted, listOf, numberFrom } from '../../judging/param-schemas.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { numberOf, numbersOf } from '../../judging/read-rule-params.ts';
import { acceptedColors, matching } from './accepted-colors.ts';
import { brandColorInWords } from './color-in-words.ts';
import { colorUses } from './color-uses.ts';

const share = numberFrom(0, 1);

const PARAMS = {
  min_alpha: defaulted(share, 1, 'The minimum opacity of a brand colour, from 0 (invisible) to 1 (opaque).'),
  allowed: defaulted(listOf(share), [], 'Other opacities that are allowed, from 0 to 1.'),
};

/** Reports a brand colour that is more transparent than allowed (check catalogue, 3.1). */
export const colorTransparency = ruleCheck({
  type: 'color.transparency',
  severity: 'low',
  formats: ['pptx'],
  name: 'Opaque brand colours',
  summary: 'A brand colour is more transparent than allowed.',
  params: PARAMS,
  surfaces: COLOR_SURFACES,
  find: (rule, context) => {
    const accepted = acceptedColors(context.guideline, []).filter(({ legacy }) => !legacy);
    const least = numberOf(rule, 'min_alpha', PARAMS.min_alpha.default);
    const allowed = numbersOf(rule, 'allowed') ?? [];
    const uses = colorUses(context.view(rule), rule, ({ rgb, alpha }, _surface, _name, part) => {
      // Glows and shadows are transparent by nature.
      if (part === 'effect') return null;
      if (alpha >= least || allowed.includes(alpha)) return null;
      return matching(rgb, accepted, null)[0] ?? null;
    });
    return uses.map(({ color: { rgb, alpha, provenance }, surface, location, problem }) => {
      const actual = formatRgb(rgb);
      const detail = `${brandColorInWords({ name: problem.name, rgb })} is shown at ${Math.round(alpha * 100)} % opacity; at least ${Math.round(least * 100)} % is allowed.`;
      const facts = {
        title: 'Brand colour is transparent',
        detail,
        address: location.address,
        cause: provenance,
        value: `${actual} ${alpha}`,
        groupedBy: 'document',
        former: { groupedBy: 'style' },
      } as const;
      return { ...report(rule, facts), ...location, color: { actual: `#${actual}`, surface } };
    });
  },
});
