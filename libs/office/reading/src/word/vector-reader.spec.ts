import { describe, expect, it } from '@jest/globals';
import type { Shape } from '@livery/office-model';
import { wordParagraph, run } from '@livery/office-testing';
import { bodyOf, shown, textDocumentOf } from '../testing/read-docx.ts';

const pict = (content: string): string => wordParagraph(`<w:r><w:pict>${content}</w:pict></w:r>`);
const box = (text: string): string =>
  `<v:textbox><w:txbxContent>${wordParagraph(run(text))}</w:txbxContent></v:textbox>`;
const drawn = (content: string): readonly Shape[] => bodyOf({ body: pict(content) }).drawings.map(({ shape }) => shape);
const fills = (...shapes: readonly string[]) => drawn(shapes.join('')).map(({ fill }) => fill);
const rect = (attributes: string, children = ''): string => `<v:rect ${attributes}>${children}</v:rect>`;

describe('a shape of VML', () => {
  it('is filled and outlined as it says, in colours by value and by name', () => {
    const [one, two, three] = drawn(
      rect('fillcolor="#0f4c81" strokecolor="silver"') +
        rect('fillcolor="#069" stroked="f"', '<v:stroke color="red"/>') +
        rect('filled="f"', '<v:stroke color="#C0006B"/>'),
    );
    expect([one, two, three].map((shape) => shape && [shown(shape.fill), shown(shape.line)])).toEqual([
      ['0F4C81', 'C0C0C0'],
      ['006699', 'none'],
      ['none', 'C0006B'],
    ]);
    expect(one?.fill).toMatchObject({ color: { theme: null, provenance: { source: 'shape' } } });
  });

  it('has the theme colour that it names in brackets, tinted or shaded, whatever its value is', () => {
    const paints = fills(
      rect('fillcolor="#123456 [3204]"'),
      rect('fillcolor="#123456 [1300]"'),
      rect('fillcolor="#123456 [1604]"'),
      rect('fillcolor="white [3212]"'),
      rect('fillcolor="#123456 [13]"'),
    );
    expect(paints.map(shown)).toEqual(['4472C4', 'B4C7E7', '203864', 'FFFFFF', '123456']);
    expect(paints[1]).toMatchObject({ color: { theme: { slot: 'accent1' } } });
  });

  it('may be filled with a gradient, a pattern or a picture, or half transparent', () => {
    const [gradient, pattern, picture, veil, off] = fills(
      rect('fillcolor="#111111"', '<v:fill type="gradient" color2="#eeeeee"/>'),
      rect('fillcolor="#111111"', '<v:fill type="pattern" color2="white"/>'),
      rect('fillcolor="#111111"', '<v:fill type="frame" r:id="p1"/>'),
      rect('fillcolor="#111111"', '<v:fill opacity="32768f"/>'),
      rect('fillcolor="#111111"', '<v:fill on="f"/>') + rect('strokecolor="red"'),
    );
    expect(gradient).toMatchObject({ kind: 'gradient', stops: [{ rgb: 0x111111 }, { rgb: 0xeeeeee }] });
    expect(pattern).toMatchObject({ kind: 'pattern', colors: [{ rgb: 0x111111 }, { rgb: 0xffffff }] });
    expect(picture?.kind).toBe('picture');
    expect(veil).toMatchObject({ kind: 'solid', color: { alpha: 0.5 } });
    expect(off?.kind).toBe('none');
  });

  it('is the background of its text box', () => {
    const { stories } = textDocumentOf({
      body: pict(rect('fillcolor="red"') + rect('fillcolor="#14213d"', box('light'))),
    });
    const [, inBox] = stories;
    expect(inBox?.ground).toMatchObject({ kind: 'solid', color: { rgb: 0x14213d } });
    expect(inBox?.paragraphs[0]?.runs.at(0)?.style.paint).toMatchObject({ color: { rgb: 0xffffff } });
  });

  it('may be in a group, whose text boxes have an unknown background', () => {
    const [group, ...others] = drawn(
      `<v:group id="Group 1" alt="Two boxes">${rect('fillcolor="#0f4c81"')}${rect('', box('a'))}</v:group>`,
    );
    expect(others).toEqual([]);
    expect(group).toMatchObject({ kind: 'group', name: 'Group 1', description: 'Two boxes' });
    expect(group?.children.map(({ fill }) => shown(fill))).toEqual(['0F4C81', 'none']);
  });

  it('may be a picture, or be shown for an embedded object', () => {
    const relationships = {
      'word/document.xml': [
        { id: 'p1', type: 'image', target: 'media/a.png' },
        { id: 'o1', type: 'oleObject', target: 'embeddings/o.bin' },
      ],
    };
    const image = '<v:shape id="Logo" alt="Our logo" style="visibility:hidden"><v:imagedata r:id="p1"/></v:shape>';
    const object = `<w:r><w:object><v:shape><v:imagedata r:id="p1"/></v:shape><o:OLEObject xmlns:o="urn:schemas-microsoft-com:office:office" r:id="o1"/></w:object></w:r>`;
    const { drawings } = bodyOf({
      relationships,
      parts: { 'word/media/a.png': 'x' },
      body: pict(`<v:shapetype id="t"/>${image}`) + wordParagraph(object),
    });
    expect(drawings.map(({ shape }) => [shape.kind, shape.name, shape.description, shape.hidden])).toEqual([
      ['picture', 'Logo', 'Our logo', true],
      ['ole_object', '', '', false],
    ]);
    expect(drawings.map(({ shape }) => [shape.picture?.part, shape.references])).toEqual([
      ['/word/media/a.png', ['p1']],
      ['/word/media/a.png', ['p1', 'o1']],
    ]);
  });

  it('may be WordArt, whose text is reported as not read', () => {
    const { stories, omissions } = textDocumentOf({
      body: pict('<v:shape fillcolor="silver"><v:textpath string="DRAFT"/></v:shape>'),
    });
    expect(stories[0]?.drawings.map(({ shape }) => shown(shape.fill))).toEqual(['C0C0C0']);
    expect(omissions).toMatchObject([{ surface: 'word_art', locations: ['body/paragraph[0]'] }]);
  });

  it('may be the background of pages, if the document shows it', () => {
    const background =
      '<w:background w:color="FFFFFF"><v:background fillcolor="white"><v:fill type="gradient" color2="#14213d"/></v:background></w:background>';
    const paint = (settings: string) => textDocumentOf({ background, settings, body: '' }).pageBackground.kind;
    expect([paint('<w:displayBackgroundShape/>'), paint('')]).toEqual(['gradient', 'none']);
  });
});
