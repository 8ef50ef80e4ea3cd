import type { WordCell } from './story-source.ts';
import type { TableLook } from './table-properties.ts';

/** The parts of a table style in order of precedence (ECMA-376 Part 1, 17.7.6). A set of them is a number with a bit for each part. */
const PARTS = [
  'swCell',
  'seCell',
  'nwCell',
  'neCell',
  'lastRow',
  'firstRow',
  'lastCol',
  'firstCol',
  'band1Horz',
  'band2Horz',
  'band1Vert',
  'band2Vert',
];

const NO_LOOK: TableLook = {
  firstRow: false,
  lastRow: false,
  firstColumn: false,
  lastColumn: false,
  bandedRows: true,
  bandedColumns: true,
};

/** The number of rows, and of columns, in one band. */
export interface Bands {
  readonly rows: number;
  readonly columns: number;
}

/** The names of a set of parts, in order of precedence. */
export function partNames(parts: number): readonly string[] {
  return PARTS.filter((_, index) => (parts & (1 << index)) !== 0);
}

/** The set of the parts of its table style that apply to a cell. */
export function partsOfCell(cell: WordCell, bands: Bands): number {
  const { table, row, properties } = cell;
  const look = table.rows[row]?.exceptions.look ?? table.properties.look;
  const named = look === undefined ? namedBy(properties.conditions, table.rows[row]?.conditions) : undefined;
  return named ?? partsAt(cell, look ?? NO_LOOK, bands);
}

/** Without `w:tblLook`, rows and cells name the parts themselves. With it, their names are only what Word computed from it last. */
function namedBy(...said: readonly (ReadonlySet<string> | undefined)[]): number | undefined {
  if (said.every((one) => one === undefined)) return undefined;
  return bitsOf(PARTS.map((part) => said.some((one) => one?.has(part))));
}

function partsAt({ table, row, column, properties }: WordCell, look: TableLook, bands: Bands): number {
  const heading = look.firstRow ? Math.max(1, table.headerRows) : 0;
  const firstRow = row < heading;
  const lastRow = look.lastRow && !firstRow && row > 0 && row === table.rows.length - 1;
  const firstColumn = look.firstColumn && column === 0;
  const end = table.rows[row]?.columns ?? 0;
  const lastColumn = look.lastColumn && column > 0 && column + properties.span >= end;
  const rowBand = look.bandedRows && !firstRow && !lastRow ? bandAt(row - heading, bands.rows) : 0;
  const leading = look.firstColumn ? 1 : 0;
  const columnBand = look.bandedColumns && !firstColumn && !lastColumn ? bandAt(column - leading, bands.columns) : 0;
  return bitsOf([
    lastRow && firstColumn,
    lastRow && lastColumn,
    firstRow && firstColumn,
    firstRow && lastColumn,
    lastRow,
    firstRow,
    lastColumn,
    firstColumn,
    rowBand === 1,
    rowBand === 2,
    columnBand === 1,
    columnBand === 2,
  ]);
}

/** Which of the two alternating bands a row or column is in. @param position zero-based, behind header rows or the first column */
function bandAt(position: number, size: number): 1 | 2 {
  return Math.floor(position / size) % 2 === 0 ? 1 : 2;
}

/** @param holds for each part, in the order of `PARTS`, whether it is in the set */
function bitsOf(holds: readonly boolean[]): number {
  return holds.reduce((bits, isSet, index) => (isSet ? bits | (1 << index) : bits), 0);
}
