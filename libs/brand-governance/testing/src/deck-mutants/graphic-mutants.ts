import type { SamplePresentation } from '@livery/office-testing';
import { transform, slideWith } from '../clean-deck.ts';
import type { ExpectedFinding } from '../expected-finding.ts';
import type { DeckMutant } from '../mutant.ts';
import { OFF_PALETTE_FILL, type OffPalette, offPaletteFinding } from '../off-palette-finding.ts';
import { unapprovedFontFinding } from '../unapproved-font-finding.ts';

const SHAPE = 'slide[0]/shape[5]';
const SLIDE_PART = 'ppt/slides/slide1.xml';
const A = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const C = 'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"';
const CX = 'xmlns:cx="http://schemas.microsoft.com/office/drawing/2014/chartex"';
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const DGM = 'xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"';
const DSP = 'xmlns:dsp="http://schemas.microsoft.com/office/drawing/2008/diagram"';

const BLUE = '<a:solidFill><a:schemeClr val="accent1"/></a:solidFill>';

function frame(uri: string, content: string, description = 'What was sold'): string {
  return (
    `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="50" name="Graphic" descr="${description}"/></p:nvGraphicFramePr>` +
    `<p:xfrm>${transform(1_000_000, 3_700_000, 4_000_000, 2_000_000).slice('<a:xfrm>'.length, -'</a:xfrm>'.length)}</p:xfrm>` +
    `<a:graphic><a:graphicData uri="${uri}">${content}</a:graphicData></a:graphic></p:graphicFrame>`
  );
}

/** The slide with a chart of these series and elements. */
function charted(series: string, more = '', description?: string): SamplePresentation {
  const uri = 'http://schemas.openxmlformats.org/drawingml/2006/chart';
  return {
    ...slideWith({}, frame(uri, `<c:chart ${C} r:id="more"/>`, description)),
    relationships: { [SLIDE_PART]: [{ id: 'more', type: 'chart', target: '/ppt/chart.xml' }] },
    parts: {
      'ppt/chart.xml':
        `<c:chartSpace ${A} ${C} ${R}><c:chart><c:plotArea><c:barChart>${series}</c:barChart></c:plotArea></c:chart>` +
        `${more}</c:chartSpace>`,
    },
  };
}

function chartedAnew(series: string): SamplePresentation {
  return {
    ...slideWith(
      {},
      frame('http://schemas.microsoft.com/office/drawing/2014/chartex', `<cx:chart ${CX} r:id="more"/>`),
    ),
    relationships: { [SLIDE_PART]: [{ id: 'more', type: 'chartEx', target: '/ppt/chartEx.xml' }] },
    parts: {
      'ppt/chartEx.xml':
        `<cx:chartSpace ${A} ${CX}><cx:chart><cx:plotArea><cx:plotAreaRegion>${series}</cx:plotAreaRegion>` +
        '</cx:plotArea></cx:chart></cx:chartSpace>',
    },
  };
}

/** The slide with a SmartArt graphic of one shape. */
function drawn(properties: string, runProperties = ''): SamplePresentation {
  const uri = 'http://schemas.openxmlformats.org/drawingml/2006/diagram';
  return {
    ...slideWith({}, frame(uri, `<dgm:relIds ${DGM} r:dm="more"/>`)),
    relationships: {
      [SLIDE_PART]: [
        { id: 'more', type: 'diagramData', target: '/ppt/data.xml' },
        { id: 'drawing', type: 'diagramDrawing', target: '/ppt/drawing.xml' },
      ],
    },
    parts: {
      'ppt/data.xml': `<dgm:dataModel ${DGM}/>`,
      'ppt/drawing.xml':
        `<dsp:drawing ${A} ${DSP}><dsp:spTree><dsp:sp><dsp:nvSpPr><dsp:cNvPr id="1" name="Step"/></dsp:nvSpPr>` +
        `<dsp:spPr>${transform(0, 0, 1_000_000, 500_000)}${properties}</dsp:spPr><dsp:txBody><a:bodyPr/>` +
        `<a:p><a:r><a:rPr>${runProperties}</a:rPr><a:t>One</a:t></a:r></a:p></dsp:txBody></dsp:sp></dsp:spTree></dsp:drawing>`,
    },
  };
}

const inGraphic = (
  source: ExpectedFinding['source'],
  surface: OffPalette['surface'],
  use: string,
  fix: string,
  location: string,
): ExpectedFinding => offPaletteFinding({ source, surface, use, fix, locations: [`${SHAPE}/${location}`] });

const LEGEND = (properties: string): string =>
  `<c:legend><c:txPr><a:p><a:pPr><a:defRPr>${properties}</a:defRPr></a:pPr></a:p></c:txPr></c:legend>`;
const withLegend = (properties: string): SamplePresentation => {
  const deck = charted(`<c:ser><c:idx val="0"/><c:spPr>${BLUE}</c:spPr></c:ser>`);
  const part = String(deck.parts?.['ppt/chart.xml']).replace('</c:chart>', `${LEGEND(properties)}</c:chart>`);
  return { ...deck, parts: { 'ppt/chart.xml': part } };
};

