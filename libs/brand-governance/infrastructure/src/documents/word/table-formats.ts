import type { Provenance } from '@livery/brand-governance-domain';
import type { StyleLink, StyleSheet } from './style-sheet.ts';
import type { WordCell, WordTable } from './story-source.ts';
import type { StylePartSource } from './styles-source.ts';
import type { TableLook } from './table-properties.ts';

/** One part of a table style with where it stands. */
export interface TableLayer {
  readonly part: StylePartSource;
  readonly provenance: Provenance;
}

/** What a table style says for the cells of one kind, nearest first; one object for all such cells. */
export interface CellFormat {
  readonly layers: readonly TableLayer[];
}

const NO_LOOK: TableLook = {
  firstRow: false,
  lastRow: false,
  firstColumn: false,
  lastColumn: false,
  bandedRows: true,
  bandedColumns: true,
};

/** Which parts of table styles hold for cells (effective values, 6.1). */
export class TableFormats {
  private readonly formats = new Map<string, CellFormat>();
  private readonly ofCells = new Map<WordCell, CellFormat>();

  constructor(private readonly styles: StyleSheet) {}

  /** Asked for by each paragraph of a cell. */
  of(cell: WordCell): CellFormat {
    const known = this.ofCells.get(cell) ?? this.find(cell);
    this.ofCells.set(cell, known);
    return known;
  }

  private find(cell: WordCell): CellFormat {
    const style = this.styles.find('table', cell.table.properties.style);
    const chain = this.styles.chain(style);
    const names = chain.some((link) => link.style.parts.size > 0) ? partsOfCell(cell, bandsOf(cell.table, chain)) : [];
    const key = `${style?.id ?? ''}\n${names.join(' ')}`;
    const known = this.formats.get(key);
    if (known !== undefined) return known;
    const format = { layers: [...names.flatMap((name) => layersOf(chain, name)), ...chain.flatMap(whole)] };
    this.formats.set(key, format);
    return format;
  }
}

function layersOf(chain: readonly StyleLink[], name: string): readonly TableLayer[] {
  return chain.flatMap(({ style, provenance }) => {
    const part = style.parts.get(name);
    return part === undefined ? [] : [{ part, provenance }];
  });
}

/** What a style says of all cells stands in it as such, or as a part of its own, which wins. */
function whole({ style, provenance }: StyleLink): readonly TableLayer[] {
  const own = style.parts.get('wholeTable');
  return own === undefined ? [{ part: style, provenance }] : [own, style].map((part) => ({ part, provenance }));
}

interface Bands {
  readonly rows: number;
  readonly columns: number;
}

function bandsOf({ properties }: WordTable, chain: readonly StyleLink[]): Bands {
  const first = (name: 'rowBand' | 'columnBand'): number =>
    properties[name] ?? chain.find(({ style }) => style.table[name] !== undefined)?.style.table[name] ?? 1;
  return { rows: first('rowBand'), columns: first('columnBand') };
}

/** The conditional formats that hold for a cell, the one that wins first (ECMA-376 Part 1, 17.7.6). */
export function partsOfCell(cell: WordCell, bands: Bands): readonly string[] {
  const { table, row, properties } = cell;
  const look = table.rows[row]?.exceptions.look ?? table.properties.look;
  const named = look === undefined ? namedBy(properties.conditions, table.rows[row]?.conditions) : undefined;
  return named ?? partsAt(cell, look ?? NO_LOOK, bands);
}

/** Without a look, what rows and cells say themselves; with one, that is but what Word last made of it. */
function namedBy(...said: readonly (ReadonlySet<string> | undefined)[]): readonly string[] | undefined {
  if (said.every((one) => one === undefined)) return undefined;
  return PARTS.filter((part) => said.some((one) => one?.has(part)));
}

/** The one that wins first. */
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

function partsAt({ table, row, column, properties }: WordCell, look: TableLook, bands: Bands): readonly string[] {
  const firstRow = look.firstRow && row === 0;
  const lastRow = look.lastRow && row > 0 && row === table.rows.length - 1;
  const firstColumn = look.firstColumn && column === 0;
  const end = table.rows[row]?.columns ?? 0;
  const lastColumn = look.lastColumn && column > 0 && column + properties.span >= end;
  const bandedRow = Math.floor((row - (look.firstRow ? 1 : 0)) / bands.rows);
  const bandedColumn = Math.floor((column - (look.firstColumn ? 1 : 0)) / bands.columns);
  const holds: Readonly<Record<string, boolean>> = {
    swCell: lastRow && firstColumn,
    seCell: lastRow && lastColumn,
    nwCell: firstRow && firstColumn,
    neCell: firstRow && lastColumn,
    lastRow,
    firstRow,
    lastCol: lastColumn,
    firstCol: firstColumn,
    [bandedRow % 2 === 0 ? 'band1Horz' : 'band2Horz']: look.bandedRows && bandedRow >= 0 && !firstRow && !lastRow,
    [bandedColumn % 2 === 0 ? 'band1Vert' : 'band2Vert']:
      look.bandedColumns && bandedColumn >= 0 && !firstColumn && !lastColumn,
  };
  return PARTS.filter((part) => holds[part]);
}
