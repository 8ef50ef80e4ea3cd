import { describe, expect, it } from '@jest/globals';
import { reportedFinding, sampleReport } from '../testing/sample-report.ts';
import { htmlReport } from './html-report.ts';

/** The rows of numbers on the picture of a slide with these boxes, each with a finding of its own. */
function rowsOn(boxes: readonly { readonly x: number; readonly y: number; readonly findings?: number }[]) {
  const placed = boxes.map((box, index) => ({ ...box, location: `slide[0]/shape[${index}]`, width: 400, height: 60 }));
  const findings = placed.flatMap(({ location, findings: count = 1 }) =>
    Array.from({ length: count }, (_, index) => reportedFinding({ id: `${location}${index}`, locations: [location] })),
  );
  const slide = { slideIndex: 0, width: 960, height: 540, svg: '<svg/>', boxes: placed };
  const illustration = { format: 'pptx', slideCount: 1, leftOut: [], slides: [slide] } as const;
  const page = htmlReport([sampleReport(findings, { illustration })]).replace(/\s+/g, ' ');
  return Array.from(
    page.matchAll(/<div class="numbers" style="([^"]+)">(.*?)<\/div>/g),
    ([, style = '', row = '']) => ({
      style,
      numbers: Array.from(row.matchAll(/<span class="unseen">Finding <\/span>(\d+)/g), ([, number]) => Number(number)),
      row,
    }),
  );
}

describe('the numbers on the picture of a slide', () => {
  it('stand at the box that they belong to, also where another box is close above it', () => {
    const rows = rowsOn([
      { x: 60, y: 240 },
      { x: 60, y: 305 },
    ]);
    expect(rows.map(({ style, numbers }) => [style, numbers])).toEqual([
      ['left:6.25%;top:44.44%', [1]],
      ['left:39.42%;top:56.48%', [2]],
    ]);
  });

  it('become one row where the corners of all boxes are taken', () => {
    const rows = rowsOn(Array.from({ length: 5 }, (_, index) => ({ x: 60 + index, y: 240 })));
    expect(rows.flatMap(({ numbers }) => numbers).sort()).toEqual([1, 2, 3, 4, 5]);
    expect(rows.length).toBeLessThan(5);
  });

  it('say which ones do not fit', () => {
    const [row] = rowsOn([{ x: 60, y: 240, findings: 8 }]);
    expect(row?.row).toContain('title="6, 7 and 8"');
  });
});
