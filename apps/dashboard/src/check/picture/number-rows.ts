import type { NumberedFinding } from '../report/arrange.ts';
import type { Frame } from './frames.ts';

/** A number takes this share of the width of a picture on a phone, in per cent. */
const NUMBER_WIDTH = 9;
/** Numbers may stand out of the picture by this share of it, in per cent. */
const OVERHANG = 3;

/** More numbers in a row would hide the picture. */
const MOST_NUMBERS = 6;

/** Numbers that stand beside each other, in per cent of the slide. */
export interface NumberRow {
  readonly left: number;
  /** The middle of the row. */
  readonly top: number;
  /** Whether the row ends at its right side, so that it touches the frame that follows. */
  readonly isBefore: boolean;
  readonly findings: readonly NumberedFinding[];
}

/**
 * Puts the numbers of frames beside them where there is room, so that they hide nothing, else at free corners of them. Numbers that would
 * cover each other everywhere become one row.
 */
export function numberRows(frames: readonly Frame[], aspectRatio: number): readonly NumberRow[] {
  const rows: NumberRow[] = [];
  for (const frame of frames) {
    const corners = cornersOf(frame);
    const places = [...placesBeside(frame, aspectRatio), ...corners];
    const free = places.find((place) => rows.every((row) => !covers(row, place, aspectRatio)));
    if (free !== undefined) rows.push(free);
    else {
      const [first] = corners;
      const index = rows.findIndex((row) => covers(row, first, aspectRatio));
      rows[index] = joined(rows[index] ?? first, first);
    }
  }
  return rows;
}

/** Before, below, above and after a frame. Titles are above what belongs to them, and texts begin after it. */
function placesBeside({ left, top, width, height, findings }: Frame, aspectRatio: number): readonly NumberRow[] {
  const across = widthOf(findings);
  const down = NUMBER_WIDTH * aspectRatio;
  const [right, bottom] = [left + width, top + height];
  const start = Math.min(left, Math.max(0, 100 - across));
  const places = [
    { left: left - across, top, isBefore: true, findings },
    { left: start, top: bottom + down / 2, isBefore: false, findings },
    { left: start, top: top - down / 2, isBefore: false, findings },
    { left: right, top, isBefore: false, findings },
  ];
  return places.filter((place) => {
    const isWithin = place.left >= -OVERHANG && place.left + across <= 100 + OVERHANG;
    return isWithin && place.top >= 0 && place.top <= 100;
  });
}

function cornersOf({ left, top, width, height, findings }: Frame): readonly [NumberRow, ...NumberRow[]] {
  const across = widthOf(findings);
  const right = Math.max(0, left + width - across);
  const start = Math.min(left, Math.max(0, 100 - across));
  const bottom = top + height;
  const isBefore = false;
  return [
    { left: start, top, isBefore, findings },
    { left: right, top, isBefore, findings },
    { left: start, top: bottom, isBefore, findings },
    { left: right, top: bottom, isBefore, findings },
  ];
}

function covers(one: NumberRow, two: NumberRow, aspectRatio: number): boolean {
  const [first, second] = one.left <= two.left ? [one, two] : [two, one];
  const isBeside = first.left + widthOf(first.findings) <= second.left;
  return !isBeside && Math.abs(one.top - two.top) < NUMBER_WIDTH * aspectRatio;
}

function joined(row: NumberRow, other: NumberRow): NumberRow {
  const findings = [...new Set([...row.findings, ...other.findings])].sort((one, two) => one.number - two.number);
  return { ...row, left: Math.max(0, Math.min(row.left, 100 - widthOf(findings))), isBefore: false, findings };
}

export function widthOf(findings: readonly NumberedFinding[]): number {
  return findings.length * NUMBER_WIDTH;
}

/** The ids of the findings whose numbers are shown. */
export function idsOn(rows: readonly NumberRow[]): ReadonlySet<string> {
  return new Set(rows.flatMap(numbersOf).map(({ finding }) => finding.id));
}

/** The findings of a row whose numbers are shown. */
export function numbersOf({ findings }: NumberRow): readonly NumberedFinding[] {
  return findings.slice(0, MOST_NUMBERS);
}
