import { describe, expect, it } from '@jest/globals';
import type { ReportedFinding } from '@livery/sdk';
import { foundFinding } from '../report/testing/found-finding.ts';
import { framesOf } from './frames.ts';
import { numberRows } from './number-rows.ts';

const box = (location: string, x: number, y: number, width: number, height: number) => ({
  location,
  x,
  y,
  width,
  height,
});
const numbered = (number: number, locations: string[]): { number: number; finding: ReportedFinding } => ({
  number,
  finding: foundFinding(`f${number}`, { locations }),
});

const PICTURE = {
  slide_index: 0,
  width: 800,
  height: 400,
  svg: '<svg/>',
  boxes: [
    box('a', 80, 40, 160, 80),
    box('b', 80, 40, 160, 80),
    box('c', 0, 0, 400, 400),
    box('slide', 0, 0, 800, 400),
    box('beside', 900, -50, 100, 10),
  ],
};

describe('framesOf', () => {
  it('frames places in per cent, the largest first, and shares frames', () => {
    const [one, two, three] = [numbered(1, ['a', 'x']), numbered(2, ['b']), numbered(3, ['c'])];
    expect(framesOf(PICTURE, [one, two, three])).toEqual([
      { left: 0, top: 0, width: 50, height: 100, findings: [three] },
      { left: 10, top: 10, width: 20, height: 20, findings: [one, two] },
    ]);
  });

  it('needs no frame around the whole slide, and keeps what lies beside it at the edge', () => {
    expect(framesOf(PICTURE, [numbered(1, ['slide'])])).toEqual([]);
    expect(framesOf(PICTURE, [numbered(1, ['beside'])])).toMatchObject([{ left: 97, top: 0, width: 3, height: 1 }]);
  });
});

describe('numberRows', () => {
  const frame = (number: number, left: number, top: number, width = 20, height = 40) => ({
    left,
    top,
    width,
    height,
    findings: [numbered(number, [])],
  });
  const outline = (frames: Parameters<typeof numberRows>[0]) =>
    numberRows(frames, 2).map(({ left, top, findings }) => [left, top, findings.map(({ number }) => number)]);

  it('stands before its frame, so that it hides nothing of it, and below it if that is taken', () => {
    expect(outline([frame(1, 10, 10), frame(2, 12, 10)])).toEqual([
      [1, 10, [1]],
      [12, 59, [2]],
    ]);
  });

  it('stands after a frame of the full height at the left edge, and at a corner of a frame that leaves no room', () => {
    expect(outline([frame(1, 0, 0, 20, 100)])).toEqual([[20, 0, [1]]]);
    expect(outline([frame(1, 1, 1, 96, 98)])).toEqual([[1, 1, [1]]]);
  });

  it('joins numbers that find no free corner, and stays on the slide', () => {
    const tiny = frame(1, 95, 50, 1, 1);
    expect(outline([tiny, { ...tiny, findings: [numbered(2, [])] }])).toEqual([[82, 50, [1, 2]]]);
  });
});
