/** The proportions of the slide sizes that PowerPoint offers, and the usual ones of screens. */
const USUAL: readonly (readonly [number, number])[] = [
  [16, 9],
  [4, 3],
  [16, 10],
  [3, 2],
  [21, 9],
  [1, 1],
  [9, 16],
  [3, 4],
  [10, 16],
  [2, 3],
];
/** How far sizes may be from a usual ratio, as a fraction: sizes are rounded to whole EMU, or to tenths of millimetres. */
const TOLERANCE = 0.005;

/** The proportions of slides as text: `16:9`. Unusual ones are written as a number to one: `1.41:1`. */
export function aspectRatio(width: number, height: number): string {
  const ratio = width / height;
  const usual = USUAL.find(([across, down]) => Math.abs(ratio / (across / down) - 1) <= TOLERANCE);
  return usual === undefined ? `${Number(ratio.toFixed(2))}:1` : usual.join(':');
}
