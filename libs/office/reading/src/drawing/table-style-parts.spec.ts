import { describe, expect, it } from '@jest/globals';
import type { TableFlag, TableSource } from './source/table-source.ts';
import { partsOfCell } from './table-style-parts.ts';

/** A table of three rows and three columns. */
function parts(row: number, column: number, flags: readonly TableFlag[]): string[] {
  const cell = {
    column,
    columnSpan: 1,
    rowSpan: 1,
    isCovered: false,
    fill: undefined,
    borders: new Map(),
    text: undefined,
  };
  const table: TableSource = {
    styleId: undefined,
    fill: undefined,
    flags: new Set(flags),
    columns: 3,
    rows: [[], [], []],
  };
  return partsOfCell(table, row, cell);
}

describe('the parts of a table style that apply to a cell', () => {
  it('are the whole table alone when nothing is switched on', () => {
    expect(parts(0, 0, [])).toEqual(['wholeTbl']);
  });

  it('begin with the corner where a row and a column meet', () => {
    expect(parts(0, 0, ['firstRow', 'firstCol'])).toEqual(['nwCell', 'firstRow', 'firstCol', 'wholeTbl']);
    expect(parts(2, 2, ['lastRow', 'lastCol'])).toEqual(['seCell', 'lastRow', 'lastCol', 'wholeTbl']);
  });

  it('count bands without the first row and column', () => {
    expect(parts(1, 1, ['firstRow', 'bandRow'])).toEqual(['band1H', 'wholeTbl']);
    expect(parts(2, 1, ['firstRow', 'bandRow'])).toEqual(['band2H', 'wholeTbl']);
    expect(parts(0, 1, ['firstCol', 'bandCol'])).toEqual(['band1V', 'wholeTbl']);
  });
});
