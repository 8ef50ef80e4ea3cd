import { describe, expect, it } from '@jest/globals';
import { type DocumentModel, formatRgb, type Paint, type RunStyle, type Shape } from '@livery/brand-governance-domain';
import { OoxmlPackage } from '@livery/ooxml-package';
import { readPresentation } from './presentation-reader.ts';
import {
  paragraph,
  placeholder,
  type SamplePresentation,
  samplePresentation,
  table,
  textBox,
} from './testing/sample-presentation.ts';

const RED = '<a:solidFill><a:srgbClr val="FF0000"/></a:solidFill>';
const ACCENT = '<a:solidFill><a:schemeClr val="accent1"/></a:solidFill>';

function modelOf(sample: SamplePresentation): DocumentModel {
  return readPresentation(OoxmlPackage.open(samplePresentation(sample)));
}

function firstShape(sample: SamplePresentation): Shape {
  const shape = modelOf(sample).slides[0]?.shapes[0];
  if (shape === undefined) throw new Error('The sample has no shape.');
  return shape;
}

function firstStyle(sample: SamplePresentation): RunStyle {
  const style = firstShape(sample).text[0]?.runs[0]?.style;
  if (style === undefined) throw new Error('The sample has no run.');
  return style;
}

function colorOf(paint: Paint): string {
  return paint.kind === 'solid' ? formatRgb(paint.color.rgb) : paint.kind;
}

describe('text', () => {
  it('falls back to 18 points of the minor font in the first text colour', () => {
    const { fonts, size, paint } = firstStyle({ slides: [textBox(paragraph('Hello'))] });
    expect(fonts.latin).toMatchObject({ typeface: 'Calibri', provenance: { source: 'built_in' } });
    expect(fonts.latin.theme?.provenance).toMatchObject({ source: 'theme', place: 'theme[0]/font[minor]' });
    expect(size).toMatchObject({ nominal: 18, effective: 18 });
    expect(colorOf(paint)).toBe('000000');
  });

  it('takes each property from the nearest level that says something', () => {
    const level = (properties: string): string => `<a:lvl1pPr><a:defRPr ${properties}</a:defRPr></a:lvl1pPr>`;
    const style = firstStyle({
      slides: [placeholder('type="body" idx="1"', paragraph('Hello', '<a:rPr sz="2000"/>'))],
      layoutShapes: placeholder('type="body" idx="1"', '', { listStyle: level(`sz="3000">${RED}`) }),
      masterShapes: placeholder('type="body" idx="7"', '', {
        listStyle: level(`sz="4000">${ACCENT}<a:latin typeface="Lato"/>`),
      }),
      textStyles: `<p:bodyStyle>${level('sz="5000"><a:latin typeface="Arial"/><a:ea typeface="SimSun"/>')}</p:bodyStyle>`,
    });
    expect(style.size).toMatchObject({ nominal: 20, provenance: { source: 'run', place: null } });
    expect(style.paint).toMatchObject({
      color: {
        rgb: 0xff0000,
        provenance: { source: 'layout', place: 'layout[Sample]/shape[0]', name: 'the layout "Sample"' },
      },
    });
    expect(style.fonts.latin).toMatchObject({ typeface: 'Lato', provenance: { source: 'master' } });
    expect(style.fonts.ea.provenance).toMatchObject({
      source: 'master_text_style',
      place: 'master[0]/text_style[body]/level[0]',
      name: 'the body style of the master "House"',
    });
  });

  it('takes the style of the title for titles, and of a shape only for text boxes', () => {
    const size = (points: number): string => `<a:lvl1pPr><a:defRPr sz="${points}00"/></a:lvl1pPr>`;
    const textStyles = `<p:titleStyle>${size(44)}</p:titleStyle><p:bodyStyle>${size(28)}</p:bodyStyle>`;
    const slide = (tree: string): SamplePresentation => ({ slides: [tree], textStyles, defaultTextStyle: size(12) });
    expect(firstStyle(slide(placeholder('type="ctrTitle"', paragraph('A')))).size.nominal).toBe(44);
    expect(firstStyle(slide(placeholder('idx="3"', paragraph('A')))).size.nominal).toBe(28);
    expect(firstStyle(slide(textBox(paragraph('A')))).size).toMatchObject({
      nominal: 12,
      provenance: { source: 'presentation_default' },
    });
  });

  it('counts the font reference of a shape before the defaults', () => {
    const style = '<p:style><a:fontRef idx="major"><a:schemeClr val="lt1"/></a:fontRef></p:style>';
    const { fonts, paint } = firstStyle({ slides: [textBox(paragraph('Hello'), { style })] });
    expect(fonts.latin).toMatchObject({ typeface: 'Georgia', provenance: { source: 'shape_style' } });
    expect(colorOf(paint)).toBe('FFFFFF');
  });

  it('names the slots whose characters occur, and fonts of the language where the theme has none', () => {
    const run = paragraph('Tea 茶', '<a:rPr lang="ja-JP"/>');
    const { text } = firstShape({ slides: [textBox(run)] });
    expect(text[0]?.runs[0]?.scripts).toEqual(['latin', 'ea']);
    expect(text[0]?.runs[0]?.style.fonts.ea.typeface).toBe('Meiryo');
  });

  it('wears the link colour when it is a link, unless the link says otherwise', () => {
    const link = (extension: string): string =>
      paragraph('Go', `<a:rPr>${RED}<a:hlinkClick r:id="">${extension}</a:hlinkClick></a:rPr>`);
    const keep =
      '<a:extLst><a:ext uri="x"><ahyp:hlinkClr xmlns:ahyp="http://schemas.microsoft.com/office/drawing/2018/hyperlinkcolor" val="tx"/></a:ext></a:extLst>';
    expect(colorOf(firstStyle({ slides: [textBox(link(''))] }).paint)).toBe('0563C1');
    expect(colorOf(firstStyle({ slides: [textBox(link(keep))] }).paint)).toBe('FF0000');
  });

  it('shares one style object among runs that look alike for the same reasons', () => {
    const slides = [textBox(paragraph('A') + paragraph('B')), textBox(paragraph('C'))];
    const styles = modelOf({ slides }).slides.flatMap(({ shapes }) =>
      shapes.flatMap(({ text }) => text.flatMap(({ runs }) => runs.map(({ style }) => style))),
    );
    expect(new Set(styles).size).toBe(1);
    expect(styles).toHaveLength(3);
  });

  it('keeps the numbers of fields and breaks, and the text of notes', () => {
    const runs = '<a:p><a:r><a:t>a</a:t></a:r><a:br/><a:fld type="slidenum" id="{0}"><a:t>4</a:t></a:fld></a:p>';
    const model = modelOf({ slides: [textBox(runs)], notes: paragraph('Say this') });
    expect(model.slides[0]?.shapes[0]?.text[0]?.runs.map(({ text, field }) => [text, field])).toEqual([
      ['a', null],
      ['\n', null],
      ['4', 'slidenum'],
    ]);
    expect(model.slides[0]?.notes[0]?.runs[0]?.text).toBe('Say this');
  });
});

