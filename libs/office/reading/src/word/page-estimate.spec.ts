import { describe, expect, it } from '@jest/globals';
import { PAGE, RENDERED_PAGE_BREAK, run, type SampleDocx, wordParagraph, wordShape } from '@livery/office-testing';
import { bodyOf, textDocumentOf } from '../testing/read-docx.ts';

const BREAK = '<w:r><w:br w:type="page"/></w:r>';
const pages = (body: string, facts: SampleDocx = {}) =>
  bodyOf({ ...facts, body }).paragraphs.map(({ flow }) => flow?.page);
const app = (count: number): string => `<Pages>${count}</Pages>`;

describe('the page of a paragraph', () => {
  it('is not known in a document without page breaks, even if its properties say that it has one page', () => {
    const body = wordParagraph(run('a')) + wordParagraph(run('b'));
    expect(pages(body)).toEqual([null, null]);
    expect(pages(body, { app: app(3) })).toEqual([null, null]);
    expect(pages(body, { app: app(1) })).toEqual([null, null]);
  });

  it('follows the breaks of its author where the document was never laid out', () => {
    const body = wordParagraph(run('a')) + wordParagraph(BREAK + run('b')) + wordParagraph(run('c'));
    expect(pages(body, { app: app(1) })).toEqual([1, 2, 2]);
    expect(pages(body, { app: app(2) })).toEqual([1, 2, 2]);
  });

  it('is not known where the document was laid out on more pages than the breaks of its author make', () => {
    const body = wordParagraph(run('a')) + wordParagraph(BREAK + run('b'));
    expect(pages(body, { app: app(46) })).toEqual([null, null]);
    expect(pages(body + wordParagraph(RENDERED_PAGE_BREAK + run('c')), { app: app(46) })).toEqual([1, 2, 3]);
  });

  it('counts the breaks of the last layout', () => {
    const body =
      wordParagraph(run('a')) +
      wordParagraph(RENDERED_PAGE_BREAK + run('b')) +
      wordParagraph(run('c') + RENDERED_PAGE_BREAK + run('d')) +
      wordParagraph(run('e'));
    expect(pages(body)).toEqual([1, 2, 2, 3]);
  });

  it('counts an explicit break once, when the layout shows it too', () => {
    const body =
      wordParagraph(run('a') + BREAK) +
      wordParagraph(RENDERED_PAGE_BREAK + run('b')) +
      wordParagraph(BREAK + run('c')) +
      wordParagraph(run('d'));
    expect(pages(body)).toEqual([1, 2, 3, 3]);
  });

  it('does not begin with text that is hidden, nor with one that is empty', () => {
    const body =
      wordParagraph(RENDERED_PAGE_BREAK + run('a') + BREAK) +
      wordParagraph(run('hidden', '<w:vanish/>') + run(' ')) +
      wordParagraph(RENDERED_PAGE_BREAK + run('b'));
    expect(pages(body)).toEqual([2, 2, 3]);
  });

  it('begins with the text of a text box', () => {
    const body =
      wordParagraph(RENDERED_PAGE_BREAK + run('a')) +
      wordParagraph(BREAK + wordShape('', wordParagraph(run('boxed')))) +
      wordParagraph(run('b')) +
      wordParagraph(RENDERED_PAGE_BREAK + run('c'));
    const { stories } = textDocumentOf({ body });
    expect(stories.map(({ paragraphs }) => paragraphs.map(({ flow }) => flow?.page))).toEqual([[2, 3, 3, 4], [3]]);
  });

  it('counts paragraphs that begin a page, by hand or by style, and sections that do', () => {
    const styles = {
      Chapter:
        '<w:style w:type="paragraph" w:styleId="Chapter"><w:name w:val="Chapter"/><w:pPr><w:pageBreakBefore/></w:pPr></w:style>',
    };
    const next = `<w:sectPr>${PAGE}</w:sectPr>`;
    const body =
      wordParagraph(RENDERED_PAGE_BREAK + run('a')) +
      wordParagraph(run('b'), { style: 'Chapter' }) +
      wordParagraph(run('c'), { properties: '<w:pageBreakBefore/>' }) +
      wordParagraph(run('d'), { style: 'Chapter', properties: `<w:pageBreakBefore w:val="0"/>${next}` }) +
      wordParagraph(run('e'));
    expect(pages(body, { styles })).toEqual([2, 3, 4, 4, 5]);
    const continuous = { styles, section: `<w:type w:val="continuous"/>${PAGE}` };
    expect(pages(body, continuous)).toEqual([2, 3, 4, 4, 4]);
  });
});