export const graphicMutants: readonly DeckMutant[] = [
  {
    name: 'the slide has a chart in brand colours',
    change: charted('<c:ser><c:idx val="0"/></c:ser>'),
    findings: [],
  },
  {
    name: 'a series of a chart has a colour off the palette',
    change: charted(`<c:ser><c:idx val="0"/><c:spPr>${OFF_PALETTE_FILL}</c:spPr></c:ser>`),
    findings: [inGraphic('chart', 'chart_series', 'colours 1 chart element', 'Fix it on the chart', 'chart/series[0]')],
  },
  {
    name: 'shapes are drawn on a chart',
    change: charted('<c:ser><c:idx val="0"/></c:ser>', '<c:userShapes r:id="drawn"/>'),
    findings: [
      {
        type: 'check.not_evaluable',
        severity: 'low',
        title: 'Chart could not be checked',
        detail: 'Shapes and texts that are drawn on the chart are not read.',
        source: 'shape',
        locations: [SHAPE],
      },
    ],
  },
  {
    name: 'a data point of a chart has a colour off the palette',
    change: charted(
      `<c:ser><c:idx val="0"/><c:dPt><c:idx val="1"/><c:spPr>${OFF_PALETTE_FILL}</c:spPr></c:dPt></c:ser>`,
    ),
    findings: [
      inGraphic('chart', 'chart_series', 'colours 1 chart element', 'Fix it on the chart', 'chart/series[0]/point[1]'),
    ],
  },
  {
    name: 'a chart has a second series, which takes a colour off the palette from the theme',
    change: charted('<c:ser><c:idx val="0"/></c:ser><c:ser><c:idx val="1"/></c:ser>'),
    findings: [
      {
        type: 'color.off_palette',
        severity: 'high',
        title: 'Colour is not in the palette',
        detail:
          '#ED7D31 colours 1 chart element and is no brand colour. Closest: #0563C1, clearly different (ΔE 53). It is Accent 2 of the theme "House": change it there, once.',
        source: 'theme',
        locations: [`${SHAPE}/chart/series[1]`, 'theme[0]/color[accent2]'],
        color: ['#ED7D31', 'chart_series'],
      },
    ],
  },
  {
    name: 'the chart area has a colour off the palette',
    change: charted('<c:ser><c:idx val="0"/></c:ser>', `<c:spPr>${OFF_PALETTE_FILL}</c:spPr>`),
    findings: [inGraphic('chart', 'chart_area', 'colours 1 chart area', 'Fix it on the chart', 'chart')],
  },
  {
    name: 'the legend of a chart has a text colour off the palette',
    change: withLegend(OFF_PALETTE_FILL),
    findings: [
      {
        ...inGraphic(
          'chart',
          'chart_text',
          'colours 1 chart element',
          'Fix it on the chart',
          'chart/legend/paragraph[0]/run[0]',
        ),
        detail:
          '#C0006B colours the text of 1 chart element and is no brand colour. Closest: #1F497D, clearly different (ΔE 38). Fix it on the chart.',
      },
    ],
  },
  {
    name: 'the legend of a chart is set in Comic Sans',
    change: withLegend('<a:latin typeface="Comic Sans MS"/>'),
    findings: [
      unapprovedFontFinding({
        source: 'chart',
        locations: [`${SHAPE}/chart/legend/paragraph[0]/run[0]`],
        fix: 'Fix it on the chart',
      }),
    ],
  },
  {
    name: 'a chart has no alternative text',
    change: charted('<c:ser><c:idx val="0"/></c:ser>', '', ''),
    findings: [
      {
        type: 'a11y.alt_text',
        severity: 'medium',
        title: 'Alternative text is missing',
        detail: 'The chart "Graphic" has no alternative text.',
        source: 'shape',
        locations: [SHAPE],
      },
    ],
  },
  {
    name: 'a series of a chart of Office 2016 has a colour off the palette',
    change: chartedAnew(`<cx:series layoutId="waterfall"><cx:spPr>${OFF_PALETTE_FILL}</cx:spPr></cx:series>`),
    findings: [inGraphic('chart', 'chart_series', 'colours 1 chart element', 'Fix it on the chart', 'chart/series[0]')],
  },
  {
    name: 'a SmartArt shape is filled with a colour off the palette',
    change: drawn(OFF_PALETTE_FILL, '<a:solidFill><a:schemeClr val="bg1"/></a:solidFill>'),
    findings: [
      inGraphic('shape', 'smartart_fill', 'fills 1 shape', 'Fix it in the SmartArt graphic', 'smartart/shape[0]'),
    ],
  },
  {
    name: 'a SmartArt shape is set in Comic Sans',
    change: drawn('', '<a:latin typeface="Comic Sans MS"/>'),
    findings: [
      {
        type: 'font.unapproved',
        severity: 'high',
        title: 'Font is not approved',
        detail:
          'Comic Sans MS appears in 1 place; your fonts are Inter, Georgia, Lato, Roboto, Futura PT. Fix it in the SmartArt graphic.',
        source: 'run',
        locations: [`${SHAPE}/smartart/shape[0]/paragraph[0]/run[0]`],
      },
    ],
  },
  {
    name: 'the text of a SmartArt shape has a colour off the palette',
    change: drawn('', OFF_PALETTE_FILL),
    findings: [
      inGraphic(
        'run',
        'smartart_text',
        'colours 1 piece of text',
        'Fix it in the SmartArt graphic',
        'smartart/shape[0]/paragraph[0]/run[0]',
      ),
    ],
  },
];
