import { wholeNumber } from './whole-number.ts';

/**
 * Whether `length` bytes of one array from `at` on equal those of another from `otherAt` on. The first array may end before them; the
 * second has all of them.
 */
export function isSame(one: Uint8Array, at: number, other: Uint8Array, otherAt: number, length: number): boolean {
  const start = wholeNumber(at);
  const otherStart = wholeNumber(otherAt);
  if (start + length > one.length) return false;
  for (let index = 0; index < length; index += 1) {
    if (one[start + index] !== other[otherStart + index]) return false;
  }
  return true;
}
