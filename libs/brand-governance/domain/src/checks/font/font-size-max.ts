import { exactness, limitOf, SIZE_LIMITS, sizeCheck } from './size-check.ts';

/** Reports an effective size above the maximum (check catalogue, 3.2). */
export const fontSizeMax = sizeCheck('font.size_max', 'max_font_size', 'Text is too large', (rule) => {
  const most = limitOf(rule, 'max_pt', SIZE_LIMITS.max_pt.default);
  return (size, placeholder) => {
    const limit = most(placeholder);
    return size > limit + exactness(rule) ? { words: `the largest allowed size is ${limit} pt.`, wanted: null } : null;
  };
});
