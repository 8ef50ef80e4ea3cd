import type { ChartElementKind } from '@livery/office-model';
import type { FillSource } from './fill-source.ts';
import type { LineSource } from './line-source.ts';
import type { RunPropertiesSource } from './run-properties-source.ts';
import type { ColorMap } from '../color-map.ts';
import type { TextBodySource } from './text-body-source.ts';

/** One element of a chart as it is written. */
export interface ChartElementSource {
  readonly kind: ChartElementKind;
  /** As in locations: `series[1]/point[3]`; empty for the chart itself. */
  readonly path: string;
  readonly fill: FillSource | undefined;
  readonly line: LineSource | undefined;
  /** `c:txPr`. */
  readonly text: RunPropertiesSource;
  /** `c:rich`: text that is written in the chart. */
  readonly rich: TextBodySource | undefined;
  /** Text that comes from the data: names of series, categories. */
  readonly labels: readonly string[];
}

export interface ChartSeriesSource extends ChartElementSource {
  /** `c:idx`: chooses the colour of a series that has none of its own. */
  readonly index: number;
  /** Shown as a line and not as an area. */
  readonly isLine: boolean;
  /** Every point has a colour of its own. */
  readonly variesByPoint: boolean;
  readonly pointCount: number;
}

/** A chart as it is written (ECMA-376 Part 1, 21.2; MS-ODRAWXML 2.24 for `cx`). */
export interface ChartSource {
  readonly colorMap: ColorMap | undefined;
  /** `c:style`, 1 to 48; 2 when nothing is said. */
  readonly style: number;
  readonly elements: readonly ChartElementSource[];
  readonly series: readonly ChartSeriesSource[];
}

export const NO_CHART: ChartSource = { colorMap: undefined, style: 2, elements: [], series: [] };
