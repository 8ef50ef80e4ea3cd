import { describe, expect, it } from '@jest/globals';
import type { Paragraph, TextRun } from '@livery/office-model';
import { sampleParagraph } from '@livery/office-testing';
import { bold, headingFindings, RUNNING_TEXT, sampleStyle, sized } from '../../testing/sample-headings.ts';

const SECTION = sampleStyle('Section', bold(''));
const inStyle = (id: string, run: TextRun): Paragraph =>
  sampleParagraph([run], { style: { id, name: id, headingLevel: null } });
const sections = (...texts: readonly string[]): readonly Paragraph[] =>
  texts.flatMap((text) => [inStyle('Section', bold(text)), RUNNING_TEXT]);
const plain = (...runs: readonly TextRun[]): readonly Paragraph[] =>
  runs.flatMap((run) => [sampleParagraph([run]), RUNNING_TEXT]);

describe('headings that are formatted alike by hand', () => {
  it('are one finding with all of their places, which names the first', () => {
    const findings = headingFindings(plain(...['Scope', 'Terms', 'Scope', 'Budget', 'Team', 'Risks'].map(bold)));
    expect(findings).toMatchObject([
      {
        detail:
          '6 paragraphs look like headings (bold, 11 pt) but have the style "Normal": "Scope", "Terms", "Budget" and 2 more.',
        locations: [0, 2, 4, 6, 8, 10].map((number) => `body/paragraph[${number}]`),
        occurrences: 6,
      },
    ]);
  });

  it('are several findings where they look differently, or have different styles', () => {
    const findings = headingFindings([...plain(bold('Scope'), sized('Terms', 14)), inStyle('Other', bold('Budget'))]);
    expect(findings.map(({ detail }) => detail)).toEqual([
      '"Scope" looks like a heading (bold, 11 pt) but has the style "Normal".',
      '"Terms" looks like a heading (14 pt) but has the style "Normal".',
      '"Budget" looks like a heading (bold, 11 pt) but has the style "Other".',
    ]);
  });

  it('get all levels that are suggested for them', () => {
    const styles = [1, 2, 3].map((level) => sampleStyle(`H${level}`, sized('', 11), { headingLevel: level }));
    const heading = sampleParagraph([sized('Plan', 11)], { style: { id: 'H1', name: 'H1', headingLevel: 1 } });
    const end = sampleParagraph([sized('End', 11)], { style: { id: 'H3', name: 'H3', headingLevel: 3 } });
    const [finding] = headingFindings([heading, ...plain(bold('Scope')), ...plain(bold('Terms')), end], styles);
    expect(finding?.detail).toMatch(/"Scope" and "Terms"\. Use "H1" or "H2"\.$/);
  });

  it('know the ids that each of them had, and keep their own when one of them is repaired', () => {
    const [one, two] = [plain(bold('Scope')), plain(bold('Terms'))];
    const [both] = headingFindings([...one, ...two]);
    expect(both?.former).toMatchObject([{ occurrences: 1 }, { occurrences: 1 }]);
    for (const left of [one, two]) {
      const [finding] = headingFindings(left);
      expect(finding?.id).toBe(both?.id);
      expect(both?.former).toContainEqual(finding?.former?.[0]);
    }
  });
});

describe('headings of a style that is no heading style', () => {
  const COMMON = sections('Scope', 'Terms', 'Budget');

  it('are one finding on the style', () => {
    expect(headingFindings(COMMON, [SECTION])).toMatchObject([
      {
        detail:
          '3 paragraphs of the style "Section" look like headings (bold, 11 pt), such as "Scope". If they are headings, give the style an outline level, once (Home ▸ Styles ▸ Modify ▸ Format ▸ Paragraph).',
        source: 'paragraph_style',
        locations: [0, 2, 4].map((number) => `body/paragraph[${number}]`).concat('style[Section]'),
        former: [{ occurrences: 1 }, { occurrences: 1 }, { occurrences: 1 }],
      },
    ]);
  });

  it('are repaired one by one if they are few, if much other text has the style, or if it is the default style', () => {
    const others = ['One.', 'Two.'].map((text) => inStyle('Section', bold(text)));
    const details = [
      headingFindings(sections('Scope', 'Terms'), [SECTION]),
      headingFindings([...COMMON, ...others], [SECTION]),
      headingFindings(COMMON, [{ ...SECTION, isDefault: true }]),
    ].map((findings) => findings.map(({ detail }) => detail));
    expect(details).toEqual([
      ['2 paragraphs look like headings (bold, 11 pt) but have the style "Section": "Scope" and "Terms".'],
      ['3 paragraphs look like headings (bold, 11 pt) but have the style "Section": "Scope", "Terms" and "Budget".'],
      ['3 paragraphs look like headings (bold, 11 pt) but have the style "Section": "Scope", "Terms" and "Budget".'],
    ]);
    expect(headingFindings([...COMMON, ...others.slice(1)], [SECTION])).toMatchObject([
      { detail: expect.stringContaining('outline level') },
    ]);
  });

  it('are apart from those that look otherwise by hand', () => {
    const findings = headingFindings([...COMMON, inStyle('Section', sized('Team', 14))], [SECTION]);
    expect(findings.map(({ source, occurrences }) => [source, occurrences])).toEqual([
      ['paragraph_style', 3],
      ['run', 1],
    ]);
  });

  it('are none if the style is that of terms, which leads to that of definitions and back', () => {
    const pair = [{ ...SECTION, next: 'Definition' }, sampleStyle('Definition', sized('', 11), { next: 'Section' })];
    expect(headingFindings(COMMON, pair)).toEqual([]);
    expect(headingFindings(COMMON, [{ ...SECTION, next: 'Definition' }])).toHaveLength(1);
    expect(headingFindings(COMMON, [{ ...SECTION, next: 'Section' }])).toHaveLength(1);
    const leading = [{ ...SECTION, next: 'Text' }, sampleStyle('Text', sized('', 11), { next: 'Text' })];
    expect(headingFindings(COMMON, leading)).toHaveLength(1);
  });
});
