import { describe, expect, it } from '@jest/globals';
import type { PageStories, Section } from '@livery/office-model';
import { PAGE, references, RENDERED_PAGE_BREAK, run, type SampleDocx, wordParagraph } from '@livery/office-testing';
import { shown, textDocumentOf, textsOf } from '../testing/read-docx.ts';

const ends = (content: string): string => `<w:sectPr>${content}${PAGE}</w:sectPr>`;
const text = (story: PageStories[keyof PageStories]): string | null => story?.paragraphs[0]?.runs.at(0)?.text ?? null;
const headersOf = ({ headers }: Section) => [text(headers.default), text(headers.first), text(headers.even)];

const SAMPLE: SampleDocx = {
  headers: [
    wordParagraph(run('usual')),
    wordParagraph(run('first')),
    wordParagraph(run('even')),
    wordParagraph(run('other')),
  ],
  footers: [wordParagraph(run('foot'))],
  body:
    wordParagraph(run('one'), {
      properties: ends(`${references({ header1: 'default', header2: 'first', header3: 'even' })}<w:titlePg/>`),
    }) +
    wordParagraph(run('two'), { properties: ends('') }) +
    wordParagraph(run('three')),
  section: references({ header4: 'default', footer1: 'default' }) + PAGE,
};

describe('the sections of a document', () => {
  it('inherit the headers that they do not refer to, and show those of first and even pages when these have their own', () => {
    const { sections } = textDocumentOf(SAMPLE);
    expect(sections.map(headersOf)).toEqual([
      ['usual', 'first', null],
      ['usual', null, null],
      ['other', null, null],
    ]);
    expect(sections.map(({ footers }) => text(footers.default))).toEqual([null, null, 'foot']);
    const even = textDocumentOf({ ...SAMPLE, settings: '<w:evenAndOddHeaders/>' }).sections;
    expect(even.map(({ headers }) => text(headers.even))).toEqual(['even', 'even', 'even']);
  });

  it('name each header by its kind and the first section that refers to it', () => {
    const names = (settings: string) => Object.keys(textsOf(textDocumentOf({ ...SAMPLE, settings })));
    const others = ['header[default,section 2]', 'footer[default,section 2]'];
    const shown = ['body', 'header[default,section 0]', 'header[first,section 0]'];
    expect(names('')).toEqual([...shown, ...others]);
    expect(names('<w:evenAndOddHeaders/>')).toEqual([...shown, 'header[even,section 0]', ...others]);
  });

  it('show the header of first pages of the section before, even if that section does not show it', () => {
    const first = references({ header1: 'default', header2: 'first' });
    const document = textDocumentOf({
      headers: SAMPLE.headers ?? [],
      body: wordParagraph(run('one'), { properties: ends(first) }) + wordParagraph(run('two')),
      section: `${PAGE}<w:titlePg/>`,
    });
    expect(Object.keys(textsOf(document))).toEqual(['body', 'header[default,section 0]', 'header[first,section 0]']);
    expect(document.sections.map(headersOf)).toEqual([
      ['usual', null, null],
      ['usual', 'first', null],
    ]);
  });

  it('have borders around their pages', () => {
    const side = (name: string, more: string): string => `<w:${name} w:sz="4" ${more}/>`;
    const borders =
      side('top', 'w:val="single" w:color="000000" w:themeColor="accent2"') +
      side('left', 'w:val="nil" w:color="FF0000"');
    const { sections } = textDocumentOf({
      body:
        wordParagraph(run('one'), { properties: ends(`<w:pgBorders>${borders}</w:pgBorders>`) }) +
        wordParagraph(run('two')),
    });
    expect(sections.map((section) => section.borders.map(shown))).toEqual([['ED7D31'], []]);
    expect(sections[0]?.borders[0]).toMatchObject({
      color: { provenance: { source: 'section', location: 'section[0]' } },
    });
  });

  it('have the paragraph and page at which they begin, and the size of their pages', () => {
    const { sections } = textDocumentOf({
      body: wordParagraph(run('one'), { properties: ends('') }) + wordParagraph(RENDERED_PAGE_BREAK + run('two')),
      section: '<w:pgSz w:w="16838" w:h="11906" w:orient="landscape"/><w:pgMar w:top="1417" w:left="25mm"/>',
    });
    expect(sections.map(({ firstParagraph, firstPage }) => [firstParagraph, firstPage])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(sections[1]?.page).toMatchObject({
      width: 10_692_130,
      height: 7_560_310,
      orientation: 'landscape',
      margins: { top: 899_795, left: 900_000, bottom: 914_400 },
    });
  });
});
