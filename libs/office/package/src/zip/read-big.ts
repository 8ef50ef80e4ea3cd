/** A 64-bit field of ZIP64 as a number; Infinity from 2^53 on, which no file reaches. */
export function readBig(file: Buffer, at: number): number {
  const value = Number(file.readBigUInt64LE(at));
  return Number.isSafeInteger(value) ? value : Number.POSITIVE_INFINITY;
}
