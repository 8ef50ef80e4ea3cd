import type { CellBorder, CellSide, Paint, Provenance, Shape, TableLayout } from '@livery/office-model';
import type { DrawingContext } from '../drawing/drawing-context.ts';
import { resolveLine, resolveLineReference } from '../drawing/line-resolver.ts';
import type { TableCellSource, TableSource } from '../drawing/source/table-source.ts';
import type { TableStyleSource } from '../drawing/source/table-style-source.ts';
import { partsOfCell } from '../drawing/table-style-parts.ts';
import type { TableStyles } from '../drawing/table-styles.ts';
import type { CellLayoutSource, TableLayoutSource } from './source/table-layout-source.ts';
import { NO_BODY_LAYOUT } from './source/text-layout-source.ts';
import { type InheritedText, textLayout } from './text-layouts.ts';

const HERE: Provenance = { source: 'shape', part: null, location: null, name: 'the table' };
const DEFAULT_WIDTH = 12_700;

const ELEMENTS: Readonly<Record<CellSide, string>> = { left: 'lnL', right: 'lnR', top: 'lnT', bottom: 'lnB' };
/** The parts of a table style whose cells have no neighbours of the same part above and below, or beside them. */
const ONE_ROW: ReadonlySet<string> = new Set(['firstRow', 'lastRow', 'band1H', 'band2H']);
const ONE_COLUMN: ReadonlySet<string> = new Set(['firstCol', 'lastCol', 'band1V', 'band2V']);

/** Resolves the geometry of the cells of one table, and the lines at their sides. */
export class TableLayouts {
  private readonly style: TableStyleSource | undefined;

  constructor(
    private readonly table: TableSource,
    private readonly layout: TableLayoutSource,
    styles: TableStyles,
    private readonly context: DrawingContext,
  ) {
    this.style = table.styleId === undefined ? undefined : styles.find(table.styleId);
  }

  /** @param shape the table in the model; @param inherited what the texts of cells inherit */
  of({ rows }: Shape, inherited: InheritedText): TableLayout {
    const cells = rows.flat().flatMap((cell) => {
      const source = this.table.rows[cell.row]?.[cell.column];
      const written = this.layout.rows[cell.row]?.cells[cell.column];
      if (source === undefined || written === undefined) return [];
      const { columnSpan, rowSpan } = source;
      const bodies = [cellBody(written), ...inherited.bodies];
      const text =
        written.text && textLayout({ ...written.text, body: NO_BODY_LAYOUT }, { ...inherited, bodies }, cell.text);
      const borders = this.borders(cell.row, source, written);
      return [[cell, { columnSpan, rowSpan, text: text ?? null, borders }] as const];
    });
    const { columns } = this.layout;
    return { columns, rows: this.layout.rows.map(({ height }) => height), cells: new Map(cells) };
  }

  private borders(
    row: number,
    source: TableCellSource,
    written: CellLayoutSource,
  ): Record<CellSide, CellBorder | null> {
    const names = partsOfCell(this.table, row, source);
    const of = (side: CellSide): CellBorder | null => {
      const paint = this.ownLine(source, side) ?? this.lineOfStyle(names, row, source, side);
      if (paint === undefined || paint.kind === 'none') return null;
      return { paint, width: written.borders.get(side) ?? DEFAULT_WIDTH };
    };
    return { left: of('left'), right: of('right'), top: of('top'), bottom: of('bottom') };
  }

  private ownLine({ borders }: TableCellSource, side: CellSide): Paint | undefined {
    const line = borders.get(ELEMENTS[side]);
    return line && resolveLine(line, { colors: this.context.colors, provenance: HERE });
  }

  private lineOfStyle(
    names: readonly string[],
    row: number,
    source: TableCellSource,
    side: CellSide,
  ): Paint | undefined {
    const { colors, theme } = this.context;
    for (const name of names) {
      const border = this.style?.parts
        .get(name)
        ?.borders.get(this.isEdge(name, row, source, side) ? side : insideOf(side));
      if (border === undefined) continue;
      const context = { colors, provenance: HERE };
      const { line, reference } = border;
      const paint = line ? resolveLine(line, context) : resolveLineReference(reference, theme, context);
      if (paint !== undefined) return paint;
    }
    return undefined;
  }

  /** Whether a side of a cell is at the edge of the cells to which a part of the style applies. */
  private isEdge(name: string, row: number, { column, columnSpan, rowSpan }: TableCellSource, side: CellSide): boolean {
    const { columns, rows } = this.table;
    switch (side) {
      case 'left':
        return column === 0 || ONE_COLUMN.has(name);
      case 'right':
        return column + columnSpan >= columns || ONE_COLUMN.has(name);
      case 'top':
        return row === 0 || ONE_ROW.has(name);
      case 'bottom':
        return row + rowSpan >= rows.length || ONE_ROW.has(name);
    }
  }
}

function insideOf(side: CellSide): string {
  return side === 'left' || side === 'right' ? 'insideV' : 'insideH';
}

function cellBody({ anchor, insets, turn }: CellLayoutSource) {
  return { ...NO_BODY_LAYOUT, anchor, insets, turn };
}
