import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '@livery/kernel';
import type { DocumentStyle, Paragraph, ParagraphFlow, TextDocument, TextRun } from '@livery/office-model';
import { sampleBody, sampleParagraph, sampleTextDocument } from '@livery/office-testing';
import { findInWords } from '../../testing/find-occurrences.ts';
import { sampleRule } from '../../testing/sample-guideline.ts';
import { bold, headingFindings, RUNNING_TEXT, sampleStyle, sized } from '../../testing/sample-headings.ts';
import { docxHeadingStyle } from './docx-heading-style.ts';

const headingStyle = (level: number, points: number): DocumentStyle =>
  sampleStyle(`heading ${level}`, sized('', points), { headingLevel: level });

function found(
  run: TextRun,
  {
    flow = {},
    params = {},
    styles = [],
  }: { flow?: Partial<ParagraphFlow>; params?: JsonObject; styles?: TextDocument['styles'] } = {},
): readonly string[] {
  const document = sampleTextDocument({ stories: [sampleBody([sampleParagraph([run], flow), RUNNING_TEXT])], styles });
  return findInWords(docxHeadingStyle, document, [sampleRule({ type: 'docx.heading_style', params })]);
}

/** The numbers of the paragraphs that are reported. */
function reported(...paragraphs: readonly Paragraph[]): readonly number[] {
  const document = sampleTextDocument({ stories: [sampleBody(paragraphs)] });
  const found = findInWords(docxHeadingStyle, document, [sampleRule({ type: 'docx.heading_style' })]);
  return found.map((words) => Number(/^body\/paragraph\[(\d+)\]/.exec(words)?.[1]));
}

