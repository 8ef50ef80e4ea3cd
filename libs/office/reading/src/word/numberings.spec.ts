import { describe, expect, it } from '@jest/globals';
import { run, type SampleDocx, wordParagraph } from '@livery/office-testing';
import { bodyOf } from '../testing/read-docx.ts';

const level = (number: number, format: string, text: string, properties = ''): string =>
  `<w:lvl w:ilvl="${number}"><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:rPr>${properties}</w:rPr></w:lvl>`;
const NUMBERING =
  `<w:abstractNum w:abstractNumId="1">${level(0, 'bullet', '•', '<w:rFonts w:ascii="Symbol" w:hAnsi="Symbol"/><w:color w:val="FF0000"/>')}${level(1, 'decimal', '%2.')}</w:abstractNum>` +
  '<w:abstractNum w:abstractNumId="2"><w:numStyleLink w:val="House"/></w:abstractNum>' +
  '<w:abstractNum w:abstractNumId="3"><w:numStyleLink w:val="Circle"/></w:abstractNum>' +
  '<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num><w:num w:numId="3"><w:abstractNumId w:val="3"/></w:num>' +
  `<w:num w:numId="4"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0">${level(0, 'bullet', '–')}</w:lvlOverride></w:num>`;
const numbered = (id: number, at = 0): string => `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${id}"/></w:numPr>`;
const listStyle = (name: string, id: number): string =>
  `<w:style w:type="numbering" w:styleId="${name}"><w:name w:val="${name}"/><w:pPr>${numbered(id)}</w:pPr></w:style>`;
const STYLES = {
  House: listStyle('House', 1),
  Circle: listStyle('Circle', 3),
  List: `<w:style w:type="paragraph" w:styleId="List"><w:name w:val="List"/><w:pPr>${numbered(1)}</w:pPr></w:style>`,
};

function first(properties: string, style = '', facts: SampleDocx = {}) {
  const sample = {
    numbering: NUMBERING,
    styles: STYLES,
    ...facts,
    body: wordParagraph(run('x'), { properties, style }),
  };
  return bodyOf(sample).paragraphs[0];
}

