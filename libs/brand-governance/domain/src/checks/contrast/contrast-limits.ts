import type { RunStyle } from '@livery/office-model';
import type { BrandRule } from '../../brand-rule.ts';
import { defaulted, numberFrom } from '../../judging/param-schemas.ts';
import { numberOf } from '../../judging/read-rule-params.ts';

const ratio = numberFrom(1, 21);
const points = numberFrom(1, 4_000);

/** The parameters of `contrast.text`. */
export const CONTRAST_PARAMS = {
  min_ratio: defaulted(ratio, 4.5, 'The minimum contrast of text, as a contrast ratio of WCAG, from 1 to 21.'),
  min_ratio_large: defaulted(
    ratio,
    3,
    'The minimum contrast of large text, as a contrast ratio of WCAG, from 1 to 21.',
  ),
  large_pt: defaulted(points, 18, 'The size in points from which text counts as large.'),
  large_bold_pt: defaulted(points, 14, 'The size in points from which bold text counts as large.'),
};

/** The contrast that a rule requires of texts, by their style. */
export function contrastLimit(rule: BrandRule): (style: RunStyle) => number {
  const normal = numberOf(rule, 'min_ratio', CONTRAST_PARAMS.min_ratio.default);
  const large = numberOf(rule, 'min_ratio_large', CONTRAST_PARAMS.min_ratio_large.default);
  const largeFrom = numberOf(rule, 'large_pt', CONTRAST_PARAMS.large_pt.default);
  const largeBoldFrom = numberOf(rule, 'large_bold_pt', CONTRAST_PARAMS.large_bold_pt.default);
  return ({ size, bold }) =>
    size.effective >= largeFrom || (bold && size.effective >= largeBoldFrom) ? large : normal;
}
