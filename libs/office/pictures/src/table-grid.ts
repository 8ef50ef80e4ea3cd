import type { CellLayout, Shape, TableCell, TableLayout } from '@livery/office-model';
import { points } from './svg/numbers.ts';
import type { Rectangle } from './geometry/rectangle.ts';
import type { TextDrawer } from './text/text-drawer.ts';

/** A cell with its place in points. */
export interface PlacedCell {
  readonly cell: TableCell;
  readonly layout: CellLayout | null;
  readonly box: Rectangle;
}

/** Places the cells of a table. A row is as high as it says, or else as its texts need. */
export function tableGrid(
  shape: Shape,
  layout: TableLayout | null,
  frame: Rectangle,
  texts: TextDrawer,
): readonly PlacedCell[] {
  const cells = shape.rows.flat().map((cell) => ({ cell, layout: layout?.cells.get(cell) ?? null }));
  const columnCount = cells.reduce(
    (most, { cell, layout: own }) => Math.max(most, cell.column + (own?.columnSpan ?? 1)),
    1,
  );
  const widths = sizes(layout?.columns, Math.min(columnCount, MAX_LINES), frame.width);
  const heights = sizes(layout?.rows, Math.min(shape.rows.length, MAX_LINES), frame.height);
  for (const { cell, layout: own } of cells) {
    if ((own?.rowSpan ?? 1) > 1) continue;
    const needed = texts.heightOf(cell.text, own?.text ?? null, span(widths, cell.column, own?.columnSpan ?? 1));
    heights[cell.row] = Math.max(heights[cell.row] ?? 0, needed);
  }
  const [lefts, tops] = [starts(widths, frame.x), starts(heights, frame.y)];
  return cells.map(({ cell, layout: own }) => ({
    cell,
    layout: own,
    box: {
      x: lefts[cell.column] ?? frame.x,
      y: tops[cell.row] ?? frame.y,
      width: span(widths, cell.column, own?.columnSpan ?? 1),
      height: span(heights, cell.row, own?.rowSpan ?? 1),
    },
  }));
}

const MAX_LINES = 1_000;

/** The sizes that the file says, or else equal shares of the frame. */
function sizes(given: readonly number[] | undefined, count: number, whole: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const said = given?.[index];
    return said === undefined ? whole / count : points(said);
  });
}

function span(sizes: readonly number[], from: number, count: number): number {
  return sizes.slice(from, from + count).reduce((sum, size) => sum + size, 0);
}

function starts(sizes: readonly number[], first: number): number[] {
  let at = first;
  return sizes.map((size) => {
    const start = at;
    at += size;
    return start;
  });
}
