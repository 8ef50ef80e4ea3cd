import { exactness, limitOf, SIZE_LIMITS, sizeCheck } from './size-check.ts';

/** Reports an effective size below the minimum (check catalogue, 3.2). */
export const fontSizeMin = sizeCheck('font.size_min', 'min_font_size', 'Text is too small', (rule) => {
  const least = limitOf(rule, 'min_pt', SIZE_LIMITS.min_pt.default);
  return (size, placeholder) => {
    const limit = least(placeholder);
    return size < limit - exactness(rule)
      ? { words: `the smallest allowed size is ${limit} pt.`, wanted: limit }
      : null;
  };
});
