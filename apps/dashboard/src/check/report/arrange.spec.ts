import { describe, expect, it } from '@jest/globals';
import {
  countUntil,
  byCause,
  byPlace,
  categoryOf,
  filtered,
  findingAfter,
  type FindingGroup,
  numberedFindings,
  portionOf,
} from './arrange.ts';
import { foundFinding } from './testing/found-finding.ts';

const REPORT = {
  findings: [
    foundFinding('a'),
    foundFinding('b', { type: 'font.unapproved', title: 'Font', severity: 'low', auto_fixable: true }),
    foundFinding('c'),
    foundFinding('d', { title: 'Metadata', slide_index: null }),
  ],
  causes: [{ kind: 'layout', name: 'Title', slide_indexes: [0, 1], finding_ids: ['b'] }],
  slides: [
    { slide_index: 0, finding_ids: ['a', 'b'], further_finding_ids: [] },
    { slide_index: 1, finding_ids: ['c'], further_finding_ids: ['b'] },
  ],
  pages: [],
  whole_document: ['d'],
};

const NUMBERED = numberedFindings(REPORT);
const outline = (groups: readonly FindingGroup[]) =>
  groups.map(({ title, findings, further }) => [
    title,
    findings.map(({ number }) => number),
    further.map(({ number }) => number),
  ]);

describe('the arrangement of a report', () => {
  it('puts first what one change settles, and groups the rest by what is wrong', () => {
    const groups = byCause(REPORT, NUMBERED);
    expect(outline(groups)).toEqual([
      ['The layout “Title”', [2], []],
      ['Colour is not in the palette', [1, 3], []],
      ['Metadata', [4], []],
    ]);
    expect(groups[0]?.scope).toBe('One change here settles slides 1 and 2');
  });

  it('counts a change for each finding of a cause, and says that slides are left out', () => {
    const cut = foundFinding('c', { locations: ['slide[0]', '… and 16 more'] });
    const findings = REPORT.findings.with(2, cut);
    const causes = [{ kind: 'layout', name: 'Title', slide_indexes: [0, 1], finding_ids: ['b', 'c'] }];
    const [group] = byCause({ ...REPORT, findings, causes }, numberedFindings({ findings }));
    expect(group?.scope).toBe('2 changes here settle slides 1 and 2, and more');
  });

  it('goes slide by slide, then to the whole document', () => {
    expect(outline(byPlace(REPORT, NUMBERED))).toEqual([
      ['Slide 1', [1, 2], []],
      ['Slide 2', [3], [2]],
      ['The whole document', [4], []],
    ]);
  });

  it('keeps the numbers when findings are filtered', () => {
    const shown = filtered(NUMBERED, { severity: 'low', category: 'font', fixable: true });
    expect(outline(byCause(REPORT, shown))).toEqual([['The layout “Title”', [2], []]]);
    expect(outline(byPlace(REPORT, shown))).toEqual([
      ['Slide 1', [2], []],
      ['Slide 2', [], [2]],
    ]);
  });

  it('shows a portion of many findings', () => {
    const groups = byPlace(REPORT, NUMBERED);
    expect(outline(portionOf(groups, 1))).toEqual([['Slide 1', [1], []]]);
    expect(outline(portionOf(groups, 3))).toEqual([
      ['Slide 1', [1, 2], []],
      ['Slide 2', [3], [2]],
    ]);
    expect(portionOf(groups, 100)).toEqual(groups);
  });

  it('knows how many findings lead to one', () => {
    const groups = byPlace(REPORT, NUMBERED);
    expect(['a', 'c', 'd', 'x'].map((id) => countUntil(groups, id))).toEqual([1, 3, 4, 0]);
  });

  it('goes on at the next finding that is not accepted', () => {
    const groups = byPlace(REPORT, NUMBERED);
    const accepted = new Map([['b', 'earlier']]);
    expect(findingAfter(groups, ['a'], accepted)).toBe('c');
    expect(findingAfter(groups, ['a', 'c'], accepted)).toBe('d');
    expect(findingAfter(groups, ['d'], accepted)).toBe('d');
    expect(findingAfter(groups, ['filtered away'], accepted)).toBe('a');
    expect(findingAfter([], ['a'], accepted)).toBeUndefined();
  });

  it('knows the category of a type', () => {
    expect(['color.off_palette', 'custom'].map(categoryOf)).toEqual(['color', 'custom']);
  });
});
