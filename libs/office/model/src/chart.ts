import type { Paint } from './paint.ts';
import type { TextBody } from './text-body.ts';

/** What an element of a chart shows. */
export type ChartElementKind = 'series' | 'text' | 'area' | 'line';

/** An element of a chart that shows colour or text. */
export interface ChartElement {
  readonly kind: ChartElementKind;
  /** Its path below the chart: `series[1]/point[3]`, `axis[value]`, `legend`, `title`. */
  readonly path: string;
  /** The fill of the area; for a series, the paint that shows its colour. */
  readonly fill: Paint;
  readonly line: Paint;
  /** The texts with one style, as one paragraph. A digit stands for texts that are not in the file. */
  readonly text: TextBody;
}

/** A chart, resolved (effective values, 5.2). */
export interface Chart {
  readonly part: string;
  readonly elements: readonly ChartElement[];
  /** Shapes and texts are drawn on the chart, which are not read. */
  readonly hasUserShapes: boolean;
}
