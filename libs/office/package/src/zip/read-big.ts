/** A ZIP64 field as a number; Infinity past 2^53, which no file reaches. */
export function readBig(file: Buffer, at: number): number {
  const value = Number(file.readBigUInt64LE(at));
  return Number.isSafeInteger(value) ? value : Number.POSITIVE_INFINITY;
}
