import { describe, expect, it } from '@jest/globals';
import { PAGE, references, row, run, type SampleDocx, wordParagraph, wordTable } from '@livery/office-testing';
import { textDocumentOf } from '../testing/read-docx.ts';

const SIZE = '<wp:extent cx="1000000" cy="500000"/>';
const GRAPHIC =
  '<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"/></a:graphic>';
const axis = (name: 'H' | 'V', from: string, content: string): string =>
  `<wp:position${name} relativeFrom="${from}">${content}</wp:position${name}>`;
const offset = (emu: number): string => `<wp:posOffset>${emu}</wp:posOffset>`;
const align = (word: string): string => `<wp:align>${word}</wp:align>`;
const anchored = (positions: string, attributes = ''): string =>
  `<w:r><w:drawing><wp:anchor ${attributes}>${positions}${SIZE}<wp:docPr id="1" name="D"/>${GRAPHIC}</wp:anchor></w:drawing></w:r>`;
const at = (x: string, y: string): string => anchored(x + y);

/** EMU of a twip. */
const TWIP = 635;
const page = (more = ''): string =>
  '<w:pgSz w:w="16000" w:h="20000"/><w:pgMar w:left="1000" w:top="2000" w:right="3000" w:bottom="4000"/>' + more;

function spots(body: string, sample: SampleDocx = {}) {
  const { stories } = textDocumentOf({ section: page(), ...sample, body });
  return stories.flatMap(({ drawings }) =>
    drawings.flatMap(({ shape }) =>
      shape.kind === 'table' ? [] : [shape.anchorPosition && [shape.anchorPosition.x, shape.anchorPosition.y]],
    ),
  );
}

const spot = (x: string, y: string, sample: SampleDocx = {}) => spots(wordParagraph(at(x, y)), sample)[0];
const X = axis('H', 'page', offset(7));
const Y = axis('V', 'page', offset(9));

describe('the position of an anchored drawing', () => {
  it.each([
    ['page', offset(500_000), 500_000],
    ['margin', offset(-200_000), 1_000 * TWIP - 200_000],
    ['column', offset(0), 1_000 * TWIP],
    ['leftMargin', offset(250_000), 250_000],
    ['rightMargin', offset(250_000), 13_000 * TWIP + 250_000],
    ['page', align('right'), 16_000 * TWIP - 1_000_000],
    ['margin', align('center'), 7_000 * TWIP - 500_000],
    ['column', align('left'), 1_000 * TWIP],
    ['margin', '<wp14:pctPosHOffset>50000</wp14:pctPosHOffset>', 7_000 * TWIP],
    ['character', offset(0), null],
    ['outsideMargin', offset(0), null],
    ['page', align('outside'), null],
  ])('counts from the %s, by %s', (from, content, x) => {
    const content14 = content.replace(
      '<wp14:pctPosHOffset>',
      '<wp14:pctPosHOffset xmlns:wp14="http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing">',
    );
    expect(spot(axis('H', from, content14), Y)).toEqual([x, 9]);
  });

  it.each([
    ['page', offset(500_000), 500_000],
    ['margin', offset(100_000), 2_000 * TWIP + 100_000],
    ['topMargin', offset(100_000), 100_000],
    ['bottomMargin', offset(100_000), 16_000 * TWIP + 100_000],
    ['page', align('bottom'), 20_000 * TWIP - 500_000],
    ['margin', align('center'), 9_000 * TWIP - 250_000],
    ['paragraph', offset(0), null],
    ['line', offset(0), null],
  ])('counts downwards from the %s, by %s', (from, content, y) => {
    expect(spot(X, axis('V', from, content))).toEqual([7, y]);
  });

  it('is not known in several columns, with mirrored margins and in cells', () => {
    const column = axis('H', 'column', offset(0));
    expect(spot(column, Y, { section: page('<w:cols w:num="2"/>') })).toEqual([null, 9]);
    expect(spot(column, Y, { settings: '<w:mirrorMargins/>' })).toEqual([null, 9]);
    expect(spots(wordTable(row([wordParagraph(at(X, Y))])))).toEqual([[null, null]]);
    expect(spots(wordTable(row([wordParagraph(anchored(X + Y, 'layoutInCell="0"'))])))).toEqual([[7, 9]]);
  });

  it('may be given as a point, and is null for drawings in the text', () => {
    const simple = '<wp:simplePos x="3" y="4"/>';
    expect(spots(wordParagraph(anchored(simple + X + Y, 'simplePos="1"')))).toEqual([[3, 4]]);
    expect(spots(wordParagraph(anchored(simple + X + Y, 'simplePos="0"')))).toEqual([[7, 9]]);
    const inline = anchored('').replaceAll('wp:anchor', 'wp:inline');
    expect(spots(wordParagraph(inline))).toEqual([null]);
  });

  it('is relative to the margins of the section, and in headers to those of all pages that show them', () => {
    const margin = at(axis('H', 'margin', offset(0)), Y);
    const first = `<w:sectPr>${references({ header1: 'default' })}${page()}</w:sectPr>`;
    const body = (end: string): SampleDocx => ({
      headers: [wordParagraph(margin)],
      body: wordParagraph(run('one'), { properties: first }) + wordParagraph(margin),
      section: end,
    });
    const found = (end: string) => {
      const { stories } = textDocumentOf(body(end));
      return stories.map(({ drawings }) => drawings[0]?.shape.anchorPosition);
    };
    expect(found(page())).toMatchObject([
      { x: 1_000 * TWIP, page: { width: 16_000 * TWIP } },
      { x: 1_000 * TWIP, page: { width: 16_000 * TWIP } },
    ]);
    expect(found(PAGE)).toMatchObject([{ x: 1_417 * TWIP }, { x: null, y: 9, page: null }]);
  });
});
