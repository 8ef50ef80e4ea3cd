import { describe, expect, it } from '@jest/globals';
import { row, run, wordParagraph, wordTable } from '@livery/office-testing';
import { bodyOf, runSummariesOf, shown } from '../testing/read-docx.ts';

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
  const one = (text: string): string => `<w:tcPr>${cell}</w:tcPr>${wordParagraph(run(text))}`;
  return wordTable(['a', 'b', 'c', 'd'].map((name) => row([one(`${name}1`), one(`${name}2`)])).join(''), properties);
};
const colors = (body: string, styles: Readonly<Record<string, string>> = { House: HOUSE }) =>
  runSummariesOf({ styles, body }).map((words) => words.split(' ')[2]);

describe('a table style', () => {
  it('formats the rows, columns, bands and corners that `w:tblLook` switches on', () => {
    const all = look(
      'w:val="04A0" w:firstRow="1" w:lastRow="1" w:firstColumn="1" w:lastColumn="0" w:noHBand="0" w:noVBand="1"',
    );
    expect(colors(grid(all))).toEqual(['660000', '110000', '330000', '440000', '330000', '550000', '220000', '220000']);
  });

  it('reads `w:tblLook` from its bits when it has no other attributes', () => {
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

  it('formats all rows at the top that are repeated on each page as the first, and counts bands below them', () => {
    const header = '<w:tblHeader/>';
    const rows = ['a', 'b', 'c', 'd', 'e'].map((name, at) =>
      row([wordParagraph(run(name))], at < 2 || at === 4 ? header : ''),
    );
    expect(colors(wordTable(rows.join(''), look('w:val="0420"')))).toEqual([
      '110000',
      '110000',
      '440000',
      '550000',
      '440000',
    ]);
    expect(colors(wordTable(rows.join(''), look('w:val="0400"')))).toEqual([
      '440000',
      '550000',
      '440000',
      '550000',
      '440000',
    ]);
  });

  it('formats what rows and cells name themselves when there is no `w:tblLook`', () => {
    const named = (bits: string): string => `<w:cnfStyle w:val="${bits}"/>`;
    const cells = [`<w:tcPr>${named('001000000000')}</w:tcPr>${wordParagraph(run('a'))}`, wordParagraph(run('b'))];
    const rows = row(cells, '<w:cnfStyle w:firstRow="1" w:val="000000000000"/>') + row(cells, named('000000010000'));
    const styled = '<w:tblStyle w:val="House"/>';
    expect(colors(wordTable(rows, styled))).toEqual(['110000', '110000', '330000', '550000']);
    expect(colors(wordTable(rows, styled + '<w:tblLook w:val="0600"/>'))).toEqual([
      '000000',
      '000000',
      '000000',
      '000000',
    ]);
  });

  it('formats all cells by its part `wholeTable`, and then by what it says itself', () => {
    const whole = HOUSE.replace('</w:style>', `${colored('wholeTable', '770000')}</w:style>`);
    const summaries = runSummariesOf({ styles: { House: whole }, body: grid(look('w:val="0600"')) });
    expect(summaries[0]?.split(' ').slice(1)).toEqual(['8', '770000']);
  });

  it('is overridden by the exceptions of a row: its `w:tblLook`, a shading, borders', () => {
    const exceptions =
      '<w:tblPrEx><w:tblBorders><w:top w:val="single" w:color="C0FFEE"/></w:tblBorders>' +
      `${fill('ABCDEF')}<w:tblLook w:val="0600"/></w:tblPrEx>`;
    const own = `<w:tcPr>${fill('FF0000')}</w:tcPr>${wordParagraph(run('own'))}`;
    const rows =
      row([wordParagraph(run('a')), own]).replace('<w:trPr>', `${exceptions}<w:trPr>`) + row([wordParagraph('')]);
    const sample = { styles: { House: HOUSE }, body: wordTable(rows, look('w:val="0420"')) };
    expect(runSummariesOf(sample).map((words) => words.split(' ')[2])).toEqual(['000000', '000000']);
    const cells = bodyOf(sample).drawings[0]?.shape.rows.flat() ?? [];
    expect(cells.map((cell) => [shown(cell.fill), ...cell.borders.map(shown)])).toEqual([
      ['ABCDEF', 'C0FFEE'],
      ['FF0000', 'C0FFEE'],
      ['DDDDDD'],
    ]);
  });

  it('fills cells that have no fill of their own', () => {
    const fills = (cell: string) =>
      bodyOf({ styles: { House: HOUSE }, body: grid(look('w:val="0420"'), cell) }).drawings.flatMap(({ shape }) =>
        shape.rows.map(([first]) => (first === undefined ? '' : shown(first.fill))),
      );
    expect(fills('')).toEqual(['14213D', 'DDDDDD', 'EEEEEE', 'DDDDDD']);
    expect(fills(fill('FF0000'))).toEqual(['FF0000', 'FF0000', 'FF0000', 'FF0000']);
    expect(fills(fill('auto'))).toEqual(['none', 'none', 'none', 'none']);
  });

  const borders = (name: string, sides: Readonly<Record<string, string>>): string =>
    `<w:${name}>${Object.entries(sides)
      .map(([side, rgb]) => `<w:${side} w:val="${rgb === 'nil' ? 'nil' : 'single'}" w:color="${rgb}"/>`)
      .join('')}</w:${name}>`;
  const outlined = (style: string, table: string, cell = '') =>
    bodyOf({
      styles: { House: HOUSE.replace('<w:tcPr>', style + '<w:tcPr>') },
      body: grid(look('w:val="0620"') + table, cell),
    })
      .drawings.flatMap(({ shape }) => shape.rows)
      .map(([first]) => first?.borders.map(shown).join(' '));

  it('draws each side of a cell by the nearest of cell, table and style', () => {
    const all = {
      top: '100000',
      left: '200000',
      bottom: '300000',
      right: '400000',
      insideH: '500000',
      insideV: '600000',
    };
    const style = `<w:tblPr>${borders('tblBorders', all)}</w:tblPr>`;
    expect(outlined(style, '')).toEqual([
      '100000 200000 500000 600000',
      '500000 200000 500000 600000',
      '500000 200000 500000 600000',
      '500000 200000 300000 600000',
    ]);
    const table = borders('tblBorders', { left: '700000', insideV: 'nil' });
    expect(outlined(style, table)[1]).toBe('500000 700000 500000');
    expect(outlined(style, table, borders('tcBorders', { top: 'nil', end: '800000', tl2br: '900000' }))[0]).toBe(
      '700000 500000 800000 900000',
    );
  });

  it('draws the sides of its parts and not those of the whole table', () => {
    const style = `<w:tblPr>${borders('tblBorders', { top: '100000', left: '100000' })}</w:tblPr>`;
    const house = HOUSE.replace('<w:tcPr>', style + '<w:tcPr>').replace(
      fill('14213D'),
      fill('14213D') + borders('tcBorders', { bottom: '200000', insideV: '300000' }),
    );
    const [heading, other] =
      bodyOf({ styles: { House: house }, body: grid(look('w:val="0620"')) }).drawings[0]?.shape.rows ?? [];
    expect(heading?.map((cell) => cell.borders.map(shown).join(' '))).toEqual([
      '100000 300000 200000 300000',
      '100000 300000 200000 300000',
    ]);
    expect(other?.map((cell) => cell.borders.map(shown).join(' '))).toEqual(['100000', '']);
  });

  it('shades the whole table, unless it shades the cells, or the table has a shading of its own', () => {
    const shaded = (table: string) => {
      const style = `<w:style w:type="table" w:styleId="House"><w:name w:val="House"/><w:tblPr>${fill('C0FFEE')}</w:tblPr></w:style>`;
      const cell = bodyOf({ styles: { House: style }, body: grid(look('w:val="0620"') + table) }).drawings[0]?.shape
        .rows[0]?.[0];
      return cell && shown(cell.fill);
    };
    expect([shaded(''), shaded(fill('ABCDEF'))]).toEqual(['C0FFEE', 'ABCDEF']);
    expect(outlined(`<w:tblPr>${fill('C0FFEE')}</w:tblPr>`, '')).toEqual(['', '', '', '']);
  });

  it('lies behind tables within its cells that have no fill of their own', () => {
    const inner = wordTable(
      row([wordParagraph(run('inner')), `<w:tcPr>${fill('FFFFFF')}</w:tcPr>${wordParagraph(run('own'))}`]),
    );
    const story = bodyOf({
      body: wordTable(row([`<w:tcPr>${fill('14213D')}</w:tcPr>${inner}${wordParagraph(run('outer'))}`])),
    });
    expect(story.paragraphs.map(({ flow }) => flow?.cell && shown(flow.cell.fill))).toEqual([
      '14213D',
      'FFFFFF',
      '14213D',
    ]);
    const fills = story.drawings.map(({ shape }) => shape.rows.flat().map((cell) => shown(cell.fill)));
    expect(fills).toEqual([['14213D'], ['none', 'FFFFFF']]);
  });

  it('is overridden by the default paragraph style only where that differs from the defaults of the document', () => {
    const normal = (size: number): string =>
      `<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:rPr><w:sz w:val="${size}"/></w:rPr></w:style>`;
    const size = (half: number) =>
      runSummariesOf({ styles: { House: HOUSE, Normal: normal(half) }, body: grid(look('w:val="0600"')) })[0]?.split(
        ' ',
      )[1];
    expect([size(22), size(30)]).toEqual(['8', '15']);
  });

  it('applies to the paragraphs of its cells, except those of nested tables', () => {
    const inner = wordTable(row([wordParagraph(run('inner'))]));
    const story = bodyOf({ body: wordTable(row([wordParagraph(run('one')) + inner + wordParagraph(run('two'))])) });
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
    const cell = (properties: string): string => `<w:tcPr>${properties}</w:tcPr>${wordParagraph('')}`;
    const body = wordTable(
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
