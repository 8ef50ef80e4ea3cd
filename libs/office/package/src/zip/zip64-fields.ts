import { ZIP64_EXTRA } from './zip-format.ts';

/**
 * Returns a function that gives the offsets of the 64-bit fields of the ZIP64 extra field one after the other, and undefined where the
 * field is not there. Only values that need 64 bits stand in it.
 * @param start the offset of the extra fields of a header; @param limit where they end, exclusive
 */
export function zip64Fields(file: Buffer, start: number, limit: number): () => number | undefined {
  let at = start;
  while (at + 4 <= limit && file.readUInt16LE(at) !== ZIP64_EXTRA) at += 4 + file.readUInt16LE(at + 2);
  const end = at + 4 <= limit ? Math.min(limit, at + 4 + file.readUInt16LE(at + 2)) : 0;
  at += 4;
  return () => {
    if (at + 8 > end) return undefined;
    at += 8;
    return at - 8;
  };
}
