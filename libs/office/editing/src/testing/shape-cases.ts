import type { ColorSurface, DocumentChange, Presentation } from '@livery/office-model';
import { paragraph, placeholder, type SamplePresentation, tableOfOneCell, textBox } from '@livery/office-testing';
import { ACCENT, BOUND, FILLED, MAGENTA, rgbOf, TO_ACCENT, type WritingCase } from './writing-cases.ts';

const SLIDE = '/ppt/slides/slide1.xml';
const LAYOUT = '/ppt/layout.xml';
const MASTER = '/ppt/master.xml';
const BODY = 'type="body" idx="1"';
const LINE = `<a:ln w="12700">${FILLED}</a:ln>`;

interface ColorCase extends Omit<WritingCase, 'edit' | 'is' | 'written' | 'surface'> {
  readonly surface: ColorSurface;
  readonly part: string;
  readonly location: string;
  readonly written?: WritingCase['written'];
}

function color({ part, location, written, ...own }: ColorCase): WritingCase {
  const change: DocumentChange = { kind: 'color', surface: own.surface, from: MAGENTA, to: TO_ACCENT };
  return { ...own, edit: { part, location, change }, is: ACCENT, written: written ?? [FILLED, BOUND] };
}

const fillOf = (model: Presentation): unknown => rgbOf(model.slides[0]?.shapes[0]?.fill);
const lineOf = (model: Presentation): unknown => rgbOf(model.slides[0]?.shapes[0]?.line);

