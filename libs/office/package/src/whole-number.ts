/**
 * Returns the same number, which V8 then knows to be a whole number of 32 bits. It does not know that of an argument: a loop that counts
 * from an argument checks the type at each step (measured: half of the time of a short loop).
 */
export function wholeNumber(value: number): number {
  return value | 0;
}
