import { describe, expect, it } from '@jest/globals';
import { paragraph, row, run, table } from '../testing/docx-xml.ts';
import { bodyOf, looksOf, shown } from '../testing/read-docx.ts';

const colored = (type: string, rgb: string, cell = ''): string =>
  `<w:tblStylePr w:type="${type}"><w:rPr><w:color w:val="${rgb}"/></w:rPr><w:tcPr>${cell}</w:tcPr></w:tblStylePr>`;
const fill = (rgb: string): string => `<w:shd w:val="clear" w:color="auto" w:fill="${rgb}"/>`;
const HOUSE =
  '<w:style w:type="table" w:styleId="House"><w:name w:val="House"/><w:basedOn w:val="TableNormal"/><w:rPr><w:sz w:val="16"/></w:rPr>' +
  `<w:tcPr>${fill('EEEEEE')}</w:tcPr>` +
  colored('firstRow', '110000', fill('14213D')) +
  colored('lastRow', '220000') +
  colored('firstCol', '330000') +
  colored('band1Horz', '440000', fill('DDDDDD')) +
  colored('band2Horz', '550000') +
  colored('nwCell', '660000') +
  '</w:style>';
const look = (flags: string): string => `<w:tblStyle w:val="House"/><w:tblLook ${flags}/>`;
const grid = (properties: string, cell = ''): string => {
  const one = (text: string): string => `<w:tcPr>${cell}</w:tcPr>${paragraph(run(text))}`;
  return table(['a', 'b', 'c', 'd'].map((name) => row([one(`${name}1`), one(`${name}2`)])).join(''), properties);
};
const colors = (body: string, styles: Readonly<Record<string, string>> = { House: HOUSE }) =>
  looksOf({ styles, body }).map((words) => words.split(' ')[2]);

describe('a table style', () => {
  it('formats rows, columns, bands and corners as the look of the table says', () => {
    const all = look(
      'w:val="04A0" w:firstRow="1" w:lastRow="1" w:firstColumn="1" w:lastColumn="0" w:noHBand="0" w:noVBand="1"',
    );
    expect(colors(grid(all))).toEqual(['660000', '110000', '330000', '440000', '330000', '550000', '220000', '220000']);
  });

  it('reads the look from its bits when that is all there is', () => {
    expect(colors(grid(look('w:val="0620"')))).toEqual([
      '110000',
      '110000',
      '000000',
      '000000',
      '000000',
      '000000',
      '000000',
      '000000',
    ]);
  });

  it('formats what rows and cells name themselves where there is no look', () => {
    const named = (bits: string): string => `<w:cnfStyle w:val="${bits}"/>`;
    const cells = [`<w:tcPr>${named('001000000000')}</w:tcPr>${paragraph(run('a'))}`, paragraph(run('b'))];
    const rows = row(cells, '<w:cnfStyle w:firstRow="1" w:val="000000000000"/>') + row(cells, named('000000010000'));
    const styled = '<w:tblStyle w:val="House"/>';
    expect(colors(table(rows, styled))).toEqual(['110000', '110000', '330000', '550000']);
    expect(colors(table(rows, styled + '<w:tblLook w:val="0600"/>'))).toEqual(['000000', '000000', '000000', '000000']);
  });

  it('says of all cells what stands in it as such, and as a part of its own before that', () => {
    const whole = HOUSE.replace('</w:style>', `${colored('wholeTable', '770000')}</w:style>`);
    const looks = looksOf({ styles: { House: whole }, body: grid(look('w:val="0600"')) });
    expect(looks[0]?.split(' ').slice(1)).toEqual(['8', '770000']);
  });

  it('yields to the exceptions of a row: another look, a shading, borders', () => {
    const exceptions =
      '<w:tblPrEx><w:tblBorders><w:top w:val="single" w:color="C0FFEE"/></w:tblBorders>' +
      `${fill('ABCDEF')}<w:tblLook w:val="0600"/></w:tblPrEx>`;
    const own = `<w:tcPr>${fill('FF0000')}</w:tcPr>${paragraph(run('own'))}`;
    const rows = row([paragraph(run('a')), own]).replace('<w:trPr>', `${exceptions}<w:trPr>`) + row([paragraph('')]);
    const sample = { styles: { House: HOUSE }, body: table(rows, look('w:val="0420"')) };
    expect(looksOf(sample).map((words) => words.split(' ')[2])).toEqual(['000000', '000000']);
    const cells = bodyOf(sample).drawings[0]?.shape.rows.flat() ?? [];
    expect(cells.map((cell) => [shown(cell.fill), ...cell.borders.map(shown)])).toEqual([
      ['ABCDEF', 'C0FFEE'],
      ['FF0000', 'C0FFEE'],
      ['DDDDDD'],
    ]);
  });

  it('gives cells their fill, below what cells say themselves', () => {
    const fills = (cell: string) =>
      bodyOf({ styles: { House: HOUSE }, body: grid(look('w:val="0420"'), cell) }).drawings.flatMap(({ shape }) =>
        shape.rows.map(([first]) => (first === undefined ? '' : shown(first.fill))),
      );
    expect(fills('')).toEqual(['14213D', 'DDDDDD', 'EEEEEE', 'DDDDDD']);
    expect(fills(fill('FF0000'))).toEqual(['FF0000', 'FF0000', 'FF0000', 'FF0000']);
    expect(fills(fill('auto'))).toEqual(['none', 'none', 'none', 'none']);
  });

  it('yields to the default paragraph style only where that differs from the defaults of the document', () => {
    const normal = (size: number): string =>
      `<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:rPr><w:sz w:val="${size}"/></w:rPr></w:style>`;
    const size = (half: number) =>
      looksOf({ styles: { House: HOUSE, Normal: normal(half) }, body: grid(look('w:val="0600"')) })[0]?.split(' ')[1];
    expect([size(22), size(30)]).toEqual(['8', '15']);
  });

  it('is known to the paragraphs of its cells, nested tables apart', () => {
    const inner = table(row([paragraph(run('inner'))]));
    const story = bodyOf({ body: table(row([paragraph(run('one')) + inner + paragraph(run('two'))])) });
    expect(story.drawings.map(({ paragraph: at, index }) => [at, index])).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(story.paragraphs.map(({ flow }) => [flow?.cell?.table, flow?.cell?.row, flow?.cell?.column])).toEqual([
      [0, 0, 0],
      [1, 0, 0],
      [0, 0, 0],
    ]);
  });

  it('leaves out covered cells, and says which are merged and what is a header', () => {
    const cell = (properties: string): string => `<w:tcPr>${properties}</w:tcPr>${paragraph('')}`;
    const body = table(
      row([cell('<w:gridSpan w:val="2"/>'), cell('<w:vMerge w:val="restart"/>')], '<w:tblHeader/>') +
        row([cell(''), cell(''), cell('<w:vMerge/>')]),
    );
    const shape = bodyOf({ body }).drawings[0]?.shape;
    expect(shape?.headerRow).toBe(true);
    expect(shape?.rows.map((cells) => cells.map(({ column, merged }) => [column, merged]))).toEqual([
      [
        [0, true],
        [2, true],
      ],
      [
        [0, false],
        [1, false],
      ],
    ]);
  });
});
