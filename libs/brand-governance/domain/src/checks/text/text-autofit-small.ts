import type { EffectiveSize } from '@livery/office-model';
import type { LocatedBody } from '../../document-view/located-content.ts';
import { defaulted, mapOf, objectOf, param, type Params } from '../../judging/param-schemas.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { OTHER_PARAMS, points, SIZE_LIMITS } from '../font/size-check.ts';
import { AUTOFIT_SMALL, isShrunkBelow, shrinkingLimit } from './shrunk-text.ts';

const PARAMS: Params = {
  min_pt: defaulted(points, SIZE_LIMITS.min_pt.default, 'The smallest size in points to which text may be shrunk.'),
  by_placeholder: param(
    mapOf(objectOf({ min_pt: points })),
    'Limits in points, by the type of a placeholder (`title`, `body`). They replace the general limit there.',
  ),
  ignore: OTHER_PARAMS.ignore,
  exact: OTHER_PARAMS.exact,
};

/**
 * Reports a shape whose text autofit has shrunk below the smallest size. `font.size_min` leaves such text to this check where the guideline
 * has a rule for it.
 */
export const textAutofitSmall = ruleCheck({
  type: AUTOFIT_SMALL,
  severity: 'medium',
  formats: ['pptx'],
  name: 'Text is shrunk too small',
  summary:
    'PowerPoint has shrunk the text of a shape below the smallest size, so that it fits its box. `font.size_min` does not report the same text again.',
  params: PARAMS,
  *find(rule, context) {
    const limitOf = shrinkingLimit(rule);
    for (const body of context.view(rule).bodies) {
      const limit = limitOf(body);
      const size = smallestSize(body);
      if (limit === null || size === undefined || !isShrunkBelow(limit, size, rule)) continue;
      yield report(rule, {
        title: 'Text is shrunk too small',
        detail: `Text of ${size.nominal} pt is shrunk to ${size.effective} pt to fit its box; the smallest allowed size is ${limit} pt. Shorten the text, or enlarge the box.`,
        address: body.address,
        // The scale of an autofit is set in the shape that holds the text.
        cause: { ...body.cause, source: 'shape' },
      });
    }
  },
});

function smallestSize({ facts }: LocatedBody): EffectiveSize | undefined {
  const sizes = facts.formats.map(({ style }) => style.size);
  return sizes.reduce<EffectiveSize | undefined>(
    (least, size) => (least === undefined || size.effective < least.effective ? size : least),
    undefined,
  );
}