describe('a heading without a heading style', () => {
  it('is short and bold, or larger than most of the body', () => {
    expect(found(bold('Our plan'))).toEqual([
      'body/paragraph[0]: "Our plan" looks like a heading (bold, 11 pt) but has the style "Normal".',
    ]);
    expect(found(sized('Our plan', 14))).toEqual([
      'body/paragraph[0]: "Our plan" looks like a heading (14 pt) but has the style "Normal".',
    ]);
  });

  it('is reported with the heading that is nearest in size, of those that the rule allows', () => {
    const styles = [headingStyle(1, 18), headingStyle(2, 14), headingStyle(4, 13)];
    expect(found(sized('Our plan', 13), { styles })).toEqual([expect.stringMatching(/Use "heading 2"\.$/)]);
    expect(found(sized('Our plan', 13), { styles, params: { levels: 4 } })).toEqual([
      expect.stringMatching(/Use "heading 4"\.$/),
    ]);
  });

  it('is larger by a share that the rule sets', () => {
    expect(found(sized('Our plan', 12))).toEqual([]);
    expect(found(sized('Our plan', 12), { params: { min_ratio: 1.05 } })).toHaveLength(1);
  });

  it('is reported with a level that skips none, before and behind it', () => {
    const styles = [headingStyle(1, 18), headingStyle(2, 14), headingStyle(3, 11)];
    const heading = (level: number) =>
      sampleParagraph([sized('A heading', 11)], {
        style: { id: `Heading${level}`, name: `heading ${level}`, headingLevel: level },
      });
    const plain = sampleParagraph([bold('Our plan')]);
    const OTHER = { style: { id: 'Other', name: 'Other', headingLevel: null } };
    const suggested = (...paragraphs: readonly Paragraph[]): readonly (string | undefined)[] => {
      const details = headingFindings([...paragraphs, RUNNING_TEXT], styles).map(({ detail }) => detail);
      return details.flatMap((detail) => Array.from(detail.matchAll(/"heading (\d)"/g), ([, level]) => level));
    };
    expect(suggested(plain)).toEqual(['3']);
    expect(suggested(heading(1), plain)).toEqual(['2']);
    expect(suggested(heading(1), plain, plain, heading(2))).toEqual(['2']);
    expect(suggested(heading(1), plain, sampleParagraph([bold('Our plan')], OTHER), heading(2))).toEqual(['2', '3']);
    expect(suggested(sampleParagraph([sized('Our plan', 18)]), plain, heading(3))).toEqual(['1', '2']);
    expect(suggested(heading(1), sampleParagraph([sized('Our plan', 18)]), heading(2))).toEqual(['1']);
    expect(suggested(heading(2), sampleParagraph([sized('Our plan', 18)]), heading(3))).toEqual(['2']);
    expect(suggested(heading(1), plain, heading(5))).toEqual(['2']);
  });

  it.each([
    'Overview\t1',
    'I.  Overview\t12',
    'Our plan ........ 3',
    'Preface\tiv',
    'Summary of changes\tN/A',
    'Aims…7',
  ])('is not an entry of a typed table of contents: %j', (text) => {
    expect(found(bold(text))).toEqual([]);
  });

  it.each([
    ['Contents', ['Scope', 'Our plan', 'Budget']],
    ['Inhalt', ['Ziele', 'Vorgehen', 'Kosten']],
    ['Table des matières', ['1. Objectifs', '2. Méthode', '3. Coûts']],
    ['Índice', ['Alcance', 'Método', 'Costes']],
    ['Indice', ['Obiettivi', 'Metodo', 'Costi']],
    ['Inhoud', ['Doelen', 'Aanpak', 'Kosten']],
  ])('is neither %j nor one of the lines under it that return as headings', (title, entries) => {
    const contents = [title, ...entries].map((line) => sampleParagraph([bold(line)]));
    const headings = entries.map((line) => sampleParagraph([bold(line.replace(/^\d\. /, ''))]));
    const chapters = headings.flatMap((heading) => [heading, RUNNING_TEXT]);
    expect(reported(...contents, ...chapters)).toEqual([4, 6, 8]);
  });

  it('is not the title of a table of contents, but a title of another text', () => {
    const title = sampleParagraph([bold(' Table of Contents ')]);
    const empty = sampleParagraph([sized('', 11)]);
    const inStyle = sampleParagraph([sized('Scope', 11)], { style: { id: 'TOC1', name: 'toc 1', headingLevel: null } });
    const link = sampleParagraph([sized('Scope', 11, { link: '#' })]);
    const withPage = sampleParagraph([sized('Scope ..... 3', 11)]);
    for (const entry of [inStyle, link, withPage]) expect(reported(title, empty, entry, RUNNING_TEXT)).toEqual([]);
    expect(reported(title, RUNNING_TEXT, inStyle)).toEqual([0]);
    expect(reported(sampleParagraph([bold('Handbook')]), inStyle, RUNNING_TEXT)).toEqual([0]);
  });

  it('is a line that returns in another order, or among lines that return as closely', () => {
    const [name, place, date] = ['Name', 'Place', 'Date'].map((line) => sampleParagraph([bold(line)]));
    if (!name || !place || !date) throw new Error('There are three lines.');
    expect(reported(name, place, date, RUNNING_TEXT, name, place, date)).toHaveLength(6);
    expect(reported(name, place, date, date, RUNNING_TEXT, place, RUNNING_TEXT, name)).toHaveLength(6);
    expect(
      reported(name, RUNNING_TEXT, place, RUNNING_TEXT, date, name, RUNNING_TEXT, place, RUNNING_TEXT, date),
    ).toHaveLength(6);
    expect(reported(name, place, name, RUNNING_TEXT, place)).toHaveLength(4);
  });

  it.each(['1.\tScope', 'Results of 2026', '12\tTo be done', 'A\t1'])('is a short bold text such as %j', (text) => {
    expect(found(bold(text))).toHaveLength(1);
  });

  it.each(['Our plan is bold.', 'Why?', '计划。', 'x'.repeat(81), '2026', 'One\nTwo'])('is not %j', (text) => {
    expect(found(bold(text))).toEqual([]);
  });

  it('is not a paragraph in a cell or a list, nor the result of a field, nor one of a style that may look like a heading', () => {
    const cell = { table: 0, row: 0, column: 0, fill: { kind: 'none', provenance: null } } as const;
    const style = (name: string, headingLevel: number | null) => ({ style: { id: name, name, headingLevel } });
    expect(found(bold('Our plan'), { flow: { cell } })).toEqual([]);
    expect(found(bold('Our plan'), { flow: style('Caption', null) })).toEqual([]);
    expect(found(bold('Our plan'), { flow: style('heading 1', 1) })).toEqual([]);
    expect(found({ ...bold('Our plan'), field: 'REF' })).toEqual([]);
  });
});
