import type { ElementReader } from '../parts/element-reader.ts';
import { integer } from '../parts/numbers.ts';
import { readConditionalFormat } from './conditional-format.ts';
import { isOn } from './measures.ts';
import { readBorders } from './paragraph-properties-reader.ts';
import { type BorderSource, readShading, type ShadingSource } from './word-color-source.ts';

/** The switches of `w:tblLook` (ECMA-376 Part 1, 17.4.56). */
export interface TableLook {
  readonly firstRow: boolean;
  readonly lastRow: boolean;
  readonly firstColumn: boolean;
  readonly lastColumn: boolean;
  readonly bandedRows: boolean;
  readonly bandedColumns: boolean;
}

/** `w:tblPr` of a table or of a style, or `w:tblPrEx` of a row, as it is written (ECMA-376 Part 1, 17.4.59 to 17.4.61). */
export interface TableProperties {
  readonly style: string | undefined;
  readonly look: TableLook | undefined;
  /** The number of rows, and of columns, in one band. */
  readonly rowBand: number | undefined;
  readonly columnBand: number | undefined;
  readonly borders: BorderSource | undefined;
  readonly shading: ShadingSource | undefined;
  /** The title and description of the alternative text. */
  readonly title: string;
  readonly description: string;
}

/** `w:tcPr` of a cell or of a part of a table style, as it is written (ECMA-376 Part 1, 17.4.69). */
export interface CellProperties {
  /** The number of grid columns. */
  readonly span: number;
  /** The cell continues the cell above. */
  readonly isCovered: boolean;
  /** The cell is the first of cells that are merged downwards. */
  readonly startsMerge: boolean;
  readonly shading: ShadingSource | undefined;
  readonly borders: BorderSource | undefined;
  /** The parts of the table style that apply to the cell by its own account (`w:cnfStyle`). */
  readonly conditions: ReadonlySet<string> | undefined;
}

type Draft<Value> = { -readonly [Name in keyof Value]: Value[Name] };

export const NO_TABLE_PROPERTIES: TableProperties = {
  style: undefined,
  look: undefined,
  rowBand: undefined,
  columnBand: undefined,
  borders: undefined,
  shading: undefined,
  title: '',
  description: '',
};

export const NO_CELL_PROPERTIES: CellProperties = {
  span: 1,
  isCovered: false,
  startsMerge: false,
  shading: undefined,
  borders: undefined,
  conditions: undefined,
};

const MAX_SPAN = 1_000;

/** The bits of `w:val` of `w:tblLook`. */
const FIRST_ROW = 0x20;
const LAST_ROW = 0x40;
const FIRST_COLUMN = 0x80;
const LAST_COLUMN = 0x100;
const NO_ROW_BANDS = 0x200;
const NO_COLUMN_BANDS = 0x400;

export function readTableProperties(set: (properties: TableProperties) => void): ElementReader {
  const draft: Draft<TableProperties> = { ...NO_TABLE_PROPERTIES };
  return {
    child: (name, attributes) => {
      const value = attributes.get('w:val');
      switch (name) {
        case 'w:tblStyle':
          draft.style = value;
          break;
        case 'w:tblLook':
          draft.look = lookOf((flag) => attributes.get(flag), value);
          break;
        case 'w:tblStyleRowBandSize':
          draft.rowBand = bandOf(value);
          break;
        case 'w:tblStyleColBandSize':
          draft.columnBand = bandOf(value);
          break;
        case 'w:shd':
          draft.shading = readShading(attributes);
          break;
        case 'w:tblCaption':
          draft.title = value ?? '';
          break;
        case 'w:tblDescription':
          draft.description = value ?? '';
          break;
        case 'w:tblBorders':
          return readBorders((borders) => (draft.borders = borders));
      }
      return undefined;
    },
    end: () => set(draft),
  };
}

export function readCellProperties(set: (properties: CellProperties) => void): ElementReader {
  const draft: Draft<CellProperties> = { ...NO_CELL_PROPERTIES };
  return {
    child: (name, attributes) => {
      if (name === 'w:gridSpan') draft.span = Math.min(MAX_SPAN, Math.max(1, integer(attributes.get('w:val')) ?? 1));
      if (name === 'w:shd') draft.shading = readShading(attributes);
      if (name === 'w:cnfStyle') draft.conditions = readConditionalFormat(attributes);
      if (name === 'w:tcBorders') return readBorders((borders) => (draft.borders = borders));
      if (name === 'w:vMerge') {
        draft.startsMerge = attributes.get('w:val') === 'restart';
        draft.isCovered = !draft.startsMerge;
      }
      return undefined;
    },
    end: () => set(draft),
  };
}

/** Reads `w:tblLook`: each switch from an attribute of its own, or else from a bit of the value. Word writes both. */
function lookOf(get: (attribute: string) => string | undefined, value: string | undefined): TableLook {
  const bits = value !== undefined && /^[0-9A-Fa-f]{1,4}$/.test(value) ? Number.parseInt(value, 16) : 0;
  const on = (attribute: string, bit: number): boolean => {
    const own = get(attribute);
    return own === undefined ? (bits & bit) !== 0 : isOn(own);
  };
  return {
    firstRow: on('w:firstRow', FIRST_ROW),
    lastRow: on('w:lastRow', LAST_ROW),
    firstColumn: on('w:firstColumn', FIRST_COLUMN),
    lastColumn: on('w:lastColumn', LAST_COLUMN),
    bandedRows: !on('w:noHBand', NO_ROW_BANDS),
    bandedColumns: !on('w:noVBand', NO_COLUMN_BANDS),
  };
}

function bandOf(value: string | undefined): number | undefined {
  const size = integer(value);
  return size === undefined || size < 1 ? undefined : size;
}