function shapeColors(): readonly WritingCase[] {
  const surfaces = [
    { surface: 'fill', properties: FILLED, shown: fillOf, differs: /\/fill\// },
    { surface: 'line', properties: LINE, shown: lineOf, differs: /\/line\// },
  ] as const;
  return surfaces.flatMap(({ surface, properties, shown, differs }) => {
    const own = { shapeProperties: properties };
    const inherited = { slides: [placeholder(BODY, paragraph('Words'))], layoutShapes: placeholder(BODY, '') };
    return [
      color({
        surface,
        source: 'shape',
        sample: { slides: [textBox(paragraph('Words'), own)] },
        part: SLIDE,
        location: 'slide[0]/shape[0]',
        shown,
        differs,
      }),
      color({
        surface,
        source: 'layout',
        sample: { ...inherited, layoutShapes: placeholder(BODY, '', own) },
        part: LAYOUT,
        location: 'layout[Sample]/shape[0]',
        shown,
        differs,
      }),
      color({
        surface,
        source: 'master',
        sample: { ...inherited, masterShapes: placeholder('type="body"', '', own) },
        part: MASTER,
        location: 'master[0]/shape[0]',
        shown,
        differs,
      }),
      color({
        surface,
        source: 'shape_style',
        sample: styled(surface),
        part: SLIDE,
        location: 'slide[0]/shape[0]',
        shown,
        differs,
        written:
          surface === 'fill'
            ? ['<p:spPr></p:spPr>', `<p:spPr>${BOUND}</p:spPr>`]
            : ['<p:spPr></p:spPr>', `<p:spPr><a:ln>${BOUND}</a:ln></p:spPr>`],
      }),
    ];
  });
}

/** A shape whose style gives it a colour. */
function styled(surface: 'fill' | 'line' | 'text'): SamplePresentation {
  const reference = (of: typeof surface, name: string): string =>
    `<a:${name} idx="${name === 'fontRef' ? 'minor' : 1}">${of === surface ? '<a:srgbClr val="C0006B"/>' : ''}</a:${name}>`;
  const style = `<p:style>${reference('line', 'lnRef')}${reference('fill', 'fillRef')}${reference('text', 'fontRef')}</p:style>`;
  const shown = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
  return {
    slides: [textBox(paragraph('Words'), { style })],
    fillStyles: `${shown}</a:fillStyleLst><a:lnStyleLst><a:ln>${shown}</a:ln></a:lnStyleLst><a:fillStyleLst>${shown}`,
  };
}

const BACKGROUND = `<p:bg><p:bgPr>${FILLED}<a:effectLst/></p:bgPr></p:bg>`;
const backgroundOf = (model: Presentation): unknown => rgbOf(model.slides[0]?.background);

function backgrounds(): readonly WritingCase[] {
  const places = [
    {
      source: 'shape',
      part: SLIDE,
      location: 'slide[0]/background',
      sample: { slides: [''], slideBackground: BACKGROUND },
    },
    {
      source: 'master',
      part: MASTER,
      location: 'master[0]/background',
      sample: { slides: [''], masterBackground: BACKGROUND },
    },
  ] as const;
  const differs = /background\//;
  return places.map((place) => color({ ...place, surface: 'background', shown: backgroundOf, differs }));
}

const cell = (properties: string, style = ''): SamplePresentation => ({
  slides: [tableOfOneCell(paragraph('Words'), style, properties)],
});
const styleOf = (part: string): SamplePresentation => ({
  ...cell('', '<a:tableStyleId>{AB}</a:tableStyleId>'),
  tableStyles: `<a:tblStyle styleId="{AB}" styleName="Rows"><a:wholeTbl>${part}</a:wholeTbl></a:tblStyle>`,
});
const cellOf = (model: Presentation) => model.slides[0]?.shapes[0]?.rows[0]?.[0];
const cellIn = (kind: 'layout' | 'master') => (model: Presentation) =>
  model.slideLayers.find((layer) => layer.kind === kind)?.shapes[0]?.rows[0]?.[0];

function tableColors(): readonly WritingCase[] {
  const surfaces = [
    {
      surface: 'table_fill',
      properties: FILLED,
      style: `<a:tcStyle><a:fill>${FILLED}</a:fill></a:tcStyle>`,
      shown: (found: ReturnType<typeof cellOf>) => rgbOf(found?.fill),
      differs: /\/fill\//,
    },
    {
      surface: 'table_border',
      properties: `<a:lnL>${FILLED}</a:lnL>`,
      style: `<a:tcStyle><a:tcBdr><a:left><a:ln>${FILLED}</a:ln></a:left></a:tcBdr></a:tcStyle>`,
      shown: (found: ReturnType<typeof cellOf>) => rgbOf(found?.borders[0]),
      differs: /\/borders\//,
    },
  ] as const;
  return surfaces.flatMap(({ surface, properties, style, shown, differs }) => {
    const table = tableOfOneCell(paragraph('Words'), '', properties);
    const below = 'shape[0]/cell[0,0]';
    return [
      color({
        surface,
        source: 'shape',
        sample: cell(properties),
        part: SLIDE,
        location: `slide[0]/${below}`,
        shown: (model) => shown(cellOf(model)),
        differs,
      }),
      color({
        surface,
        source: 'layout',
        sample: { slides: [''], layoutShapes: table },
        part: LAYOUT,
        location: `layout[Sample]/${below}`,
        shown: (model) => shown(cellIn('layout')(model)),
        differs,
      }),
      color({
        surface,
        source: 'master',
        sample: { slides: [''], masterShapes: table },
        part: MASTER,
        location: `master[0]/${below}`,
        shown: (model) => shown(cellIn('master')(model)),
        differs,
      }),
      color({
        surface,
        source: 'table_style',
        sample: styleOf(style),
        part: '/ppt/tableStyles.xml',
        location: 'table_style[Rows]',
        shown: (model) => shown(cellOf(model)),
        differs,
      }),
    ];
  });
}

function tableStyleTexts(): readonly WritingCase[] {
  const place = { surface: 'table_text', source: 'table_style' } as const;
  const at = { part: '/ppt/tableStyles.xml', location: 'table_style[Rows]' };
  const textOf = (model: Presentation) => cellOf(model)?.text[0]?.runs.at(0)?.style;
  return [
    color({
      ...place,
      ...at,
      sample: styleOf('<a:tcTxStyle><a:srgbClr val="C0006B"/></a:tcTxStyle>'),
      written: ['<a:srgbClr val="C0006B"/>', '<a:schemeClr val="accent1"/>'],
      shown: (model) => rgbOf(textOf(model)?.paint),
      differs: /\/paint\//,
    }),
    {
      ...place,
      sample: styleOf('<a:tcTxStyle><a:font><a:latin typeface="Papyrus"/></a:font></a:tcTxStyle>'),
      edit: {
        ...at,
        change: { kind: 'font', slot: 'latin', from: 'Papyrus', to: { kind: 'typeface', typeface: 'Inter & Co' } },
      },
      written: ['"Papyrus"', '"Inter &amp; Co"'],
      shown: (model) => textOf(model)?.fonts.latin.typeface,
      is: 'Inter & Co',
      differs: /\/fonts\//,
    },
  ];
}

export const SHAPE_CASES: readonly WritingCase[] = [
  ...shapeColors(),
  color({
    surface: 'text',
    source: 'shape_style',
    sample: styled('text'),
    part: SLIDE,
    location: 'slide[0]/shape[0]',
    written: ['<a:srgbClr val="C0006B"/>', '<a:schemeClr val="accent1"/>'],
    shown: (model) => rgbOf(model.slides[0]?.shapes[0]?.text[0]?.runs.at(0)?.style.paint),
    differs: /\/paint\//,
  }),
  ...backgrounds(),
  color({
    surface: 'background',
    source: 'layout',
    sample: { slides: [''], parts: {} },
    part: LAYOUT,
    location: 'layout[Sample]/background',
    written: ['<p:cSld name="Sample">', `<p:cSld name="Sample"><p:bg><p:bgPr>${BOUND}<a:effectLst/></p:bgPr></p:bg>`],
    shown: backgroundOf,
    differs: /background\//,
  }),
  ...tableColors(),
  ...tableStyleTexts(),
];
