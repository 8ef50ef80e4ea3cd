import { integer } from '../parts/numbers.ts';

const EMU_OF_TWIP = 635;
const TWIPS_OF_POINT = 20;
const MAX_TWIPS = 3_000_000;
const MAX_POINTS = 1_638;

/** The units of lengths in points (ECMA-376 Part 1, 22.9.2.15). */
const POINTS: ReadonlyMap<string, number> = new Map([
  ['pt', 1],
  ['pc', 12],
  ['pi', 12],
  ['in', 72],
  ['cm', 72 / 2.54],
  ['mm', 72 / 25.4],
]);

/** A length in EMU. It is written in twips, or as a number with its unit; undefined for anything else. */
export function emuOfTwips(written: string | undefined): number | undefined {
  const twips = integer(written) ?? scaled(written, TWIPS_OF_POINT);
  return twips === undefined ? undefined : Math.round(clamp(twips, -MAX_TWIPS, MAX_TWIPS) * EMU_OF_TWIP);
}

/** A size in points. It is written in half points, or as a number with its unit; undefined for anything else. */
export function pointsOfHalves(written: string | undefined): number | undefined {
  const halves = integer(written) ?? scaled(written, 2);
  return halves === undefined || halves <= 0 ? undefined : clamp(halves / 2, 0.5, MAX_POINTS);
}

function scaled(written: string | undefined, perPoint: number): number | undefined {
  const [, number, unit] = /^(-?\d{1,9}(?:\.\d{1,9})?)(pt|pc|pi|in|cm|mm)$/.exec(written ?? '') ?? [];
  const points = POINTS.get(unit ?? '');
  return points === undefined ? undefined : Number(number) * points * perPoint;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** The value of a switch, which is on unless it says that it is off (`CT_OnOff`: ECMA-376 Part 1, 17.17.4). */
export function isOn(value: string | undefined): boolean {
  return value !== '0' && value !== 'false' && value !== 'off';
}
