import type { ColorSurface } from '../color-surface.ts';
import type { Address } from '../document/address.ts';
import type { ChartElement, ChartElementKind } from '../document/chart.ts';
import type { Shape } from '../document/shape.ts';
import { colorsOf, type SeenColor } from './seen-colors.ts';

/** Colours of one place of a shape. */
export interface PlacedColors {
  readonly colors: readonly SeenColor[];
  readonly path: (shape: Address) => Address;
}

const CHART_FILLS: Readonly<Record<ChartElementKind, ColorSurface>> = {
  series: 'chart_series',
  text: 'chart_area',
  area: 'chart_area',
  line: 'chart_line',
};

/** The colours of a shape apart from its text: fill, outline, effects, cells, elements of a chart. */
export function shapeColors(shape: Shape, inSmartArt = false): readonly PlacedColors[] {
  const places: PlacedColors[] = [];
  const own = [
    ...(shape.kind === 'group' ? [] : colorsOf(shape.fill, inSmartArt ? 'smartart_fill' : 'fill')),
    ...colorsOf(shape.line, 'line'),
    ...shape.effects,
  ];
  if (own.length > 0) places.push({ colors: own, path: (address) => address });
  for (const row of shape.rows) {
    for (const { row: at, column, fill, borders } of row) {
      const colors = [
        ...colorsOf(fill, 'table_fill'),
        ...borders.flatMap((border) => colorsOf(border, 'table_border')),
      ];
      if (colors.length > 0)
        places.push({ colors, path: (parent) => below(parent, { kind: 'cell', row: at, column }) });
    }
  }
  for (const element of shape.chart?.elements ?? []) {
    const colors = chartColors(element);
    const { path } = element;
    if (colors.length > 0) places.push({ colors, path: (parent) => below(parent, { kind: 'chart', path }) });
  }
  return places;
}

function chartColors({ kind, fill, line }: ChartElement): readonly SeenColor[] {
  const lines = kind === 'series' ? 'chart_series' : 'chart_line';
  return [...colorsOf(fill, CHART_FILLS[kind]), ...colorsOf(line, lines)];
}

function below(parent: Address, step: Address['step']): Address {
  return { parent, step };
}
