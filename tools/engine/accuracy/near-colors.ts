/** The largest difference of a channel that is allowed: LibreOffice rounds tints and shades with another gamma. */
const TOLERANCE = 6;

/** Whether two values are colours, `RRGGBB`, that differ by no more than the tolerance in each channel. */
export function areNearColors(a: unknown, b: unknown): boolean {
  const [ofA, ofB] = [channels(a), channels(b)];
  return (
    ofA !== null && ofB !== null && ofA.every((channel, index) => Math.abs(channel - (ofB[index] ?? 0)) <= TOLERANCE)
  );
}

function channels(color: unknown): readonly number[] | null {
  if (typeof color !== 'string' || !/^[0-9a-f]{6}$/i.test(color)) return null;
  return [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
