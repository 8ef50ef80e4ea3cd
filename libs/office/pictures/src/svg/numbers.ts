const EMU_PER_POINT = 12_700;
/** The largest number in a picture. The largest slide is 4,032 points wide. */
const LIMIT = 1_000_000;

/** EMU as points. */
export function points(emu: number): number {
  return emu / EMU_PER_POINT;
}

/** A number as it is written into a picture: finite, bounded, with two digits after the point. */
export function written(value: number): string {
  if (!Number.isFinite(value)) return '0';
  const rounded = Math.round(Math.min(LIMIT, Math.max(-LIMIT, value)) * 100) / 100;
  return String(rounded === 0 ? 0 : rounded);
}
