import { numbersOf } from '../../judging/read-rule-params.ts';
import { exactness, placeholderParams, sizeCheck } from './size-check.ts';

/** Reports an effective size that is not on the list of allowed sizes (check catalogue, 3.2). */
export const fontSizeAllowed = sizeCheck('font.size_allowed', null, 'Text size is not on the list', (rule) => {
  const everywhere = numbersOf(rule, 'allowed_pt');
  return (size, placeholder) => {
    const own = placeholder === null ? undefined : placeholderParams(rule, placeholder)['allowed_pt'];
    const allowed = Array.isArray(own) ? own.filter((one) => typeof one === 'number') : everywhere;
    if (allowed === null || allowed.some((one) => Math.abs(one - size) <= exactness(rule))) return null;
    const larger = allowed.filter((one) => one > size).sort((a, b) => a - b)[0];
    const isNearest = allowed.every((one) => Math.abs(one - size) >= (larger ?? Infinity) - size);
    const words = `the allowed sizes are ${allowed.join(', ')} pt.${larger === undefined ? '' : ` The next larger is ${larger} pt.`}`;
    return { words, wanted: larger !== undefined && isNearest ? larger : null };
  };
});
