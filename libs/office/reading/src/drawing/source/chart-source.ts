import type { ChartElementKind } from '@livery/office-model';
import type { ColorMap } from '../color-map.ts';
import type { FillSource } from './fill-source.ts';
import type { LineSource } from './line-source.ts';
import type { RunPropertiesSource } from './run-properties-source.ts';
import type { TextBodySource } from './text-body-source.ts';

/** An element of a chart as it is written. */
export interface ChartElementSource {
  readonly kind: ChartElementKind;
  /** The path in locations: `series[1]/point[3]`; empty for the chart itself. */
  readonly path: string;
  readonly fill: FillSource | undefined;
  readonly line: LineSource | undefined;
  /** The text properties of the element (`c:txPr`). */
  readonly text: RunPropertiesSource;
  /** Text that is written in the chart (`c:rich`). */
  readonly rich: TextBodySource | undefined;
  /** Text that comes from the data: names of series, categories. */
  readonly labels: readonly string[];
}

/** A series of a chart as it is written (ECMA-376 Part 1, 21.2.2.170). */
export interface ChartSeriesSource extends ChartElementSource {
  /** `c:idx`, which chooses the colour of a series without a colour of its own; zero-based. */
  readonly index: number;
  /** The series is drawn as a line and not as an area. */
  readonly isLine: boolean;
  /** Every point has a colour of its own. */
  readonly variesByPoint: boolean;
  readonly pointCount: number;
}

/** A chart as it is written (ECMA-376 Part 1, 21.2; MS-ODRAWXML 2.24 for `cx`). */
export interface ChartSource {
  readonly colorMap: ColorMap | undefined;
  /** `c:style`, 1 to 48; 2 when the chart does not say. */
  readonly style: number;
  /** Shapes are drawn on the chart; they lie in another part. */
  readonly hasUserShapes: boolean;
  readonly elements: readonly ChartElementSource[];
  readonly series: readonly ChartSeriesSource[];
}

export const NO_CHART: ChartSource = { colorMap: undefined, style: 2, hasUserShapes: false, elements: [], series: [] };
