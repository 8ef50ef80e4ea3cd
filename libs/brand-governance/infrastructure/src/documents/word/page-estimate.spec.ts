import { describe, expect, it } from '@jest/globals';
import { paragraph, RENDERED_PAGE_BREAK, run } from '../testing/docx-xml.ts';
import { wordShape } from '../testing/docx-drawings.ts';
import { bodyOf, textDocumentOf } from '../testing/read-docx.ts';
import { PAGE, type SampleDocx } from '../testing/sample-docx.ts';

const BREAK = '<w:r><w:br w:type="page"/></w:r>';
const pages = (body: string, facts: SampleDocx = {}) =>
  bodyOf({ ...facts, body }).paragraphs.map(({ flow }) => flow?.page);
const app = (count: number): string => `<Pages>${count}</Pages>`;

describe('the page of a paragraph', () => {
  it('is not known without a trace of a layout', () => {
    expect(pages(paragraph(run('a')) + paragraph(BREAK + run('b')))).toEqual([null, null]);
    expect(pages(paragraph(run('a')), { app: app(3) })).toEqual([null]);
  });

  it('is the first of a document of one page', () => {
    expect(pages(paragraph(run('a')) + paragraph(run('b')), { app: app(1) })).toEqual([1, 1]);
  });

  it('counts the breaks of the last layout', () => {
    const body =
      paragraph(run('a')) +
      paragraph(RENDERED_PAGE_BREAK + run('b')) +
      paragraph(run('c') + RENDERED_PAGE_BREAK + run('d')) +
      paragraph(run('e'));
    expect(pages(body)).toEqual([1, 2, 2, 3]);
  });

  it('counts an explicit break once, when the layout shows it too', () => {
    const body =
      paragraph(run('a') + BREAK) +
      paragraph(RENDERED_PAGE_BREAK + run('b')) +
      paragraph(BREAK + run('c')) +
      paragraph(run('d'));
    expect(pages(body)).toEqual([1, 2, 3, 3]);
  });

  it('does not begin with text that is hidden, nor with one that is empty', () => {
    const body =
      paragraph(RENDERED_PAGE_BREAK + run('a') + BREAK) +
      paragraph(run('hidden', '<w:vanish/>') + run(' ')) +
      paragraph(RENDERED_PAGE_BREAK + run('b'));
    expect(pages(body)).toEqual([2, 2, 3]);
  });

  it('begins with the text of a text box', () => {
    const body =
      paragraph(RENDERED_PAGE_BREAK + run('a')) +
      paragraph(BREAK + wordShape('', paragraph(run('boxed')))) +
      paragraph(run('b')) +
      paragraph(RENDERED_PAGE_BREAK + run('c'));
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
      paragraph(RENDERED_PAGE_BREAK + run('a')) +
      paragraph(run('b'), { style: 'Chapter' }) +
      paragraph(run('c'), { properties: '<w:pageBreakBefore/>' }) +
      paragraph(run('d'), { style: 'Chapter', properties: `<w:pageBreakBefore w:val="0"/>${next}` }) +
      paragraph(run('e'));
    expect(pages(body, { styles })).toEqual([2, 3, 4, 4, 5]);
    const continuous = { styles, section: `<w:type w:val="continuous"/>${PAGE}` };
    expect(pages(body, continuous)).toEqual([2, 3, 4, 4, 4]);
  });
});
