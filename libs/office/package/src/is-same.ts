import { wholeNumber } from './whole-number.ts';

/** Whether the bytes at one place, which may be the end, are those at another, which all are there. */
export function isSame(one: Uint8Array, at: number, other: Uint8Array, otherAt: number, length: number): boolean {
  const start = wholeNumber(at);
  const otherStart = wholeNumber(otherAt);
  if (start + length > one.length) return false;
  for (let index = 0; index < length; index += 1) {
    if (one[start + index] !== other[otherStart + index]) return false;
  }
  return true;
}
