import type { AddressStep, ChartElement, ChartElementKind, Paint, TableCell } from '@livery/office-model';
import type { ColorSurface } from '../color-surface.ts';
import { memoized } from '../memoized.ts';
import { isInSmartArt, type LocatedShape } from './located-content.ts';
import { colorsOfPaint, type SurfaceColor } from './surface-colors.ts';

/** The colours of a shape itself, of one of its cells or of one of its chart elements. */
export interface ShapeColors {
  readonly colors: readonly SurfaceColor[];
  readonly located: LocatedShape;
  /** The step of the address from the shape to the cell or the chart element; null for the shape itself. */
  readonly step: AddressStep | null;
}

const CHART_FILLS: Readonly<Record<ChartElementKind, ColorSurface>> = {
  series: 'chart_series',
  text: 'chart_area',
  area: 'chart_area',
  line: 'chart_line',
};

/** The colours of a shape, apart from those of its text: fill, outline, effects, cells, chart elements. */
export function shapeColors(located: LocatedShape): readonly ShapeColors[] {
  const { shape } = located;
  const found: ShapeColors[] = [];
  const add = (colors: readonly SurfaceColor[], step: AddressStep | null): void => {
    if (colors.length > 0) found.push({ colors, located, step });
  };
  const filled =
    shape.kind === 'group' ? [] : colorsOfPaint(shape.fill, isInSmartArt(located) ? 'smartart_fill' : 'fill');
  add([...filled, ...colorsOfPaint(shape.line, 'line'), ...shape.effects], null);
  const colorsOfCells = new Map<TableCell['borders'], Map<Paint, readonly SurfaceColor[]>>();
  for (const row of shape.rows) {
    for (const cell of row) {
      const alike = memoized(colorsOfCells, cell.borders, () => new Map<Paint, readonly SurfaceColor[]>());
      const colors = memoized(alike, cell.fill, () => cellColors(cell));
      if (colors.length > 0)
        found.push({ colors, located, step: { kind: 'cell', row: cell.row, column: cell.column } });
    }
  }
  for (const element of shape.chart?.elements ?? []) {
    add(chartColors(element), { kind: 'chart', path: element.path });
  }
  return found;
}

/** The colours of a cell. Cells with equal fill and borders share one list. */
function cellColors({ fill, borders }: TableCell): readonly SurfaceColor[] {
  const filled = colorsOfPaint(fill, 'table_fill');
  return borders.length === 0
    ? filled
    : [...filled, ...borders.flatMap((border) => colorsOfPaint(border, 'table_border'))];
}

function chartColors({ kind, fill, line }: ChartElement): readonly SurfaceColor[] {
  const lines = kind === 'series' ? 'chart_series' : 'chart_line';
  return [...colorsOfPaint(fill, CHART_FILLS[kind]), ...colorsOfPaint(line, lines)];
}
