/** Puts other bytes in the place of a range. */
export interface ByteEdit {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  readonly bytes: Uint8Array;
}

/** Returns a copy in which the ranges are replaced and all other bytes stay. No two ranges may overlap. */
export function spliceBytes(source: Uint8Array, edits: readonly ByteEdit[]): Buffer {
  const pieces: Uint8Array[] = [];
  let from = 0;
  for (const { start, end, bytes } of edits.toSorted((one, other) => one.start - other.start)) {
    if (start < from || end < start || end > source.length) throw new RangeError('Two edits of bytes overlap.');
    pieces.push(source.subarray(from, start), bytes);
    from = end;
  }
  pieces.push(source.subarray(from));
  return Buffer.concat(pieces);
}
