import type { Paint } from './paint.ts';
import type { TextBody } from './text-body.ts';

export type ChartElementKind = 'series' | 'text' | 'area' | 'line';

/** One element of a chart that shows colour or text. */
export interface ChartElement {
  readonly kind: ChartElementKind;
  /** Its path below the chart: `series[1]/point[3]`, `axis[value]`, `legend`, `title`. */
  readonly path: string;
  /** The area; of series, what shows their colour. */
  readonly fill: Paint;
  readonly line: Paint;
  /** The texts that wear one style, one paragraph; without text when only its style is known. */
  readonly text: TextBody;
}

/** A chart, resolved (effective values, 5.2). */
export interface Chart {
  readonly part: string;
  readonly elements: readonly ChartElement[];
}
