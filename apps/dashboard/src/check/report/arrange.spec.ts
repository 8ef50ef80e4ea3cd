import { describe, expect, it } from '@jest/globals';
import {
  countThrough,
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
    { slide_index: 0, finding_ids: ['a'], further_finding_ids: ['b'] },
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
  it('numbers findings as the report does that is sent on: by cause, then by place, and leaves the worst first', () => {
    expect(NUMBERED.map(({ number, finding }) => [finding.id, number])).toEqual([
      ['a', 2],
      ['b', 1],
      ['c', 3],
      ['d', 4],
    ]);
  });

  it('puts first what one change settles, and groups the rest by what is wrong', () => {
    const groups = byCause(REPORT, NUMBERED);
    expect(outline(groups)).toEqual([
      ['The layout “Title”', [1], []],
      ['Colour is not in the palette', [2, 3], []],
      ['Metadata', [4], []],
    ]);
    expect(groups[0]?.scope).toBe('One change here settles slides 1 and 2');
  });

  it('counts a change for each finding of a cause, and says that slides are left out', () => {
    const cut = foundFinding('c', { locations: ['slide[0]', '… and 16 more'] });
    const findings = REPORT.findings.with(2, cut);
    const causes = [{ kind: 'layout', name: 'Title', slide_indexes: [0, 1], finding_ids: ['b', 'c'] }];
    const report = { ...REPORT, findings, causes };
    const [group] = byCause(report, numberedFindings(report));
    expect(group?.scope).toBe('2 changes here settle slides 1 and 2, and more');
  });

  it('goes slide by slide, then to the whole document', () => {
    expect(outline(byPlace(REPORT, NUMBERED))).toEqual([
      ['Slide 1', [2], [1]],
      ['Slide 2', [3], [1]],
      ['The whole document', [4], []],
    ]);
  });

  it('keeps the numbers when findings are filtered', () => {
    const shown = filtered(NUMBERED, { severity: 'low', category: 'font', fixable: true });
    expect(outline(byCause(REPORT, shown))).toEqual([['The layout “Title”', [1], []]]);
    expect(outline(byPlace(REPORT, shown))).toEqual([
      ['Slide 1', [], [1]],
      ['Slide 2', [], [1]],
    ]);
  });

  it('shows a portion of many findings', () => {
    const groups = byPlace(REPORT, NUMBERED);
    expect(outline(portionOf(groups, 1))).toEqual([['Slide 1', [2], [1]]]);
    expect(outline(portionOf(groups, 2))).toEqual([
      ['Slide 1', [2], [1]],
      ['Slide 2', [3], [1]],
    ]);
    expect(outline(portionOf(byCause(REPORT, NUMBERED), 2))).toEqual([
      ['The layout “Title”', [1], []],
      ['Colour is not in the palette', [2], []],
    ]);
    expect(portionOf(groups, 100)).toEqual(groups);
  });

  it('knows how many findings lead to one', () => {
    const groups = byPlace(REPORT, NUMBERED);
    expect(['a', 'c', 'd', 'x'].map((id) => countUntil(groups, id))).toEqual([1, 2, 3, 0]);
  });

  it('knows how many findings lead to the end of a slide', () => {
    const groups = byPlace(REPORT, NUMBERED);
    expect([0, 1, 7].map((slide) => countThrough(groups, slide))).toEqual([1, 2, 0]);
    expect(outline(portionOf(groups, countThrough(groups, 1)))).toEqual(outline(groups.slice(0, 2)));
  });

  it('goes on at the next finding that is not accepted', () => {
    const groups = byPlace(REPORT, NUMBERED);
    const accepted = new Map([['c', 'earlier']]);
    expect(findingAfter(groups, ['a'], accepted)).toBe('d');
    expect(findingAfter(groups, ['a'], new Map())).toBe('c');
    expect(findingAfter(groups, ['a', 'c'], accepted)).toBe('d');
    expect(findingAfter(groups, ['d'], accepted)).toBe('d');
    expect(findingAfter(groups, ['filtered away'], accepted)).toBe('a');
    expect(findingAfter([], ['a'], accepted)).toBeUndefined();
  });

  it('knows the category of a type', () => {
    expect(['color.off_palette', 'custom'].map(categoryOf)).toEqual(['color', 'custom']);
  });
});
