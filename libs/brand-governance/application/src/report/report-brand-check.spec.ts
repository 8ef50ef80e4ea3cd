import { describe, expect, it } from '@jest/globals';
import type { Finding } from '@livery/brand-governance-domain';
import { baselineComparison } from './baseline-comparison.ts';
import { reportBrandCheck, type ReportInput } from './report-brand-check.ts';
import { reportSentence } from './report-sentence.ts';

const DOCUMENT: ReportInput['document'] = {
  check: null,
  filename: 'autumn.pptx',
  document: null,
  format: 'pptx',
  guidelineVersion: 'b',
  engineVersion: 4,
  judged: new Date('2026-11-25T21:10:00Z'),
};

function finding(id: string, facts: Partial<Finding> = {}): Finding {
  return {
    id,
    type: 'color.off_palette',
    severity: 'high',
    title: 'Colour is not in the palette',
    detail: `#5E13C8 fills 1 shape: ${id}.`,
    autoFixable: false,
    slideIndex: null,
    shapeIndex: null,
    paragraphIndex: null,
    pageNumber: null,
    pageNumbers: [],
    paragraphIndexes: [],
    source: 'shape',
    actualColor: '#5E13C8',
    colorSurface: 'fill',
    locations: ['package'],
    occurrences: 1,
    ...facts,
  };
}

function onSlides(id: string, slides: readonly number[], facts: Partial<Finding> = {}): Finding {
  const [slideIndex = null] = slides;
  return finding(id, { slideIndex, locations: slides.map((slide) => `slide[${slide}]/shape[0]`), ...facts });
}

function report(findings: readonly Finding[], facts: Partial<ReportInput> = {}) {
  return reportBrandCheck({
    document: DOCUMENT,
    verdict: { outcome: 'judged', findings, notEvaluated: [], truncated: false },
    guideline: null,
    ...facts,
  });
}

const ids = (findings: readonly Finding[]): readonly string[] => findings.map(({ id }) => id);

describe('a report', () => {
  it('puts the most severe findings first, and keeps the order of equal ones', () => {
    const findings = [
      finding('a', { severity: 'low' }),
      finding('b'),
      finding('c', { severity: 'critical' }),
      finding('d'),
    ];
    expect(ids(report(findings).findings)).toEqual(['c', 'b', 'd', 'a']);
  });

  it('gathers what one change settles, theme before layouts, with all slides that show it', () => {
    const layout = 'layout[Title Only]/shape[0]';
    const { causes, places, wholeDocument } = report([
      finding('a', { slideIndex: 2, locations: ['slide[2]/shape[0]', layout] }),
      finding('b', { slideIndex: 1, locations: ['slide[1]/shape[0]', layout] }),
      finding('c', { locations: ['theme[0]/color[accent1]'] }),
    ]);
    expect(causes.map(({ kind, name, slides, findings }) => [kind, name, slides, ids(findings)])).toEqual([
      ['theme', '0', [], ['c']],
      ['layout', 'Title Only', [1, 2], ['a', 'b']],
    ]);
    expect(places.map(({ number, findings, elsewhere }) => [number, ids(findings), ids(elsewhere)])).toEqual([
      [1, [], ['b']],
      [2, [], ['a']],
    ]);
    expect(wholeDocument).toEqual([]);
  });

  it('describes a finding on its first slide, and mentions it on the others', () => {
    const { places } = report([onSlides('a', [4, 7]), onSlides('b', [7])]);
    expect(places.map(({ number, findings, elsewhere }) => [number, ids(findings), ids(elsewhere)])).toEqual([
      [4, ['a'], []],
      [7, ['b'], ['a']],
    ]);
  });

  it('goes by pages in text documents', () => {
    const { places } = report([finding('a', { pageNumber: 3, pageNumbers: [3, 5] })]);
    expect(places.map(({ kind, number, findings }) => [kind, number, ids(findings)])).toEqual([
      ['page', 3, ['a']],
      ['page', 5, []],
    ]);
  });

  it('marks what is new against a baseline', () => {
    const comparison = baselineComparison(null, {
      new: [{ finding: finding('b'), newOccurrences: 2 }],
      fixed: [],
      unchanged: [finding('a')],
      changed: [{ base: finding('d'), head: finding('c') }],
    });
    const { findings } = report([finding('a'), finding('b'), finding('c')], { comparison });
    expect(comparison).toMatchObject({ new: 1, unchanged: 1, changed: 1 });
    expect(findings.map(({ baselineState, newSinceBaseline }) => [baselineState, newSinceBaseline])).toEqual([
      ['unchanged', null],
      ['new', 2],
      ['changed', null],
    ]);
  });
});

describe('the verdict', () => {
  it.each([
    [[], 'On brand: nothing deviates from the guideline.'],
    [[onSlides('a', [0])], 'Not on brand yet: 1 deviation on 1 slide, all serious.'],
    [
      [onSlides('a', [0]), onSlides('b', [1], { severity: 'low' })],
      'Not on brand yet: 2 deviations on 2 slides, 1 of them serious.',
    ],
    [[finding('a', { severity: 'medium' })], 'Nearly on brand: 1 deviation.'],
    [
      [finding('a', { severity: 'low', locations: ['theme[0]/color[accent1]'] })],
      'On brand but for details: 1 deviation.',
    ],
  ])('on %j', (findings, sentence) => {
    expect(reportSentence(report(findings))).toBe(sentence);
  });

  it('says what is won by changing causes only where they are fewer than their findings', () => {
    const findings = ['a', 'b'].map((id) => finding(id, { locations: ['theme[0]/color[accent1]'] }));
    expect(reportSentence(report(findings))).toContain('; 2 can be settled in 1 place for the whole document.');
  });

  it('names what was accepted of a document that deviates in nothing else', () => {
    const acceptance = { reason: 'Agreed.', acceptedBy: null, accepted: null, expires: null };
    const accepted = [finding('a'), finding('b')].map((one) => ({ finding: one, ...acceptance }));
    expect(reportSentence(report([], { accepted }))).toBe(
      'On brand: nothing deviates from the guideline apart from 2 accepted deviations.',
    );
  });

  it('does not call a document clean of which a part could not be judged', () => {
    const notEvaluated = [{ surface: 'chart', reason: 'It has no drawing.', locations: [] }];
    const verdict = { outcome: 'judged', findings: [], notEvaluated, truncated: false } as const;
    expect(reportSentence(report([], { verdict }))).toContain('but 1 thing could not be judged');
  });

  it('says why a document could not be judged', () => {
    const refusal = { code: 'file_corrupt', message: 'The file is damaged.', part: null };
    const failed = report([], { verdict: { outcome: 'refused', refusal } });
    expect(reportSentence(failed)).toBe('This document could not be judged: The file is damaged.');
  });
});
