import type { TableCellSource, TableFlag, TableSource } from './source/table-source.ts';

/** The names of the parts of a table style that apply to a cell, in order of precedence (effective values, 5.1). */
export function partsOfCell({ flags, columns, rows }: TableSource, row: number, cell: TableCellSource): string[] {
  const on = (flag: TableFlag, holds: boolean): boolean => holds && flags.has(flag);
  const firstRow = on('firstRow', row === 0);
  const lastRow = on('lastRow', row + cell.rowSpan >= rows.length);
  const firstCol = on('firstCol', cell.column === 0);
  const lastCol = on('lastCol', cell.column + cell.columnSpan >= columns);
  const bandedRow = row - (flags.has('firstRow') ? 1 : 0);
  const bandedColumn = cell.column - (flags.has('firstCol') ? 1 : 0);
  const parts: (readonly [string, boolean])[] = [
    ['nwCell', firstRow && firstCol],
    ['neCell', firstRow && lastCol],
    ['swCell', lastRow && firstCol],
    ['seCell', lastRow && lastCol],
    ['firstRow', firstRow],
    ['lastRow', lastRow],
    ['firstCol', firstCol],
    ['lastCol', lastCol],
    [bandedColumn % 2 === 0 ? 'band1V' : 'band2V', on('bandCol', bandedColumn >= 0)],
    [bandedRow % 2 === 0 ? 'band1H' : 'band2H', on('bandRow', bandedRow >= 0)],
    ['wholeTbl', true],
  ];
  return parts.filter(([, holds]) => holds).map(([name]) => name);
}
