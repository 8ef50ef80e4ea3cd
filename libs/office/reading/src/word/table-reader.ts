import { FragmentMemory, type XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../parts/element-reader.ts';
import { integer } from '../parts/numbers.ts';
import { remembered } from '../parts/remembered.ts';
import { readConditionalFormat } from './conditional-format.ts';
import { isOn } from './measures.ts';
import type { ChangeListener } from './run-properties-reader.ts';
import type { CellInReading, StoryInReading, TableInReading, WordCell, WordRow } from './story-source.ts';
import {
  type CellProperties,
  NO_CELL_PROPERTIES,
  NO_TABLE_PROPERTIES,
  readCellProperties,
  readTableProperties,
} from './table-properties.ts';
import { CHANGES } from './tracked-changes.ts';

type RowInReading = { -readonly [Name in keyof Omit<WordRow, 'cells'>]: WordRow[Name] } & {
  readonly cells: WordCell[];
};

const MAX_COLUMNS = 100_000;
const CELL_PROPERTIES = new FragmentMemory<CellProperties>();

/** Gives the readers of the content of cells, and of content controls around rows and cells. */
export interface CellContent {
  readonly blocks: () => ElementReader;
  readonly control: (content: ElementReader) => ElementReader;
}

/** Reads the tables of a story. */
export class TableReader {
  /** The open cells, the innermost last. */
  private readonly open: { readonly cell: CellInReading; readonly row: RowInReading }[] = [];
  private readonly readCellProperties = remembered(
    (_, set: (properties: CellProperties) => void) => this.watched(readCellProperties(set)),
    CELL_PROPERTIES,
  );
  private readonly cellReader: ElementReader = {
    child: (name, attributes) =>
      name === 'w:tcPr'
        ? this.readCellProperties(attributes, (read) => this.format(read))
        : this.content.blocks().child?.(name, attributes),
    end: () => this.closeCell(),
  };

  constructor(
    private readonly story: StoryInReading,
    private readonly content: CellContent,
    private readonly onChange: ChangeListener,
  ) {}

  /** The innermost open cell, which contains the paragraphs that are read; null outside of tables. */
  get cell(): WordCell | null {
    return this.open.at(-1)?.cell ?? null;
  }

  table(): ElementReader {
    const table: TableInReading = {
      properties: NO_TABLE_PROPERTIES,
      rows: [],
      headerRows: 0,
      paragraph: this.story.paragraphs.length,
      within: this.cell,
    };
    this.story.tables.push(table);
    return this.rowsOf(table);
  }

  private rowsOf(table: TableInReading): ElementReader {
    const rows: ElementReader = {
      child: (name) => {
        if (name === 'w:tblPr') return this.watched(readTableProperties((read) => (table.properties = read)));
        if (name === 'w:tr') return this.row(table);
        return this.around(name, rows);
      },
    };
    return rows;
  }

  private row(table: TableInReading): ElementReader {
    const row: RowInReading = {
      isHeader: false,
      exceptions: NO_TABLE_PROPERTIES,
      conditions: undefined,
      cells: [],
      columns: 0,
    };
    const number = table.rows.length;
    table.rows.push(row);
    const cells: ElementReader = {
      child: (name) => {
        if (name === 'w:trPr') return { ...this.rowProperties(row), end: () => noteHeader(table, row, number) };
        if (name === 'w:tblPrEx') return this.watched(readTableProperties((read) => (row.exceptions = read)));
        if (name === 'w:tc') return this.openCell(table, row, number);
        return this.around(name, cells);
      },
    };
    return cells;
  }

  private rowProperties(row: RowInReading): ElementReader {
    return {
      child: (name, attributes) => {
        if (name === 'w:tblHeader') row.isHeader = isOn(attributes.get('w:val'));
        if (name === 'w:cnfStyle') row.conditions = readConditionalFormat(attributes);
        if (name === 'w:gridBefore') row.columns = Math.max(0, integer(attributes.get('w:val')) ?? 0);
        this.noteChange(name, attributes);
        return undefined;
      },
    };
  }

  private openCell(table: TableInReading, row: RowInReading, number: number): ElementReader {
    const cell: CellInReading = { table, row: number, column: row.columns, properties: NO_CELL_PROPERTIES };
    row.cells.push(cell);
    this.open.push({ cell, row });
    return this.cellReader;
  }

  private format(properties: CellProperties): void {
    const innermost = this.open.at(-1);
    if (innermost !== undefined) innermost.cell.properties = properties;
  }

  private closeCell(): void {
    const closed = this.open.pop();
    if (closed === undefined) return;
    const { cell, row } = closed;
    row.columns = Math.min(MAX_COLUMNS, row.columns + cell.properties.span);
  }

  /** The reader of an element around rows or cells. */
  private around(name: string, content: ElementReader): ElementReader | undefined {
    if (name === 'w:customXml') return content;
    return name === 'w:sdt' ? this.content.control(content) : undefined;
  }

  /** The same reader, which also notes tracked changes among its children. */
  private watched(reader: ElementReader): ElementReader {
    return {
      ...reader,
      child: (name, attributes) => {
        this.noteChange(name, attributes);
        return reader.child?.(name, attributes);
      },
    };
  }

  private noteChange(name: string, attributes: XmlAttributes): void {
    if (CHANGES.has(name)) this.onChange(name, attributes);
  }
}

function noteHeader(table: TableInReading, { isHeader }: RowInReading, number: number): void {
  if (isHeader && table.headerRows === number) table.headerRows += 1;
}
