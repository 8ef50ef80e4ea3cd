import { describe, expect, it } from '@jest/globals';
import type { Illustration } from '@livery/brand-governance-application';
import {
  LOGO,
  paragraph,
  row,
  run,
  sampleDocx,
  samplePresentation,
  textBox,
  wordParagraph,
  wordTable,
} from '@livery/office-testing';
import { illustrateDocument } from './illustrate-document.ts';
import { drawnSlide, placed, solid } from './testing/drawn-slide.ts';

function pictures(bytes: Uint8Array, locations: readonly string[], wanted: readonly number[] | null = null) {
  const illustration: Illustration | null = illustrateDocument({ format: 'pptx', bytes }, locations, wanted);
  if (illustration?.format !== 'pptx') throw new Error('Nothing was drawn.');
  return illustration;
}

const at = (x: number, y: number, attributes = ''): string =>
  textBox(paragraph('box'), { shapeProperties: placed(x, y, 100, 50, attributes) });

describe('the slides of an illustration', () => {
  const deck = samplePresentation({ slides: [at(0, 0), at(1, 1), at(2, 2)] });

  it('are those with findings, in their order', () => {
    const { slides, leftOut } = pictures(deck, [
      'slide[2]/shape[0]',
      'slide[0]/shape[0]/paragraph[0]/run[0]',
      'package',
    ]);
    expect(slides.map(({ slideIndex }) => slideIndex)).toEqual([0, 2]);
    expect(leftOut).toEqual([]);
  });

  it('are those that are asked for, with the boxes of their findings', () => {
    const { slides, slideCount } = pictures(deck, ['slide[2]/shape[0]', 'slide[0]/shape[0]'], [1, 2, 9, 1]);
    expect(slideCount).toBe(3);
    expect(slides.map(({ slideIndex, boxes }) => [slideIndex, boxes.length])).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });

  it('are none for locations that do not exist', () => {
    expect(pictures(deck, ['slide[7]/shape[0]', 'slide[x]', 'theme[0]/color[accent1]', '']).slides).toEqual([]);
  });

  it('have ids of their own, so that they can stand in one page', () => {
    const gradient = '<a:gradFill><a:gsLst><a:gs pos="0"><a:srgbClr val="112233"/></a:gs></a:gsLst></a:gradFill>';
    const shape = textBox('<a:p/>', { shapeProperties: placed(0, 0, 10, 10) + gradient });
    const { slides } = pictures(samplePresentation({ slides: [shape, shape] }), ['slide[0]', 'slide[1]']);
    const ids = slides.flatMap(({ svg }) => svg.match(/ id="[^"]*"/g) ?? []);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
  });

  it('include the first slide that shows a layout or a master with a finding', () => {
    const shapes = textBox('<a:p/>', { shapeProperties: placed(5, 6, 7, 8) + solid('112233') });
    const bytes = samplePresentation({ slides: [at(0, 0), at(1, 1)], layoutName: 'Odd] name/', layoutShapes: shapes });
    const { slides } = pictures(bytes, ['layout[Odd] name/]/shape[0]']);
    expect(slides).toHaveLength(1);
    expect(slides[0]?.boxes).toEqual([{ location: 'layout[Odd] name/]/shape[0]', x: 5, y: 6, width: 7, height: 8 }]);
  });
});

describe('boxes', () => {
  it('are upright around turned shapes', () => {
    const [box] = drawnSlide({ slides: [at(100, 100, 'rot="5400000"')] }, [
      'slide[0]/shape[0]/paragraph[0]/run[0]',
    ]).boxes;
    expect(box).toMatchObject({ location: 'slide[0]/shape[0]/paragraph[0]/run[0]' });
    expect(box?.x).toBeCloseTo(125);
    expect(box?.y).toBeCloseTo(75);
    expect(box?.width).toBeCloseTo(50);
    expect(box?.height).toBeCloseTo(100);
  });

  it('are those of the shapes in groups', () => {
    const group = `<p:grpSp><p:grpSpPr><a:xfrm><a:off x="1270000" y="0"/><a:ext cx="2540000" cy="2540000"/><a:chOff x="0" y="0"/><a:chExt cx="1270000" cy="1270000"/></a:xfrm></p:grpSpPr>${at(10, 10)}</p:grpSp>`;
    const { boxes } = drawnSlide({ slides: [group] }, ['slide[0]/shape[0]/child[0]/paragraph[0]']);
    expect(boxes).toEqual([
      { location: 'slide[0]/shape[0]/child[0]/paragraph[0]', x: 120, y: 20, width: 200, height: 100 },
    ]);
  });

  it('are those of cells, whose rows are as high as their texts need', () => {
    const cell = (text: string): string =>
      `<a:tc><a:txBody>${paragraph(text, '<a:rPr sz="1000"/>')}</a:txBody><a:tcPr marT="0" marB="0"/></a:tc>`;
    const row = (height: number, ...texts: readonly string[]): string =>
      `<a:tr h="${height}">${texts.map(cell).join('')}</a:tr>`;
    const grid = '<a:tblGrid><a:gridCol w="1270000"/><a:gridCol w="635000"/></a:tblGrid>';
    const frame = `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name="T"/></p:nvGraphicFramePr><p:xfrm><a:off x="127000" y="127000"/><a:ext cx="1905000" cy="254000"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblPr/>${grid}${row(0, 'a', 'b')}${row(508_000, 'c', 'd')}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
    const { boxes } = drawnSlide({ slides: [frame] }, [
      'slide[0]/shape[0]/cell[1,1]/paragraph[0]',
      'slide[0]/shape[0]',
    ]);
    expect(boxes).toEqual([
      { location: 'slide[0]/shape[0]/cell[1,1]/paragraph[0]', x: 110, y: 22, width: 50, height: 40 },
      { location: 'slide[0]/shape[0]', x: 10, y: 10, width: 150, height: 20 },
    ]);
  });

  it('are the whole slide for its background, and none for its notes', () => {
    const { boxes } = drawnSlide({ slides: [at(0, 0)] }, [
      'slide[0]/background',
      'slide[0]/notes/paragraph[0]',
      'slide[0]/shape[9]',
    ]);
    expect(boxes).toEqual([{ location: 'slide[0]/background', x: 0, y: 0, width: 720, height: 540 }]);
  });
});

describe('the budget', () => {
  it('leaves out the slides that do not fit, those with the last locations first', () => {
    const lines = textBox(paragraph('A line of words', '<a:rPr sz="100"/>').repeat(400), {
      shapeProperties: placed(0, 0, 600, 500),
    });
    const bytes = samplePresentation({ slides: Array.from({ length: 60 }, () => lines.repeat(4)) });
    const locations = Array.from({ length: 60 }, (_, index) => `slide[${59 - index}]`);
    const { slides, leftOut } = pictures(bytes, locations);
    const sum = slides.reduce((characters, { svg }) => characters + svg.length, 0);
    expect(sum).toBeLessThanOrEqual(8 * 1_024 * 1_024);
    expect(leftOut.length).toBeGreaterThan(0);
    expect(slides.length + leftOut.length).toBe(60);
    expect(Math.max(...leftOut)).toBeLessThan(Math.max(...slides.map(({ slideIndex }) => slideIndex)));
  });

  it('leaves room for all slides when pictures are many', () => {
    const picture = `<p:pic><p:nvPicPr><p:cNvPr id="3" name="Logo"/></p:nvPicPr><p:blipFill><a:blip r:embed="rId7"/></p:blipFill><p:spPr>${placed(0, 0, 9, 9)}</p:spPr></p:pic>`;
    const padded = new Uint8Array(200_000);
    padded.set(LOGO);
    const names = Array.from({ length: 100 }, (_, index) => `ppt/slides/slide${index + 1}.xml`);
    const bytes = samplePresentation({
      slides: names.map(() => picture),
      relationships: Object.fromEntries(
        names.map((name) => [name, [{ id: 'rId7', type: 'image', target: '../media/a.png' }]]),
      ),
      parts: { 'ppt/media/a.png': padded },
    });
    const { slides, leftOut } = pictures(
      bytes,
      names.map((_, index) => `slide[${index}]`),
    );
    expect([slides.length, leftOut.length]).toEqual([100, 0]);
  });
});

describe('a document that cannot be drawn', () => {
  it('has no pictures when it is of another format than was said', () => {
    expect(
      illustrateDocument({ format: 'docx', bytes: samplePresentation({ slides: [''] }) }, ['slide[0]']),
    ).toBeNull();
    expect(illustrateDocument({ format: 'pptx', bytes: new Uint8Array(9) }, ['slide[0]'])).toBeNull();
  });
});

describe('the outline of a text document', () => {
  it('is the headings above paragraphs with findings, and these paragraphs', () => {
    const heading = (text: string): string => wordParagraph(run(text), { style: 'Heading1' });
    const texts = [heading('First'), wordParagraph(run('calm')), heading('Second'), wordParagraph(run('loud words'))];
    const bytes = sampleDocx({ body: texts.join('') });
    const outline = illustrateDocument({ format: 'docx', bytes }, ['body/paragraph[3]/run[0]']);
    expect(outline).toMatchObject({ format: 'docx', leftOut: 0 });
    const entries = outline?.format === 'docx' ? outline.parts.flatMap((part) => part.entries) : [];
    expect(entries.map(({ text }) => text)).toEqual(['Second', 'loud words']);
    expect(entries.at(-1)).toEqual({
      headingLevel: null,
      text: 'loud words',
      marked: { start: 0, end: 10 },
      locations: ['body/paragraph[3]/run[0]'],
    });
  });

  it('shows a finding on a table cell at the text of the cell, in nested tables, too', () => {
    const cell = (text: string): string => wordParagraph(run(text));
    const inner = wordTable(row([cell('inner 0'), cell('inner 1')]));
    const table = wordTable(row([cell('a'), cell('b')]) + row([cell('c'), inner + cell('d')]));
    const bytes = sampleDocx({ body: cell('before') + table });
    const places = ['body/paragraph[1]/table[0]/cell[1,0]', 'body/paragraph[4]/table[0]/cell[0,1]'];
    const outline = illustrateDocument({ format: 'docx', bytes }, places);
    const entries = outline?.format === 'docx' ? outline.parts.flatMap((part) => part.entries) : [];
    expect(entries.map(({ text, locations }) => [text, ...locations])).toEqual([
      ['c', places[0]],
      ['inner 1', places[1]],
    ]);
  });
});
