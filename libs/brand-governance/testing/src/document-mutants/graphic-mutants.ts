import { drawing, type SampleDocx, wordParagraph } from '@livery/office-testing';
import { bodyWith } from '../clean-document.ts';
import type { ExpectedFinding } from '../expected-finding.ts';
import type { DocumentMutant } from '../mutant.ts';
import { OFF_PALETTE_FILL, offPaletteFinding } from '../off-palette-finding.ts';
import { unapprovedFontFinding } from '../unapproved-font-finding.ts';

const GRAPHIC = 'body/paragraph[10]/shape[0]';
const A = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const C = 'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"';
const DGM = 'xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"';
const DSP = 'xmlns:dsp="http://schemas.microsoft.com/office/drawing/2008/diagram"';
const WHITE = '<a:solidFill><a:schemeClr val="bg1"/></a:solidFill>';
const OF_TEXT = { source: 'chart', surface: 'chart_text', fix: 'Fix it on the chart' } as const;

const series = (properties: string): string => `<c:ser><c:idx val="0"/>${properties}</c:ser>`;

/** The document with a chart at its end, in the colours of the house but for what it is given. */
function charted(inPlot: string, afterPlot = '', afterChart = '', properties?: string): SampleDocx {
  const drawn = properties === undefined ? {} : { properties };
  return {
    ...bodyWith({}, wordParagraph(drawing('chart', `<c:chart ${C} r:id="chart"/>`, drawn))),
    relationships: { 'word/document.xml': [{ id: 'chart', type: 'chart', target: 'charts/chart1.xml' }] },
    parts: {
      'word/charts/chart1.xml':
        `<c:chartSpace ${A} ${C}><c:chart><c:plotArea><c:barChart>${inPlot}</c:barChart></c:plotArea>${afterPlot}</c:chart>` +
        `${afterChart}</c:chartSpace>`,
    },
  };
}

const legend = (properties: string): SampleDocx =>
  charted(
    series(''),
    `<c:legend><c:txPr><a:p><a:pPr><a:defRPr>${properties}</a:defRPr></a:pPr></a:p></c:txPr></c:legend>`,
  );

/** The document with a SmartArt graphic of one shape; without its drawing, when nothing is given. */
function diagram(shape?: string, runProperties = ''): SampleDocx {
  const drawingPart =
    `<dsp:drawing ${A} ${DSP}><dsp:spTree><dsp:sp><dsp:nvSpPr><dsp:cNvPr id="1" name="Step"/></dsp:nvSpPr>` +
    `<dsp:spPr>${shape ?? ''}</dsp:spPr><dsp:txBody><a:bodyPr/>` +
    `<a:p><a:r><a:rPr>${runProperties}</a:rPr><a:t>One</a:t></a:r></a:p></dsp:txBody></dsp:sp></dsp:spTree></dsp:drawing>`;
  return {
    ...bodyWith({}, wordParagraph(drawing('diagram', `<dgm:relIds ${DGM} r:dm="data"/>`))),
    relationships: {
      'word/document.xml': [
        { id: 'data', type: 'diagramData', target: 'diagrams/data1.xml' },
        ...(shape === undefined ? [] : [{ id: 'drawing', type: 'diagramDrawing', target: 'diagrams/drawing1.xml' }]),
      ],
    },
    parts: {
      'word/diagrams/data1.xml': `<dgm:dataModel ${DGM}/>`,
      ...(shape === undefined ? {} : { 'word/diagrams/drawing1.xml': drawingPart }),
    },
  };
}

const inDiagram = (facts: Pick<Parameters<typeof offPaletteFinding>[0], 'source' | 'surface' | 'use'>, path: string) =>
  offPaletteFinding({
    ...facts,
    locations: [`${GRAPHIC}/smartart/shape[0]${path}`],
    fix: 'Fix it in the SmartArt graphic',
  });

const LACKING = { source: 'shape', locations: [GRAPHIC] } satisfies Partial<ExpectedFinding>;

export const graphicMutants: readonly DocumentMutant[] = [
  { name: 'the body has a chart in brand colours', change: charted(series('')), findings: [] },
  {
    name: 'a series of a chart has a colour off the palette',
    change: charted(series(`<c:spPr>${OFF_PALETTE_FILL}</c:spPr>`)),
    findings: [
      offPaletteFinding({
        source: 'chart',
        surface: 'chart_series',
        use: 'colours 1 chart element',
        locations: [`${GRAPHIC}/chart/series[0]`],
        fix: 'Fix it on the chart',
      }),
    ],
  },
  {
    name: 'the chart area has a colour off the palette',
    change: charted(series(''), '', `<c:spPr>${OFF_PALETTE_FILL}</c:spPr>`),
    findings: [
      offPaletteFinding({
        source: 'chart',
        surface: 'drawing_fill',
        use: 'fills 1 drawing',
        locations: [`${GRAPHIC}/chart`],
        fix: 'Fix it on the chart',
      }),
    ],
  },
  {
    name: 'the legend of a chart has a text colour off the palette',
    change: legend(OFF_PALETTE_FILL),
    findings: [
      offPaletteFinding({
        ...OF_TEXT,
        use: 'colours the text of 1 chart element',
        locations: [`${GRAPHIC}/chart/legend/paragraph[0]/run[0]`],
      }),
    ],
  },
  {
    name: 'the legend of a chart is set in Comic Sans',
    change: legend('<a:latin typeface="Comic Sans MS"/>'),
    findings: [
      unapprovedFontFinding({
        source: 'chart',
        locations: [`${GRAPHIC}/chart/legend/paragraph[0]/run[0]`],
        fix: 'Fix it on the chart',
      }),
    ],
  },
  {
    name: 'a chart has no alternative text',
    change: charted(series(''), '', '', ''),
    findings: [
      {
        type: 'a11y.alt_text',
        severity: 'medium',
        title: 'Alternative text is missing',
        detail: 'The chart "Drawing 1" has no alternative text.',
        ...LACKING,
      },
    ],
  },
  {
    name: 'a SmartArt shape is filled with a colour off the palette',
    change: diagram(OFF_PALETTE_FILL, WHITE),
    findings: [inDiagram({ source: 'shape', surface: 'drawing_fill', use: 'fills 1 drawing' }, '')],
  },
  {
    name: 'the outline of a SmartArt shape has a colour off the palette',
    change: diagram(`<a:ln>${OFF_PALETTE_FILL}</a:ln>`),
    findings: [inDiagram({ source: 'shape', surface: 'drawing_line', use: 'outlines 1 drawing' }, '')],
  },
  {
    name: 'a SmartArt shape is set in Comic Sans',
    change: diagram('', '<a:latin typeface="Comic Sans MS"/>'),
    findings: [
      unapprovedFontFinding({
        source: 'run',
        locations: [`${GRAPHIC}/smartart/shape[0]/paragraph[0]/run[0]`],
        fix: 'Fix it in the SmartArt graphic',
      }),
    ],
  },
  {
    name: 'the text of a SmartArt shape has a colour off the palette',
    change: diagram('', OFF_PALETTE_FILL),
    findings: [inDiagram({ source: 'run', surface: 'text', use: 'colours 1 piece of text' }, '/paragraph[0]/run[0]')],
  },
  {
    name: 'the body has a SmartArt graphic without a stored drawing, so that its colours are unknown',
    change: diagram(),
    findings: [
      {
        type: 'check.not_evaluable',
        severity: 'low',
        title: 'Smartart could not be checked',
        detail: 'The SmartArt graphic has no drawing: its texts, fonts and colours are not known.',
        ...LACKING,
      },
    ],
  },
];
