import type { XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../../parts/element-reader.ts';
import { flag, integer } from '../../parts/numbers.ts';
import { type FillSource, readFill } from './fill-source.ts';
import { type LineSource, readLine } from './line-source.ts';
import { readTextBody, type TextBodySource } from './text-body-source.ts';

/** A cell as it is written (ECMA-376 Part 1, 21.1.3.16). */
export interface TableCellSource {
  /** Zero-based. */
  readonly column: number;
  readonly columnSpan: number;
  readonly rowSpan: number;
  /** The cell is covered by another one, which is merged over it. */
  readonly isCovered: boolean;
  readonly fill: FillSource | undefined;
  /** The borders that the cell sets itself, by their elements: `lnL`, `lnT` … */
  readonly borders: ReadonlyMap<string, LineSource>;
  readonly text: TextBodySource | undefined;
}

const BORDERS: ReadonlySet<string> = new Set(['a:lnL', 'a:lnR', 'a:lnT', 'a:lnB', 'a:lnTlToBr', 'a:lnBlToTr']);

/** The switches of `a:tblPr` that say which parts of the table style apply (ECMA-376 Part 1, 21.1.3.15). */
export const TABLE_FLAGS = ['firstRow', 'firstCol', 'lastRow', 'lastCol', 'bandRow', 'bandCol'] as const;
export type TableFlag = (typeof TABLE_FLAGS)[number];

/** A table as it is written (ECMA-376 Part 1, 21.1.3). */
export interface TableSource {
  readonly styleId: string | undefined;
  /** The fill of the table itself, which is behind its cells. */
  readonly fill: FillSource | undefined;
  readonly flags: ReadonlySet<TableFlag>;
  /** The number of grid columns. */
  readonly columns: number;
  readonly rows: readonly (readonly TableCellSource[])[];
}

export function readTable(set: (table: TableSource) => void): ElementReader {
  let styleId: string | undefined;
  let fill: FillSource | undefined;
  let flags: ReadonlySet<TableFlag> = new Set();
  let columns = 0;
  const rows: (readonly TableCellSource[])[] = [];
  return {
    child: (name, attributes) => {
      switch (name) {
        case 'a:tblPr':
          flags = new Set(TABLE_FLAGS.filter((one) => flag(attributes.get(one))));
          return {
            child: (child) =>
              child === 'a:tableStyleId'
                ? { text: (id) => (styleId = id.trim()) }
                : readFill(child, (read) => (fill = read)),
          };
        case 'a:tblGrid':
          return { child: (child) => void (columns += child === 'a:gridCol' ? 1 : 0) };
        case 'a:tr':
          return readRow((row) => rows.push(row));
        default:
          return undefined;
      }
    },
    end: () => set({ styleId, fill, flags, columns, rows }),
  };
}

function readRow(set: (row: readonly TableCellSource[]) => void): ElementReader {
  const cells: TableCellSource[] = [];
  return {
    child: (name, attributes) =>
      name === 'a:tc' ? readCell(attributes, cells.length, (cell) => cells.push(cell)) : undefined,
    end: () => set(cells),
  };
}

function readCell(attributes: XmlAttributes, column: number, set: (cell: TableCellSource) => void): ElementReader {
  const columnSpan = Math.max(1, integer(attributes.get('gridSpan')) ?? 1);
  const rowSpan = Math.max(1, integer(attributes.get('rowSpan')) ?? 1);
  const isCovered = flag(attributes.get('hMerge')) || flag(attributes.get('vMerge'));
  let fill: FillSource | undefined;
  const borders = new Map<string, LineSource>();
  let text: TextBodySource | undefined;
  const properties: ElementReader = {
    child: (name) => {
      const side = BORDERS.has(name) ? name.slice(2) : undefined;
      if (side !== undefined) return readLine((line) => borders.set(side, line));
      return readFill(name, (read) => (fill = read));
    },
  };
  return {
    child: (name) => {
      if (name === 'a:txBody') return readTextBody((body) => (text = body));
      return name === 'a:tcPr' ? properties : undefined;
    },
    end: () => set({ column, columnSpan, rowSpan, isCovered, fill, borders, text }),
  };
}
