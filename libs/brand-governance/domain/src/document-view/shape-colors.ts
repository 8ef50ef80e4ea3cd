import type { AddressStep, ChartElement, ChartElementKind, Paint, TableCell } from '@livery/office-model';
import type { ColorSurface } from '../color-surface.ts';
import { memoized } from '../memoized.ts';
import { isInSmartArt, type PlacedShape } from './places.ts';
import { colorsOf, type SeenColor } from './seen-colors.ts';

/** Colours of one place of a shape. */
export interface PlacedColors {
  readonly colors: readonly SeenColor[];
  readonly placed: PlacedShape;
  /** The way from the shape to a cell or an element of a chart; null for the shape itself. */
  readonly step: AddressStep | null;
}

const CHART_FILLS: Readonly<Record<ChartElementKind, ColorSurface>> = {
  series: 'chart_series',
  text: 'chart_area',
  area: 'chart_area',
  line: 'chart_line',
};

/** The colours of a shape apart from its text: fill, outline, effects, cells, elements of a chart. */
export function shapeColors(placed: PlacedShape): readonly PlacedColors[] {
  const { shape } = placed;
  const places: PlacedColors[] = [];
  const add = (colors: readonly SeenColor[], step: AddressStep | null): void => {
    if (colors.length > 0) places.push({ colors, placed, step });
  };
  const filled = shape.kind === 'group' ? [] : colorsOf(shape.fill, isInSmartArt(placed) ? 'smartart_fill' : 'fill');
  add([...filled, ...colorsOf(shape.line, 'line'), ...shape.effects], null);
  const colorsOfCells = new Map<TableCell['borders'], Map<Paint, readonly SeenColor[]>>();
  for (const row of shape.rows) {
    for (const cell of row) {
      const alike = memoized(colorsOfCells, cell.borders, () => new Map<Paint, readonly SeenColor[]>());
      const colors = memoized(alike, cell.fill, () => cellColors(cell));
      if (colors.length > 0)
        places.push({ colors, placed, step: { kind: 'cell', row: cell.row, column: cell.column } });
    }
  }
  for (const element of shape.chart?.elements ?? []) {
    add(chartColors(element), { kind: 'chart', path: element.path });
  }
  return places;
}

/** Tables have many cells, most of them without colour, or alike: those have one list. */
function cellColors({ fill, borders }: TableCell): readonly SeenColor[] {
  const filled = colorsOf(fill, 'table_fill');
  return borders.length === 0 ? filled : [...filled, ...borders.flatMap((border) => colorsOf(border, 'table_border'))];
}

function chartColors({ kind, fill, line }: ChartElement): readonly SeenColor[] {
  const lines = kind === 'series' ? 'chart_series' : 'chart_line';
  return [...colorsOf(fill, CHART_FILLS[kind]), ...colorsOf(line, lines)];
}