describe('a fill', () => {
  it('is that of the shape, of its layout placeholder, or of its style', () => {
    const own = firstShape({ slides: [textBox('', { shapeProperties: RED })] });
    expect(own.fill).toMatchObject({ kind: 'solid', color: { rgb: 0xff0000, provenance: { source: 'shape' } } });
    const inherited = firstShape({
      slides: [placeholder('type="title"', '')],
      layoutShapes: placeholder('type="title"', '', { shapeProperties: ACCENT }),
    });
    expect(inherited.fill).toMatchObject({
      color: { rgb: 0x4472c4, theme: { slot: 'accent1' }, provenance: { source: 'layout' } },
    });
    const style = '<p:style><a:fillRef idx="1"><a:schemeClr val="accent2"/></a:fillRef></p:style>';
    const fillStyles = '<a:solidFill><a:schemeClr val="phClr"><a:lumMod val="75000"/></a:schemeClr></a:solidFill>';
    expect(colorOf(firstShape({ slides: [textBox('', { style })], fillStyles }).fill)).toBe('C55A11');
  });

  it('of a group is passed on to the shapes that ask for it', () => {
    const child = textBox('', { shapeProperties: '<a:grpFill/>' });
    const group = `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="5" name="Group"/></p:nvGrpSpPr><p:grpSpPr>${RED}</p:grpSpPr>${child}</p:grpSp>`;
    const [inner] = firstShape({ slides: [group] }).children;
    expect(inner && colorOf(inner.fill)).toBe('FF0000');
  });

  it('has every stop of a gradient', () => {
    const stops =
      '<a:gs pos="0"><a:srgbClr val="111111"/></a:gs><a:gs pos="100000"><a:prstClr val="dkBlue"><a:alpha val="50%"/></a:prstClr></a:gs>';
    const { fill } = firstShape({
      slides: [textBox('', { shapeProperties: `<a:gradFill><a:gsLst>${stops}</a:gsLst></a:gradFill>` })],
    });
    expect(fill).toMatchObject({ kind: 'gradient', stops: [{ rgb: 0x111111 }, { rgb: 0x00008b, alpha: 0.5 }] });
  });

  it('follows a colour map that the slide puts in the place of the master’s', () => {
    const slideEnd = '<p:clrMapOvr><a:overrideClrMapping bg1="dk1" tx1="lt1"/></p:clrMapOvr>';
    expect(colorOf(firstStyle({ slides: [textBox(paragraph('A'))], slideEnd }).paint)).toBe('FFFFFF');
  });

  it('of the background comes with its place', () => {
    const slideBackground = `<p:bg><p:bgPr>${RED}</p:bgPr></p:bg>`;
    expect(modelOf({ slides: [''], slideBackground }).slides[0]?.background).toMatchObject({
      color: { rgb: 0xff0000 },
    });
  });
});

