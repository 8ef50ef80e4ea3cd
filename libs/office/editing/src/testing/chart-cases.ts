import type { ChartElement, ColorSurface, DocumentChange, Presentation } from '@livery/office-model';
import { chart, type SamplePresentation } from '@livery/office-testing';
import { ACCENT, BOUND, FILLED, MAGENTA, rgbOf, TO_ACCENT, type WritingCase } from './writing-cases.ts';

const PART = '/ppt/chart.xml';
const ROOT =
  'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';

/** A deck with a chart. `content` stands in `c:chartSpace`. */
export function chartDeck(content: string): SamplePresentation {
  return {
    slides: [chart('rId50')],
    relationships: { 'ppt/slides/slide1.xml': [{ id: 'rId50', type: 'chart', target: '/ppt/chart.xml' }] },
    parts: { 'ppt/chart.xml': `<c:chartSpace ${ROOT}>${content}</c:chartSpace>` },
  };
}

const bars = (content: string, axes = ''): string =>
  `<c:chart><c:plotArea><c:layout/><c:barChart>${content}</c:barChart>${axes}</c:plotArea></c:chart>`;
const looks = (content: string): string => `<c:spPr>${content}</c:spPr>`;

/** An element of the chart of the first slide. */
export function chartElement(model: Presentation, path: string): ChartElement | undefined {
  return model.slides[0]?.shapes[0]?.chart?.elements.find((element) => element.path === path);
}

function colorCase(
  surface: ColorSurface,
  path: string,
  content: string,
  own: Pick<WritingCase, 'source' | 'shown' | 'written' | 'differs'>,
): WritingCase {
  const change: DocumentChange = { kind: 'color', surface, from: MAGENTA, to: TO_ACCENT };
  const location = `slide[0]/shape[0]/chart/${path}`;
  return { ...own, surface, sample: chartDeck(content), edit: { part: PART, location, change }, is: ACCENT };
}

const written = [FILLED, BOUND] as const;
const source = 'chart';

const COLORS: readonly WritingCase[] = [
  colorCase('chart_series', 'series[1]', bars(`<c:ser/><c:ser>${looks(FILLED)}</c:ser>`), {
    source,
    written,
    shown: (model) => rgbOf(chartElement(model, 'series[1]')?.fill),
    differs: /elements\/\d+\/fill\//,
  }),
  {
    ...colorCase(
      'chart_series',
      'series[0]',
      `<c:style val="4"/>${bars('<c:ser><c:idx val="0"/><c:invertIfNegative val="0"/></c:ser>')}`,
      {
        source: 'chart_style',
        written: ['<c:invertIfNegative', `${looks(BOUND)}<c:invertIfNegative`],
        shown: (model) => rgbOf(chartElement(model, 'series[0]')?.fill),
        differs: /elements\/\d+\/fill\//,
      },
    ),
  },
  colorCase('chart_area', 'legend', `<c:chart><c:legend>${looks(FILLED)}</c:legend></c:chart>`, {
    source,
    written,
    shown: (model) => rgbOf(chartElement(model, 'legend')?.fill),
    differs: /elements\/\d+\/fill\//,
  }),
  colorCase(
    'chart_line',
    'axis[value]/gridlines',
    bars('', `<c:valAx><c:majorGridlines>${looks(`<a:ln>${FILLED}</a:ln>`)}</c:majorGridlines></c:valAx>`),
    {
      source,
      written,
      shown: (model) => rgbOf(chartElement(model, 'axis[value]/gridlines')?.line),
      differs: /elements\/\d+\/line\//,
    },
  ),
];

const axis = (properties: string): string =>
  bars(
    '',
    `<c:catAx><c:txPr><a:bodyPr/><a:p><a:pPr>${properties}</a:pPr></a:p></c:txPr><c:crossAx val="1"/></c:catAx>`,
  );
const title = (run: string): string =>
  `<c:chart><c:title><c:tx><c:rich><a:bodyPr/><a:p><a:r>${run}<a:t>Sales</a:t></a:r></a:p></c:rich></c:tx></c:title></c:chart>`;

function textCase(
  path: string,
  content: string,
  change: DocumentChange,
  own: Pick<WritingCase, 'shown' | 'written' | 'differs' | 'is'>,
): WritingCase {
  const location = `slide[0]/shape[0]/chart/${path}`;
  return { ...own, source, surface: 'chart_text', sample: chartDeck(content), edit: { part: PART, location, change } };
}

const AXIS = 'axis[category]/paragraph[0]/run[0]';
const styleOf = (model: Presentation, path: string) => chartElement(model, path)?.text[0]?.runs.at(0)?.style;

