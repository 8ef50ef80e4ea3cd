import { describe, expect, it } from '@jest/globals';
import { locationOf, type Story } from '@livery/office-model';
import {
  sampleBody,
  sampleParagraph,
  sampleRun,
  sampleShape,
  sampleStory,
  sampleTextDocument,
} from '@livery/office-testing';
import { groupOccurrences } from '../judging/group-occurrences.ts';
import { judgeDocument } from '../judging/judge-document.ts';
import { report } from '../judging/rule-check.ts';
import { ignoredBy } from '../judging/read-rule-params.ts';
import { sampleGuideline, sampleRule } from '../testing/sample-guideline.ts';
import { DocumentView } from './document-view.ts';
import { paragraphAddress, runAddress } from './located-content.ts';

const rule = sampleRule({ type: 'text.repeated_word' });

function viewOf(...facts: Parameters<typeof sampleTextDocument>): DocumentView {
  return new DocumentView(sampleTextDocument(...facts), ignoredBy(rule));
}

describe('the view of a text document', () => {
  it('shows every story with its text, and its drawings in the paragraphs to which they are anchored', () => {
    const body = sampleBody([sampleParagraph([sampleRun('One')]), sampleParagraph([sampleRun('Two')])], {
      drawings: [
        { shape: sampleShape({ kind: 'picture' }), paragraph: 1, index: 0 },
        { shape: sampleShape({ kind: 'table' }), paragraph: 0, index: 0 },
      ],
    });
    const header = sampleStory([sampleParagraph([sampleRun('Top')])], {
      kind: 'header',
      address: { parent: null, step: { kind: 'story', name: 'header[default,section 0]' } },
    });
    const view = viewOf({ stories: [body, header] });
    expect(view.stories.map(({ story }) => story?.kind)).toEqual(['body', 'header']);
    expect(view.shapes.map(({ address }) => locationOf(address))).toEqual([
      'body/paragraph[1]/shape[0]',
      'body/paragraph[0]/table[0]',
    ]);
    expect(view.paragraphs.map(({ body, paragraph }) => locationOf(paragraphAddress(body, paragraph)))).toEqual([
      'body/paragraph[0]',
      'body/paragraph[1]',
      'header[default,section 0]/paragraph[0]',
    ]);
  });

  it('leaves out drawings and tables that a tag excludes, with all text in them', () => {
    const tagged = { description: 'Sent by a customer [brand-ignore]' };
    const fill = { kind: 'none', provenance: null } as const;
    const inTable = (table: number) => ({ cell: { table, row: 0, column: 0, fill } });
    const texts = [['One'], ['Two', inTable(1)], ['Three', inTable(2)]] as const;
    const body = sampleBody(
      texts.map(([text, flow = {}]) => sampleParagraph([sampleRun(text)], flow)),
      {
        drawings: [
          { shape: sampleShape({ kind: 'shape', ...tagged }), paragraph: 0, index: 0 },
          { shape: sampleShape({ kind: 'table', ...tagged }), paragraph: 1, index: 0 },
          { shape: sampleShape({ kind: 'table' }), paragraph: 2, index: 0 },
        ],
      },
    );
    const box = (holder: Story['holder']): Story =>
      sampleStory([sampleParagraph([sampleRun('Boxed')])], { kind: 'text_box', holder });
    const view = viewOf({ stories: [body, box({ name: '', ...tagged }), box({ name: '', description: '' })] });
    expect(view.stories).toHaveLength(2);
    expect(view.shapes.map(({ address }) => locationOf(address))).toEqual(['body/paragraph[2]/table[0]']);
    expect(view.paragraphs.map(({ text, paragraph }) => [text, paragraph.number])).toEqual([
      ['One', 0],
      ['Three', 2],
      ['Boxed', 0],
    ]);
  });

  it('gives findings their paragraphs and pages, grouped by paragraph style', () => {
    const heading = { id: 'Heading1', name: 'heading 1', headingLevel: 1 };
    const body = sampleBody([
      sampleParagraph([sampleRun('One')], { page: 1 }),
      sampleParagraph([sampleRun('Two')], { page: 1, style: heading }),
      sampleParagraph([sampleRun('Three')], { page: 3 }),
    ]);
    const [located] = viewOf({ stories: [body] }).bodies;
    if (located === undefined) throw new Error('The view has no text.');
    const occurrences = located.paragraphs.map((paragraph) => {
      const address = runAddress(located, paragraph, 0);
      return report(rule, { title: 'Wrong', detail: 'Wrong.', address, cause: located.cause, groupedBy: 'style' });
    });
    const findings = groupOccurrences(rule.type, occurrences, 'docx').map((draft) => draft.write(''));
    expect(findings).toMatchObject([
      { slideIndex: null, paragraphIndex: 0, paragraphIndexes: [0, 2], pageNumber: 1, pageNumbers: [1, 3] },
      { slideIndex: null, paragraphIndex: 1, paragraphIndexes: [1], pageNumber: 1, pageNumbers: [1] },
    ]);
    expect(findings[0]?.locations).toEqual(['body/paragraph[0]/run[0]', 'body/paragraph[2]/run[0]']);
  });

  it('keeps the id of a finding when paragraphs are inserted before it', () => {
    const found = sampleParagraph([sampleRun('the the plan')], { id: '1A2B3C4D' });
    const judged = (...paragraphs: Parameters<typeof sampleBody>[0]) =>
      judgeDocument(
        sampleTextDocument({ stories: [sampleBody(paragraphs)] }),
        sampleGuideline({ rules: [rule] }),
        (text) => text.replaceAll(/\W/g, ''),
      ).findings.map(({ id }) => id);
    expect(judged(sampleParagraph([sampleRun('Before')]), found)).toEqual(judged(found));
  });
});
