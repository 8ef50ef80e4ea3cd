import type { ChartElement, ChartSeriesLayout } from '@livery/office-model';

/** A series with the elements that say which colours it has. */
export interface DrawnSeries extends ChartSeriesLayout {
  /** The paint of the whole series, or of a point that has its own. */
  readonly paintOf: (point: number) => ChartElement | undefined;
}