const TEXTS: readonly WritingCase[] = [
  textCase(
    AXIS,
    axis(`<a:defRPr>${FILLED}</a:defRPr>`),
    { kind: 'color', surface: 'chart_text', from: MAGENTA, to: TO_ACCENT },
    {
      written,
      shown: (model) => rgbOf(styleOf(model, 'axis[category]')?.paint),
      is: ACCENT,
      differs: /\/paint\//,
    },
  ),
  textCase(
    'title/paragraph[0]/run[0]',
    title('<a:rPr><a:latin typeface="Papyrus"/></a:rPr>'),
    { kind: 'font', slot: 'latin', from: 'Papyrus', to: { kind: 'inherited' } },
    {
      written: ['<a:latin typeface="Papyrus"/>', ''],
      shown: (model) => styleOf(model, 'title')?.fonts.latin.typeface,
      is: 'Calibri',
      differs: /\/fonts\//,
    },
  ),
  textCase(
    AXIS,
    axis('<a:defRPr sz="700"/>'),
    { kind: 'size', from: 7, to: 10 },
    {
      written: ['sz="700"', 'sz="1000"'],
      shown: (model) => styleOf(model, 'axis[category]')?.size.nominal,
      is: 10,
      differs: /\/size\//,
    },
  ),
  textCase(
    'title/paragraph[0]/run[0]',
    title('<a:rPr lang="de-DE"/>'),
    { kind: 'language', from: 'de-DE', to: 'en-GB' },
    {
      written: ['lang="de-DE"', 'lang="en-GB"'],
      shown: (model) => styleOf(model, 'title')?.language?.tag,
      is: 'en-GB',
      differs: /\/language\//,
    },
  ),
  {
    ...textCase(
      'title/paragraph[0]',
      title(''),
      { kind: 'text', start: 0, end: 5, from: 'Sales', to: 'Revenue' },
      {
        written: ['Sales', 'Revenue'],
        shown: (model) => chartElement(model, 'title')?.text[0]?.text,
        is: 'Revenue',
        differs: /\/text$|\/runs\/\d+\/text$/,
      },
    ),
    source: null,
  },
];

const plainAxis = bars('', '<c:catAx><c:crossAx val="1"/></c:catAx>');
const textOf = (properties: string): string =>
  `<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr>${properties}</a:pPr><a:endParaRPr/></a:p></c:txPr><c:crossAx`;

/** Values that elements inherit are overridden in them. */
const OVERRIDES: readonly WritingCase[] = [
  {
    ...textCase(
      AXIS,
      plainAxis,
      { kind: 'color', surface: 'chart_text', from: 0, to: TO_ACCENT },
      {
        written: ['<c:crossAx', textOf(`<a:defRPr>${BOUND}</a:defRPr>`)],
        shown: (model) => rgbOf(styleOf(model, 'axis[category]')?.paint),
        is: ACCENT,
        differs: /\/paint\//,
      },
    ),
    source: 'run',
  },
  {
    ...textCase(
      AXIS,
      plainAxis,
      { kind: 'font', slot: 'latin', from: 'Calibri', to: { kind: 'typeface', typeface: 'Inter' } },
      {
        written: ['<c:crossAx', textOf('<a:defRPr><a:latin typeface="Inter"/></a:defRPr>')],
        shown: (model) => styleOf(model, 'axis[category]')?.fonts.latin.typeface,
        is: 'Inter',
        differs: /\/fonts\//,
      },
    ),
    source: 'run',
  },
  {
    ...textCase(
      AXIS,
      plainAxis,
      { kind: 'size', from: 10, to: 12 },
      {
        written: ['<c:crossAx', textOf('<a:defRPr sz="1200"/>')],
        shown: (model) => styleOf(model, 'axis[category]')?.size.nominal,
        is: 12,
        differs: /\/size\//,
      },
    ),
    source: 'run',
  },
  {
    ...textCase(
      AXIS,
      plainAxis,
      { kind: 'language', from: 'de-DE', to: 'en-GB' },
      {
        written: ['<c:crossAx', textOf('<a:defRPr lang="en-GB"/>')],
        shown: (model) => styleOf(model, 'axis[category]')?.language?.tag,
        is: 'en-GB',
        differs: /\/language/,
      },
    ),
    source: 'run',
  },
  colorCase('chart_series', 'series[0]', `<c:style val="4"/>${bars('<c:ser><c:idx val="0"/></c:ser>')}`, {
    source: 'shape',
    written: ['</c:ser>', `${looks(BOUND)}</c:ser>`],
    shown: (model) => rgbOf(chartElement(model, 'series[0]')?.fill),
    differs: /elements\/\d+\/fill/,
  }),
  colorCase('chart_area', 'legend', '<c:chart><c:legend/></c:chart>', {
    source: 'shape',
    written: ['<c:legend/>', `<c:legend>${looks(BOUND)}</c:legend>`],
    shown: (model) => rgbOf(chartElement(model, 'legend')?.fill),
    differs: /elements\/\d+\/fill/,
  }),
  colorCase('chart_line', 'axis[value]/gridlines', bars('', '<c:valAx><c:majorGridlines/></c:valAx>'), {
    source: 'shape',
    written: ['<c:majorGridlines/>', `<c:majorGridlines>${looks(`<a:ln>${BOUND}</a:ln>`)}</c:majorGridlines>`],
    shown: (model) => rgbOf(chartElement(model, 'axis[value]/gridlines')?.line),
    differs: /elements\/\d+\/line/,
  }),
];

export const CHART_CASES: readonly WritingCase[] = [...COLORS, ...TEXTS, ...OVERRIDES];
