import type { ChartLayout, ChartSeriesLayout } from '@livery/office-model';
import type { XmlAttributes } from '@livery/office-package';
import { localName } from '../../drawing/source/chart-cache.ts';
import type { ElementReader } from '../../parts/element-reader.ts';
import { integer } from '../../parts/numbers.ts';

export const NO_CHART_LAYOUT: ChartLayout = { series: [] };

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

/** Reads the kinds and values of the series of a chart part (ECMA-376 Part 1, 21.2.2). */
export function readChartLayout(set: (chart: ChartLayout) => void): ElementReader {
  const series: ChartSeriesLayout[] = [];
  const plot: ElementReader = {
    child: (name) => {
      const local = localName(name);
      if (local === 'plotAreaRegion') return plot;
      if (local === 'series') return readValues('other', { stacked: false }, series);
      return local.endsWith('Chart') ? readGroup(KINDS.get(local) ?? 'other', series) : undefined;
    },
  };
  const chart: ElementReader = { child: (name) => (localName(name) === 'plotArea' ? plot : undefined) };
  return {
    child: () => ({
      child: (name) => (localName(name) === 'chart' ? chart : undefined),
      end: () => set({ series }),
    }),
  };
}

function readGroup(kind: ChartSeriesLayout['kind'], series: ChartSeriesLayout[]): ElementReader {
  const group = { stacked: false };
  let shown = kind;
  return {
    child: (name, attributes) => {
      const local = localName(name);
      if (local === 'barDir' && attributes.get('val') === 'bar') shown = 'bar';
      if (local === 'grouping') group.stacked = /stacked/i.test(attributes.get('val') ?? '');
      return local === 'ser' ? readValues(shown, group, series) : undefined;
    },
  };
}

function readValues(
  kind: ChartSeriesLayout['kind'],
  { stacked }: { readonly stacked: boolean },
  series: ChartSeriesLayout[],
): ElementReader {
  const values: number[] = [];
  if (series.length < MAX_SERIES) series.push({ kind, stacked, values });
  const cache: ElementReader = {
    child: (name, attributes) => (localName(name) === 'pt' ? readPoint(attributes, values) : cache),
  };
  return { child: (name) => (name === 'c:val' || name === 'c:yVal' ? cache : undefined) };
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
