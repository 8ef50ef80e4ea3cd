// Only this suite sees the table as a terminal shows it: with its width and its colours.
import { describe, expect, it } from '@jest/globals';
import { PLAIN } from '../terminal-look.ts';
import { FINDING, judged } from './testing/judged-document.ts';
import { tableReport } from './table-report.ts';

const DETAIL = 'Text of 8 pt is small; the smallest that the guideline allows has 10 pt';
const REPORTS = [judged('a.pptx', [{ ...FINDING, detail: DETAIL }])];
const linesOf = (look: Parameters<typeof tableReport>[1]): string[] => tableReport(REPORTS, look).split('\n');

describe('the table of findings', () => {
  it('has a line for each finding in a pipe, however long it is', () => {
    expect(linesOf(PLAIN)[2]).toBe(`  medium    color.off_palette  slide[1]/shape[2]  ${DETAIL}`);
  });

  it('breaks the last column between words on a terminal', () => {
    expect(linesOf({ width: 90, isColored: false }).slice(2, 5)).toEqual([
      '  medium    color.off_palette  slide[1]/shape[2]  Text of 8 pt is small; the smallest that',
      '                                                  the guideline allows has 10 pt',
      '',
    ]);
  });

  it('has the last column below the others on a narrow terminal', () => {
    const lines = linesOf({ width: 60, isColored: false });
    expect(lines.slice(3, 6)).toEqual([
      '  medium    color.off_palette  slide[1]/shape[2]',
      '      Text of 8 pt is small; the smallest that the guideline',
      '      allows has 10 pt',
    ]);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(60);
  });

  it('colours the severity where the terminal has colours, and nothing else', () => {
    const colored = tableReport(REPORTS, { width: null, isColored: true });
    expect(colored).toContain('\u001b[33mmedium\u001b[39m');
    expect(colored.replace('\u001b[33m', '').replace('\u001b[39m', '')).toBe(tableReport(REPORTS, PLAIN));
  });
});