describe('the number of a paragraph', () => {
  it('is a bullet in the font and colour of its level', () => {
    expect(first(numbered(1))).toMatchObject({
      level: 0,
      bullet: {
        characters: '•',
        color: { rgb: 0xff0000, provenance: { source: 'numbering', location: 'abstract_numbering[1]/level[0]' } },
        fonts: [{ font: { typeface: 'Symbol' }, slot: 'high_ansi' }],
      },
    });
  });

  it('has the formatting of the paragraph mark when the level sets none', () => {
    const mark = '<w:rPr><w:color w:val="00FF00"/></w:rPr>';
    expect(first(numbered(1, 1) + mark)).toMatchObject({
      level: 1,
      bullet: { characters: '', color: { rgb: 0x00ff00, provenance: { source: 'run' } }, fonts: [] },
    });
    expect(first(numbered(1) + mark)?.bullet?.color?.rgb).toBe(0xff0000);
  });

  it("has the formatting of the paragraph's style when the text has another", () => {
    const red = '<w:rPr><w:rFonts w:ascii="Verdana" w:hAnsi="Verdana"/><w:color w:val="FF0000"/></w:rPr>';
    const styles = {
      ...STYLES,
      Red: `<w:style w:type="paragraph" w:styleId="Red"><w:name w:val="Red"/><w:pPr>${numbered(1, 1)}</w:pPr>${red}</w:style>`,
    };
    const own = '<w:rFonts w:ascii="Arial" w:hAnsi="Arial"/><w:color w:val="0000FF"/>';
    const bullets = (...runs: readonly string[]) =>
      bodyOf({ numbering: NUMBERING, styles, body: wordParagraph(runs.join(''), { style: 'Red' }) }).paragraphs[0]
        ?.bullet;
    expect(bullets(run('x', own))).toMatchObject({
      color: { rgb: 0xff0000, provenance: { location: 'style[Red]' } },
      fonts: [{ font: { typeface: 'Verdana' }, slot: 'latin' }],
    });
    expect(bullets(run('x', own), run('y'))).toEqual({ characters: '', color: null, fonts: [] });
  });

  it('uses the fonts of the scripts of its number format', () => {
    const fonts = '<w:rFonts w:ascii="A" w:hAnsi="H" w:eastAsia="E" w:cs="C"/>';
    const scripts = (format: string, text: string) =>
      first(numbered(1), '', {
        numbering: `<w:abstractNum w:abstractNumId="1">${level(0, format, text, fonts)}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>`,
      })?.bullet?.fonts.map(({ font, slot }) => `${slot} ${font.typeface}`);
    expect(scripts('decimal', '%1.')).toEqual(['latin A']);
    expect(scripts('chineseCounting', '第%1章')).toEqual(['ea E']);
    expect(scripts('upperRoman', '第%1章')).toEqual(['ea E', 'latin A']);
    expect(scripts('hebrew1', '%1')).toEqual(['cs C']);
    expect(scripts('russianLower', '%1)')).toEqual(['high_ansi H', 'latin A']);
    expect(scripts('bullet', '\uf0b7')).toEqual(['sym H']);
  });

  it('comes from the style, from overrides and through links, and is removed by the numbering 0', () => {
    expect(first('', 'List')?.bullet?.characters).toBe('•');
    expect(first(numbered(4))?.bullet?.characters).toBe('–');
    expect(first(numbered(2))?.bullet?.characters).toBe('•');
    expect(first(numbered(0), 'List')?.bullet).toBeNull();
  });

  it('has the location of its level, which is one for all numberings that share the level', () => {
    const shared =
      `<w:abstractNum w:abstractNumId="7">${level(0, 'decimal', '%1.', '<w:color w:val="FF0000"/>')}</w:abstractNum>` +
      '<w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num>' +
      '<w:num w:numId="2"><w:abstractNumId w:val="7"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>' +
      `<w:num w:numId="3"><w:abstractNumId w:val="7"/><w:lvlOverride w:ilvl="0">${level(0, 'decimal', '%1.', '<w:color w:val="00FF00"/>')}</w:lvlOverride></w:num>`;
    const places = [1, 2, 3].map(
      (id) => first(numbered(id), '', { numbering: shared })?.bullet?.color?.provenance.location,
    );
    expect(places).toEqual([
      'abstract_numbering[7]/level[0]',
      'abstract_numbering[7]/level[0]',
      'numbering[3]/level[0]',
    ]);
  });

  it('has the character style of its level, under the formatting of the level itself', () => {
    const impact = '<w:rFonts w:ascii="Impact" w:hAnsi="Impact"/>';
    const styles = {
      Digits: `<w:style w:type="character" w:styleId="Digits"><w:name w:val="Digits"/><w:rPr>${impact}<w:color w:val="FF0000"/></w:rPr></w:style>`,
    };
    const bullet = (own: string) =>
      first(numbered(1), '', {
        styles,
        numbering:
          `<w:abstractNum w:abstractNumId="1">${level(0, 'decimal', '%1.', `<w:rStyle w:val="Digits"/>${own}`)}</w:abstractNum>` +
          '<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>',
      })?.bullet;
    expect(bullet('')).toMatchObject({
      color: { rgb: 0xff0000, provenance: { source: 'character_style', location: 'style[Digits]' } },
      fonts: [{ font: { typeface: 'Impact' }, slot: 'latin' }],
    });
    expect(bullet('<w:color w:val="00FF00"/>')?.color?.rgb).toBe(0x00ff00);
  });

  it("is that of the level that is linked to the paragraph's style, whatever level the style names", () => {
    const named = (at: number, style: string): string =>
      level(at, 'bullet', String(at)).replace('<w:lvlText', `<w:pStyle w:val="${style}"/><w:lvlText`);
    const numbering = `<w:abstractNum w:abstractNumId="1">${named(0, 'One')}${named(1, 'Two')}${level(2, 'bullet', '2')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>`;
    const style = (id: string, content: string, base = ''): string =>
      `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/>${base}<w:pPr>${content}</w:pPr></w:style>`;
    const styles = {
      One: style('One', numbered(1, 2)),
      Two: style('Two', '', '<w:basedOn w:val="One"/>'),
      Three: style('Three', '<w:numPr><w:ilvl w:val="2"/></w:numPr>', '<w:basedOn w:val="One"/>'),
    };
    const bullets = ['One', 'Two', 'Three'].map((id) => first('', id, { styles, numbering })?.bullet?.characters);
    expect(bullets).toEqual(['0', '1', '2']);
    expect(first('<w:numPr><w:ilvl w:val="2"/></w:numPr>', 'One', { styles, numbering })?.bullet?.characters).toBe('2');
  });

  it('is null when links form a circle, or lead nowhere', () => {
    expect([first(numbered(3))?.bullet, first(numbered(99))?.bullet]).toEqual([null, null]);
  });
});
