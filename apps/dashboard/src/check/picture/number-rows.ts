import type { NumberedFinding } from '../report/arrange.ts';
import type { Frame } from './frames.ts';

/** What a number takes of the width of a picture on a phone, in per cent. */
const NUMBER_WIDTH = 9;

/** Numbers that stand beside each other, in per cent of the slide. */
export interface NumberRow {
  readonly left: number;
  readonly top: number;
  readonly findings: readonly NumberedFinding[];
}

/** Puts the numbers of frames at free corners of them. Numbers that would cover each other at all corners become one row. */
export function numberRows(frames: readonly Frame[], aspectRatio: number): readonly NumberRow[] {
  const rows: NumberRow[] = [];
  for (const frame of frames) {
    const corners = cornersOf(frame);
    const free = corners.find((corner) => rows.every((row) => !covers(row, corner, aspectRatio)));
    if (free !== undefined) rows.push(free);
    else {
      const [first] = corners;
      const index = rows.findIndex((row) => covers(row, first, aspectRatio));
      rows[index] = joined(rows[index] ?? first, first);
    }
  }
  return rows;
}

function cornersOf({ left, top, width, height, findings }: Frame): readonly [NumberRow, ...NumberRow[]] {
  const across = findings.length * NUMBER_WIDTH;
  const right = Math.max(0, left + width - across);
  const start = Math.min(left, Math.max(0, 100 - across));
  const bottom = top + height;
  return [
    { left: start, top, findings },
    { left: right, top, findings },
    { left: start, top: bottom, findings },
    { left: right, top: bottom, findings },
  ];
}

function covers(one: NumberRow, two: NumberRow, aspectRatio: number): boolean {
  const [first, second] = one.left <= two.left ? [one, two] : [two, one];
  const isBeside = first.left + first.findings.length * NUMBER_WIDTH <= second.left;
  return !isBeside && Math.abs(one.top - two.top) < NUMBER_WIDTH * aspectRatio;
}

function joined(row: NumberRow, other: NumberRow): NumberRow {
  const findings = [...new Set([...row.findings, ...other.findings])].sort((one, two) => one.number - two.number);
  return { ...row, left: Math.max(0, Math.min(row.left, 100 - findings.length * NUMBER_WIDTH)), findings };
}
