import type { CellSide, TextLayout } from '@livery/office-model';
import type { XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../../parts/element-reader.ts';
import { integer } from '../../parts/numbers.ts';
import { lineWidth } from './paint-layout-source.ts';
import {
  anchorOf,
  type BodyLayoutSource,
  insetsOf,
  readTextLayout,
  type TextLayoutSource,
  turnOf,
} from './text-layout-source.ts';

/** A cell as it is written, as far as its geometry is concerned (ECMA-376 Part 1, 21.1.3.16). */
export interface CellLayoutSource {
  readonly anchor: TextLayout['anchor'] | undefined;
  readonly insets: BodyLayoutSource['insets'];
  readonly turn: TextLayout['turn'] | undefined;
  /** The widths of its borders in EMU. */
  readonly borders: ReadonlyMap<CellSide, number | undefined>;
  readonly text: TextLayoutSource | undefined;
}

/** Columns and rows with their sizes in EMU, and all cells, covered ones, too. */
export interface TableLayoutSource {
  readonly columns: readonly number[];
  readonly rows: readonly { readonly height: number; readonly cells: readonly CellLayoutSource[] }[];
}

const SIDES: ReadonlyMap<string, CellSide> = new Map([
  ['a:lnL', 'left'],
  ['a:lnR', 'right'],
  ['a:lnT', 'top'],
  ['a:lnB', 'bottom'],
]);
const NO_INSETS = { left: undefined, top: undefined, right: undefined, bottom: undefined };

export function readTableLayout(set: (table: TableLayoutSource) => void): ElementReader {
  const columns: number[] = [];
  const rows: { height: number; cells: CellLayoutSource[] }[] = [];
  const grid: ElementReader = {
    child: (name, attributes) => {
      if (name === 'a:gridCol') columns.push(length(attributes, 'w'));
      return undefined;
    },
  };
  return {
    child: (name, attributes) => {
      if (name === 'a:tblGrid') return grid;
      if (name !== 'a:tr') return undefined;
      const row = { height: length(attributes, 'h'), cells: new Array<CellLayoutSource>() };
      rows.push(row);
      return { child: (cell) => (cell === 'a:tc' ? readCell((read) => row.cells.push(read)) : undefined) };
    },
    end: () => set({ columns, rows }),
  };
}

function length(attributes: XmlAttributes, name: string): number {
  return Math.max(0, integer(attributes.get(name)) ?? 0);
}

function readCell(set: (cell: CellLayoutSource) => void): ElementReader {
  const borders = new Map<CellSide, number | undefined>();
  const cell: { -readonly [Name in keyof CellLayoutSource]: CellLayoutSource[Name] } = {
    anchor: undefined,
    insets: NO_INSETS,
    turn: undefined,
    borders,
    text: undefined,
  };
  const lines: ElementReader = {
    child: (name, attributes) => {
      const side = SIDES.get(name);
      if (side !== undefined) borders.set(side, lineWidth(attributes));
      return undefined;
    },
  };
  return {
    child: (name, attributes) => {
      if (name === 'a:txBody') return readTextLayout((text) => (cell.text = text));
      if (name !== 'a:tcPr') return undefined;
      cell.anchor = anchorOf(attributes.get('anchor'));
      cell.turn = turnOf(attributes.get('vert'));
      cell.insets = insetsOf(attributes, ['marL', 'marT', 'marR', 'marB']);
      return lines;
    },
    end: () => set(cell),
  };
}