describe('a table', () => {
  const cell = (text: string, attributes = ''): string =>
    `<a:tc ${attributes}><a:txBody><a:bodyPr/><a:lstStyle/>${paragraph(text)}</a:txBody><a:tcPr/></a:tc>`;
  const grid = '<a:tblGrid><a:gridCol w="1"/><a:gridCol w="1"/></a:tblGrid>';
  const content = (id: string): string =>
    `<a:tblPr firstRow="1" bandRow="1"><a:tableStyleId>${id}</a:tableStyleId></a:tblPr>${grid}` +
    `<a:tr>${cell('Head', 'gridSpan="2"')}${cell('', 'hMerge="1"')}</a:tr><a:tr>${cell('a')}${cell('b')}</a:tr>`;

  it('of a built-in style has its header, its bands and their text colours', () => {
    const { rows } = firstShape({ slides: [table(content('{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}'))] });
    expect(rows.map((row) => row.map(({ row: at, column, fill }) => [at, column, colorOf(fill)]))).toEqual([
      [[0, 0, '4472C4']],
      [
        [1, 0, 'CFD5EA'],
        [1, 1, 'CFD5EA'],
      ],
    ]);
    const head = rows[0]?.[0]?.text[0]?.runs[0]?.style.paint;
    expect(head).toMatchObject({ color: { rgb: 0xffffff, provenance: { source: 'table_style' } } });
  });

  it('of a style that is nowhere to be found is said not to be judged', () => {
    const model = modelOf({ slides: [table(content('{00000000-0000-0000-0000-000000000000}'))] });
    expect(model.notEvaluated).toContainEqual(
      expect.objectContaining({ surface: 'table_fill', locations: ['slide[0]/shape[0]'] }),
    );
  });
});

describe('a damaged presentation', () => {
  it('is read without the part that is not well-formed, which is named', () => {
    const model = modelOf({ slides: [textBox(paragraph('A'))], parts: { 'ppt/layout.xml': '<p:sldLayout' } });
    expect(model.unreadableParts).toEqual(['/ppt/layout.xml']);
    expect(model.slides[0]?.shapes).toHaveLength(1);
  });

  it('keeps the numbers of its slides when one is missing', () => {
    const model = modelOf({
      slides: ['', ''],
      parts: {
        'ppt/_rels/presentation.xml.rels':
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>',
      },
    });
    expect(model.slides.map(({ index, shapes }) => [index, shapes.length])).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(model.notEvaluated[0]).toMatchObject({ surface: 'slide', locations: ['slide[0]', 'slide[1]'] });
  });

  it('is read past values that are no numbers, no colours and no levels', () => {
    const properties = '<a:rPr sz="NaN"><a:solidFill><a:srgbClr val="GGGGGG"/></a:solidFill></a:rPr>';
    const odd = `<a:p><a:pPr lvl="99"/><a:r>${properties}<a:t>A</a:t></a:r></a:p>`;
    const { text } = firstShape({ slides: [textBox(odd)] });
    expect(text[0]).toMatchObject({
      level: 8,
      runs: [{ style: { size: { nominal: 18 }, paint: { kind: 'unknown' } } }],
    });
  });

  it('may call its shapes and styles what it likes', () => {
    const model = modelOf({
      slides: [textBox(paragraph('A', '<a:rPr><a:latin typeface="__proto__"/></a:rPr>'))],
      minorFont: 'constructor',
    });
    expect(model.slides[0]?.shapes[0]?.text[0]?.runs[0]?.style.fonts.latin.typeface).toBe('__proto__');
  });
});
