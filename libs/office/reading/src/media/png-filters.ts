/** Undoes the filter of a row of pixels within its array (ISO/IEC 15948, 9.2). @throws RangeError when there is no such filter */
export function unfilter(filter: number, line: Uint8Array, above: Uint8Array, pixelBytes: number): void {
  if (filter > 4) throw new RangeError(`There is no filter ${filter}.`);
  if (filter === 0) return;
  for (let at = 0; at < line.length; at += 1) {
    const left = at < pixelBytes ? 0 : (line[at - pixelBytes] ?? 0);
    const up = above[at] ?? 0;
    line[at] = (line[at] ?? 0) + predicted(filter, left, up, at < pixelBytes ? 0 : (above[at - pixelBytes] ?? 0));
  }
}

function predicted(filter: number, left: number, up: number, upLeft: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  return filter === 3 ? (left + up) >> 1 : paeth(left, up, upLeft);
}

/** The Paeth predictor: the neighbour that is nearest to left + up - upLeft (ISO/IEC 15948, 9.4). */
function paeth(left: number, up: number, upLeft: number): number {
  const toLeft = Math.abs(up - upLeft);
  const toUp = Math.abs(left - upLeft);
  const toUpLeft = Math.abs(left + up - 2 * upLeft);
  if (toLeft <= toUp && toLeft <= toUpLeft) return left;
  return toUp <= toUpLeft ? up : upLeft;
}
