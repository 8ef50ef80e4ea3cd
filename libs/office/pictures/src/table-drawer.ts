import type { CellBorder, CellSide, Shape, TableLayout } from '@livery/office-model';
import type { Canvas } from './svg/canvas.ts';
import { written } from './svg/numbers.ts';
import { fillAttributes, strokeAttributes } from './svg/paints.ts';
import { tableGrid } from './table-grid.ts';
import type { Rectangle } from './geometry/rectangle.ts';
import type { TextDrawer } from './text/text-drawer.ts';

const SIDES = ['left', 'right', 'top', 'bottom'] as const;

/** Draws a table: all fills, then all lines, then all texts, since lines lie over the fills of neighbours. */
export function drawTable(
  canvas: Canvas,
  shape: Shape,
  layout: TableLayout | null,
  frame: Rectangle,
  texts: TextDrawer,
): void {
  const cells = tableGrid(shape, layout, frame, texts);
  for (const { cell, box } of cells) {
    if (cell.fill.kind === 'none') continue;
    canvas.add(`<rect ${boxAttributes(box)}${fillAttributes(cell.fill, null, canvas)}/>`);
  }
  for (const { layout: own, box } of cells) {
    for (const side of SIDES) {
      const border = own?.borders[side];
      if (border) canvas.add(borderLine(border, side, box));
    }
  }
  for (const { cell, layout: own, box } of cells) {
    if (canvas.isFull) return;
    texts.draw(canvas, cell.text, own?.text ?? null, box, 0);
  }
}

export function boxAttributes({ x, y, width, height }: Rectangle): string {
  return `x="${written(x)}" y="${written(y)}" width="${written(width)}" height="${written(height)}"`;
}

function borderLine({ paint, width: line }: CellBorder, side: CellSide, { x, y, width, height }: Rectangle): string {
  const [left, right, top, bottom] = [x, x + width, y, y + height].map(written);
  const lines: Readonly<Record<CellSide, string>> = {
    left: `M${left} ${top}V${bottom}`,
    right: `M${right} ${top}V${bottom}`,
    top: `M${left} ${top}H${right}`,
    bottom: `M${left} ${bottom}H${right}`,
  };
  const geometry = { width: line, dash: null, startsWithArrow: false, endsWithArrow: false };
  return `<path d="${lines[side]}"${strokeAttributes(paint, geometry)}/>`;
}
