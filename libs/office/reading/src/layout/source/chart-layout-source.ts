import type { ChartLayout, ChartSeriesLayout } from '@livery/office-model';
import type { XmlAttributes } from '@livery/office-package';
import { labelReader, localName } from '../../drawing/source/chart-cache.ts';
import type { ElementReader } from '../../parts/element-reader.ts';
import { integer } from '../../parts/numbers.ts';

export const NO_CHART_LAYOUT: ChartLayout = { series: [], categories: [] };

/** Further series and values would not be told apart in a small picture. */
const MAX_SERIES = 100;
const MAX_VALUES = 200;

const KINDS: ReadonlyMap<string, ChartSeriesLayout['kind']> = new Map([
  ['barChart', 'column'],
  ['bar3DChart', 'column'],
  ['lineChart', 'line'],
  ['line3DChart', 'line'],
  ['stockChart', 'line'],
  ['areaChart', 'area'],
  ['area3DChart', 'area'],
  ['pieChart', 'pie'],
  ['pie3DChart', 'pie'],
  ['ofPieChart', 'pie'],
  ['doughnutChart', 'doughnut'],
  ['scatterChart', 'dots'],
  ['bubbleChart', 'dots'],
]);

type Draft = { readonly series: ChartSeriesLayout[]; categories: readonly string[] };

/** Reads the kinds and values of the series of a chart part (ECMA-376 Part 1, 21.2.2). */
export function readChartLayout(set: (chart: ChartLayout) => void): ElementReader {
  const draft: Draft = { series: [], categories: [] };
  const plot: ElementReader = {
    child: (name) => {
      const local = localName(name);
      if (local === 'plotAreaRegion') return plot;
      if (local === 'series') return readSeries('other', false, draft);
      return local.endsWith('Chart') ? readGroup(KINDS.get(local) ?? 'other', draft) : undefined;
    },
  };
  const chart: ElementReader = { child: (name) => (localName(name) === 'plotArea' ? plot : undefined) };
  return {
    child: () => ({
      child: (name) => (localName(name) === 'chart' ? chart : undefined),
      end: () => set(draft),
    }),
  };
}

function readGroup(kind: ChartSeriesLayout['kind'], draft: Draft): ElementReader {
  let [shown, stacked] = [kind, false];
  return {
    child: (name, attributes) => {
      const local = localName(name);
      if (local === 'barDir' && attributes.get('val') === 'bar') shown = 'bar';
      if (local === 'grouping') stacked = /stacked/i.test(attributes.get('val') ?? '');
      return local === 'ser' ? readSeries(shown, stacked, draft) : undefined;
    },
  };
}

function readSeries(kind: ChartSeriesLayout['kind'], stacked: boolean, draft: Draft): ElementReader {
  const values: number[] = [];
  if (draft.series.length < MAX_SERIES) draft.series.push({ kind, stacked, values });
  const cache: ElementReader = {
    child: (name, attributes) => (localName(name) === 'pt' ? readPoint(attributes, values) : cache),
  };
  return {
    child: (name) => {
      if (name === 'c:cat') return labelReader((labels) => (draft.categories = labels));
      return name === 'c:val' || name === 'c:yVal' ? cache : undefined;
    },
  };
}

/** Points that are empty are not written: their values are 0. */
function readPoint(attributes: XmlAttributes, values: number[]): ElementReader | undefined {
  const at = integer(attributes.get('idx')) ?? values.length;
  if (at < 0 || at >= MAX_VALUES) return undefined;
  while (values.length <= at) values.push(0);
  let written = '';
  return {
    child: () => ({ text: (piece) => void (written += piece) }),
    end: () => {
      const value = Number(written);
      if (Number.isFinite(value)) values[at] = value;
    },
  };
}
