import type { TextDocument } from '@livery/office-model';
import { wordParagraph, wordShape } from '@livery/office-testing';
import { DOCUMENT_PART, type WordCase } from './word-cases.ts';
import { BOUND, FILLED, MAGENTA, rgbOf, TO_ACCENT } from './writing-cases.ts';

type Drawn = Pick<WordCase, 'written'> & {
  readonly surface: 'drawing_fill' | 'drawing_line';
  readonly source: 'shape' | 'shape_style';
  readonly drawing: string;
  readonly location?: string;
};

const SHAPE = 'body/paragraph[0]/shape[0]';
const GROUPS = 'xmlns:wpg="http://schemas.microsoft.com/office/word/2010/wordprocessingGroup"';
const GEOMETRY = '<a:prstGeom prst="rect"/>';
const STYLE =
  '<wps:style><a:lnRef idx="1"><a:srgbClr val="C0006B"/></a:lnRef><a:fillRef idx="1"><a:srgbClr val="C0006B"/></a:fillRef></wps:style>';
const styled = (properties: string): string => wordShape(properties).replace('<wps:bodyPr/>', `${STYLE}<wps:bodyPr/>`);
const vector = (content: string): string => `<w:r><w:pict>${content}</w:pict></w:r>`;
const TO_BOUND = [FILLED, BOUND] as const;

const shapeIn = (model: TextDocument, location: string) => {
  const [own] = model.stories[0]?.drawings ?? [];
  return location === SHAPE ? own?.shape : own?.shape.children[0];
};

const DRAWN: readonly Drawn[] = [
  { surface: 'drawing_fill', source: 'shape', drawing: wordShape(GEOMETRY + FILLED), written: TO_BOUND },
  {
    surface: 'drawing_line',
    source: 'shape',
    drawing: wordShape(`${GEOMETRY}<a:ln w="9525">${FILLED}<a:round/></a:ln>`),
    written: TO_BOUND,
  },
  {
    surface: 'drawing_fill',
    source: 'shape_style',
    drawing: styled(`${GEOMETRY}<a:ln/>`),
    written: ['<a:ln/>', `${BOUND}<a:ln/>`],
  },
  {
    surface: 'drawing_line',
    source: 'shape_style',
    drawing: styled(`${GEOMETRY}<a:noFill/><a:effectLst/>`),
    written: ['<a:effectLst/>', `<a:ln>${BOUND}</a:ln><a:effectLst/>`],
  },
  {
    surface: 'drawing_fill',
    source: 'shape',
    drawing: wordShape('').replace(
      /<wps:wsp>.*<\/wps:wsp>/,
      `<wpg:wgp ${GROUPS}><wpg:grpSpPr/><wps:wsp><wps:spPr>${FILLED}</wps:spPr></wps:wsp></wpg:wgp>`,
    ),
    location: `${SHAPE}/child[0]`,
    written: TO_BOUND,
  },
  {
    surface: 'drawing_fill',
    source: 'shape',
    drawing: vector('<v:shapetype/><v:shape stroked="f"/><v:rect fillcolor="#c0006b"/>'),
    written: ['"#c0006b"', '"#4472c4 [3204]"'],
  },
  {
    surface: 'drawing_fill',
    source: 'shape',
    drawing: vector('<v:group><v:rect fillcolor="blue"><v:fill color="#C0006B" opacity=".5"/></v:rect></v:group>'),
    location: `${SHAPE}/child[0]`,
    written: ['"#C0006B"', '"#4472c4 [3204]"'],
  },
  {
    surface: 'drawing_line',
    source: 'shape',
    drawing: vector('<v:oval fillcolor="#5b9bd5" strokecolor="#c0006b"><v:stroke dashstyle="dash"/></v:oval>'),
    written: ['"#c0006b"', '"#4472c4 [3204]"'],
  },
];

/** The writers of fills and outlines of drawings. */
export const WORD_DRAWING_CASES: readonly WordCase[] = DRAWN.map(
  ({ surface, source, drawing, location = SHAPE, written }) => ({
    surface,
    source,
    sample: { body: wordParagraph(drawing) },
    edit: { part: DOCUMENT_PART, location, change: { kind: 'color', surface, from: MAGENTA, to: TO_ACCENT } },
    written,
    shown: (model) => {
      const shape = shapeIn(model, location);
      return rgbOf(surface === 'drawing_fill' ? shape?.fill : shape?.line);
    },
    is: TO_ACCENT.rgb,
    differs: surface === 'drawing_fill' ? /\/fill\// : /\/line\//,
  }),
);
