import { describe, expect, it } from '@jest/globals';
import { OoxmlPackage } from '@livery/office-package';
import { paragraph, placeholder, type SamplePresentation, samplePresentation, textBox } from '@livery/office-testing';
import { readPresentation } from '../presentation/presentation-reader.ts';
import { colorOf, firstShape, firstStyle, modelOf } from '../testing/read-sample.ts';

const RED = '<a:solidFill><a:srgbClr val="FF0000"/></a:solidFill>';
const ACCENT = '<a:solidFill><a:schemeClr val="accent1"/></a:solidFill>';

describe('text', () => {
  it('has 18 points, the minor font and the first text colour by default', () => {
    const { fonts, size, paint } = firstStyle({ slides: [textBox(paragraph('Hello'))] });
    expect(fonts.latin).toMatchObject({ typeface: 'Calibri', provenance: { source: 'built_in' } });
    expect(fonts.latin.theme?.provenance).toMatchObject({ source: 'theme', location: 'theme[0]/font[minor]' });
    expect(size).toMatchObject({ nominal: 18, effective: 18 });
    expect(colorOf(paint)).toBe('000000');
  });

  it('takes each property from the nearest source that sets it', () => {
    const level = (properties: string): string => `<a:lvl1pPr><a:defRPr ${properties}</a:defRPr></a:lvl1pPr>`;
    const style = firstStyle({
      slides: [placeholder('type="body" idx="1"', paragraph('Hello', '<a:rPr sz="2000"/>'))],
      layoutShapes: placeholder('type="body" idx="1"', '', { listStyle: level(`sz="3000">${RED}`) }),
      masterShapes: placeholder('type="body" idx="7"', '', {
        listStyle: level(`sz="4000">${ACCENT}<a:latin typeface="Lato"/>`),
      }),
      textStyles: `<p:bodyStyle>${level('sz="5000"><a:latin typeface="Arial"/><a:ea typeface="SimSun"/>')}</p:bodyStyle>`,
    });
    expect(style.size).toMatchObject({ nominal: 20, provenance: { source: 'run', location: null } });
    expect(style.paint).toMatchObject({
      color: {
        rgb: 0xff0000,
        provenance: { source: 'layout', location: 'layout[Sample]/shape[0]', name: 'the layout "Sample"' },
      },
    });
    expect(style.fonts.latin).toMatchObject({ typeface: 'Lato', provenance: { source: 'master' } });
    expect(style.fonts.ea.provenance).toMatchObject({
      source: 'master_text_style',
      location: 'master[0]/text_style[body]/level[0]',
      name: 'the body style of the master "House"',
    });
  });

  it('has the title style in titles, and no style of the master in shapes without a placeholder', () => {
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

  it('has the font reference of a shape and not the defaults', () => {
    const style = '<p:style><a:fontRef idx="major"><a:schemeClr val="lt1"/></a:fontRef></p:style>';
    const { fonts, paint } = firstStyle({ slides: [textBox(paragraph('Hello'), { style })] });
    expect(fonts.latin).toMatchObject({ typeface: 'Georgia', provenance: { source: 'shape_style' } });
    expect(colorOf(paint)).toBe('FFFFFF');
  });

  it('names the slots whose characters occur, and has the fonts of its language when the theme has none', () => {
    const run = paragraph('Tea 茶', '<a:rPr lang="ja-JP"/>');
    const { text } = firstShape({ slides: [textBox(run)] });
    expect(text[0]?.runs.at(0)?.scripts).toEqual(['latin', 'ea']);
    expect(text[0]?.runs.at(0)?.style.fonts.ea.typeface).toBe('Meiryo');
  });

  it('has the link colour when it is a link, unless the link says otherwise', () => {
    const link = (extension: string): string =>
      paragraph('Go', `<a:rPr>${RED}<a:hlinkClick r:id="">${extension}</a:hlinkClick></a:rPr>`);
    const keep =
      '<a:extLst><a:ext uri="x"><ahyp:hlinkClr xmlns:ahyp="http://schemas.microsoft.com/office/drawing/2018/hyperlinkcolor" val="tx"/></a:ext></a:extLst>';
    expect(colorOf(firstStyle({ slides: [textBox(link(''))] }).paint)).toBe('0563C1');
    expect(colorOf(firstStyle({ slides: [textBox(link(keep))] }).paint)).toBe('FF0000');
  });

  it.each([
    ['a fill without a colour', '<a:solidFill/>'],
    ['a slot that the theme lacks', '<a:solidFill><a:schemeClr val="accent9"/></a:solidFill>'],
    ['a gradient without stops', '<a:gradFill/>'],
    [
      'a gradient with a stop without a colour',
      '<a:gradFill><a:gsLst><a:gs pos="0"><a:srgbClr val="FF0000"/></a:gs><a:gs pos="1"><a:srgbClr val="x"/></a:gs></a:gsLst></a:gradFill>',
    ],
    ['a pattern without colours', '<a:pattFill prst="pct5"/>'],
    ['the fill of its group', '<a:grpFill/>'],
  ])('has an unknown colour with %s, and not the colour that it would inherit', (_, fill) => {
    const { paint } = firstStyle({ slides: [textBox(paragraph('Hello', `<a:rPr>${fill}</a:rPr>`))] });
    expect(paint).toMatchObject({ kind: 'unknown', provenance: { source: 'run' } });
  });

  it('has an outline, an underline and effects, each from the nearest source that sets it', () => {
    const glow = '<a:effectLst><a:glow rad="9"><a:srgbClr val="00FF00"/></a:glow></a:effectLst>';
    const decorations = (properties: string) => {
      const level = `<a:lvl1pPr><a:defRPr u="sng"><a:ln>${ACCENT}</a:ln>${glow}<a:uFill>${RED}</a:uFill></a:defRPr></a:lvl1pPr>`;
      const style = firstStyle({ slides: [textBox(paragraph('Hello', properties))], defaultTextStyle: level });
      return [colorOf(style.outline), ...style.decorations.map(colorOf)];
    };
    expect(decorations('')).toEqual(['4472C4', 'FF0000', '00FF00']);
    expect(decorations('<a:rPr u="none"/>')).toEqual(['4472C4', '00FF00']);
    expect(decorations(`<a:rPr><a:ln>${RED}</a:ln><a:effectLst/><a:uFillTx/></a:rPr>`)).toEqual(['FF0000']);
    expect(decorations(`<a:rPr><a:ln><a:noFill/></a:ln><a:uLn>${ACCENT}</a:uLn></a:rPr>`)).toEqual([
      'none',
      '4472C4',
      '00FF00',
    ]);
    expect(decorations('<a:rPr><a:effectLst><a:glow rad="9"/></a:effectLst></a:rPr>')).toEqual(['4472C4', 'FF0000']);
  });

  it('ignores the defaults of a paragraph, as PowerPoint does, unless the option says that they apply', () => {
    const slides = [textBox('<a:p><a:pPr><a:defRPr sz="4000"/></a:pPr><a:r><a:t>A</a:t></a:r></a:p>')];
    const file = OoxmlPackage.open(samplePresentation({ slides }));
    const size = (paragraphDefaultsApply: boolean) =>
      readPresentation(file, { paragraphDefaultsApply }).slides[0]?.shapes[0]?.text[0]?.runs.at(0)?.style.size.nominal;
    expect([size(false), size(true)]).toEqual([18, 40]);
  });

  it('is scaled by the autofit of its shape', () => {
    const body = '<a:bodyPr><a:normAutofit fontScale="70000"/></a:bodyPr>';
    const box = textBox(paragraph('A', '<a:rPr sz="1100"/>')).replace('<a:bodyPr/>', body);
    expect(firstStyle({ slides: [box] }).size).toMatchObject({ nominal: 11, effective: 7.7 });
  });

  it('shares one style object among runs with equal values of equal provenance', () => {
    const slides = [textBox(paragraph('A') + paragraph('B')), textBox(paragraph('C'))];
    const styles = modelOf({ slides }).slides.flatMap(({ shapes }) =>
      shapes.flatMap(({ text }) => text.flatMap(({ runs }) => [...runs].map(({ style }) => style))),
    );
    expect(new Set(styles).size).toBe(1);
    expect(styles).toHaveLength(3);
  });

  it('shares one font object among runs whose fonts have one provenance, whatever else differs', () => {
    const run = (size: number, language: string): string =>
      paragraph(
        'A',
        `<a:rPr lang="${language}" sz="${size}00"><a:latin typeface="Lato"/><a:ea typeface="+mn-ea"/></a:rPr>`,
      );
    const { text } = firstShape({ slides: [textBox(run(12, 'ja-JP') + run(14, 'ja-JP') + run(16, 'ko-KR'))] });
    const [small, large, korean] = text.map(({ runs }) => runs.at(0)?.style);
    expect(small).not.toBe(large);
    expect(small?.fonts.latin).toBe(korean?.fonts.latin);
    expect(small?.fonts.ea).toBe(large?.fonts.ea);
    expect(small?.fonts.ea).not.toBe(korean?.fonts.ea);
  });

  it('keeps the numbers of fields and breaks, and the text of notes', () => {
    const runs = '<a:p><a:r><a:t>a</a:t></a:r><a:br/><a:fld type="slidenum" id="{0}"><a:t>4</a:t></a:fld></a:p>';
    const model = modelOf({ slides: [textBox(runs)], notes: paragraph('Say this') });
    const [first] = model.slides[0]?.shapes[0]?.text ?? [];
    expect(Array.from(first?.runs ?? [], ({ text, field }) => [text, field])).toEqual([
      ['a', null],
      ['\n', null],
      ['4', 'slidenum'],
    ]);
    expect(model.slides[0]?.notes[0]?.runs.at(0)?.text).toBe('Say this');
  });
});
