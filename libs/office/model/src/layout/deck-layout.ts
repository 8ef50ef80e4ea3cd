import type { Chart } from '../chart.ts';
import type { Picture } from '../picture.ts';
import type { Slide } from '../presentation.ts';
import type { Shape } from '../shape.ts';
import type { GradientLayout, ShapeLayout } from './shape-layout.ts';

/**
 * What drawing slides needs beyond what checks need, by the objects of the model. A reader fills it when it is asked to. It stands beside
 * the model, so that the model of a check stays as small as it is.
 */
export class DeckLayout {
  readonly shapes = new Map<Shape, ShapeLayout>();
  readonly charts = new Map<Chart, ChartLayout>();
  readonly backgrounds = new Map<Slide, BackgroundLayout>();
}

/** What drawing a background needs beyond its paint. */
export interface BackgroundLayout {
  readonly gradient: GradientLayout | null;
  readonly picture: Picture | null;
}

/** What a chart shows. */
export interface ChartLayout {
  /** In the order of the file, which is that of `series[0]`, `series[1]` in the paths of chart elements. */
  readonly series: readonly ChartSeriesLayout[];
  /** The texts of the categories, as far as the file remembers them. */
  readonly categories: readonly string[];
}

export interface ChartSeriesLayout {
  readonly kind: 'bar' | 'column' | 'line' | 'area' | 'pie' | 'doughnut' | 'dots' | 'other';
  readonly stacked: boolean;
  /** The values that the file remembers. */
  readonly values: readonly number[];
}
