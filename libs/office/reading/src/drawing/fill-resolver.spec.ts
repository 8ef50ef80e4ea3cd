import { describe, expect, it } from '@jest/globals';
import { paragraph, placeholder, textBox } from '@livery/office-testing';
import { colorOf, firstShape, firstStyle, modelOf } from '../testing/read-sample.ts';

const RED = '<a:solidFill><a:srgbClr val="FF0000"/></a:solidFill>';
const ACCENT = '<a:solidFill><a:schemeClr val="accent1"/></a:solidFill>';

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

  it('is that of its own style before that of its layout placeholder', () => {
    const style = '<p:style><a:fillRef idx="1"><a:schemeClr val="accent2"/></a:fillRef></p:style>';
    const styled = placeholder('type="title"', '').replace('<p:txBody>', `${style}<p:txBody>`);
    const shape = firstShape({
      slides: [styled],
      layoutShapes: placeholder('type="title"', '', { shapeProperties: '<a:noFill/>' }),
      fillStyles: '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>',
    });
    expect(colorOf(shape.fill)).toBe('ED7D31');
  });

  it('is none when the shape shows the background of the slide', () => {
    const style = '<p:style><a:fillRef idx="1"><a:schemeClr val="accent2"/></a:fillRef></p:style>';
    const shape = textBox('', { style }).replace('<p:sp>', '<p:sp useBgFill="1">');
    expect(firstShape({ slides: [shape], fillStyles: RED }).fill.kind).toBe('none');
  });

  it('of a picture has the colours that the picture is recoloured with', () => {
    const duotone = '<a:duotone><a:prstClr val="black"/><a:srgbClr val="FF0000"/></a:duotone>';
    const picture =
      '<p:pic><p:nvPicPr><p:cNvPr id="3" name="Picture"/></p:nvPicPr>' +
      `<p:blipFill><a:blip>${duotone}</a:blip></p:blipFill><p:spPr/></p:pic>`;
    expect(firstShape({ slides: [picture] }).fill).toMatchObject({
      kind: 'picture',
      colors: [{ rgb: 0x000000 }, { rgb: 0xff0000 }],
    });
  });

  it('of a group applies to the shapes that refer to it', () => {
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

  it('uses the colour map of the slide and not that of the master', () => {
    const slideEnd = '<p:clrMapOvr><a:overrideClrMapping bg1="dk1" tx1="lt1"/></p:clrMapOvr>';
    expect(colorOf(firstStyle({ slides: [textBox(paragraph('A'))], slideEnd }).paint)).toBe('FFFFFF');
  });

  it('of the background has a provenance', () => {
    const slideBackground = `<p:bg><p:bgPr>${RED}</p:bgPr></p:bg>`;
    expect(modelOf({ slides: [''], slideBackground }).slides[0]?.background).toMatchObject({
      color: { rgb: 0xff0000 },
    });
  });
});
