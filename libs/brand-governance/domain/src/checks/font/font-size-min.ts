import type { CheckContext } from '../../judging/check.ts';
import { AUTOFIT_SMALL, isShrunkBelow, shrinkingLimit } from '../text/shrunk-text.ts';
import { exactness, limitOf, SIZE_LIMITS, sizeCheck, type SizesOfBody } from './size-check.ts';

/** Reports an effective size below the minimum (check catalogue, 3.2), unless a rule of `text.autofit_small` reports it. */
export const fontSizeMin = sizeCheck(
  'font.size_min',
  'min_font_size',
  'Text is too small',
  (rule) => {
    const least = limitOf(rule, 'min_pt', SIZE_LIMITS.min_pt.default);
    return (size, placeholder) => {
      const limit = least(placeholder);
      return size < limit - exactness(rule)
        ? { words: `the smallest allowed size is ${limit} pt.`, wanted: limit }
        : null;
    };
  },
  shrunkTooSmall,
);

/** The sizes that the rules of `text.autofit_small` for this document report. */
function shrunkTooSmall({ model, guideline }: CheckContext): SizesOfBody {
  const rules = guideline.rules.filter(
    ({ type, active, appliesTo }) => type === AUTOFIT_SMALL && active && appliesTo.includes(model.format),
  );
  const limits = rules.map((rule) => ({ rule, limitOf: shrinkingLimit(rule) }));
  return (body) => (size) => limits.some(({ rule, limitOf: least }) => isShrunkBelow(least(body), size, rule));
}
