/**
 * The same number, of which the compiler then knows that it is a whole one of 32 bits. Of an argument it does not: a loop that
 * counts on from one asks at each step whether it still is a number (measured: half of the time of a short loop).
 */
export function wholeNumber(value: number): number {
  return value | 0;
}
