import type { CellPlace, Paint, Provenance, Shape, TableCell, TableRow } from '@livery/brand-governance-domain';
import { bordersOfCell } from './cell-borders.ts';
import type { DocumentContext } from './document-context.ts';
import type { StorySource, WordCell, WordTable } from './story-source.ts';
import { NO_TABLE_PROPERTIES, type TableProperties } from './table-properties.ts';
import { NO_PAINT } from './word-colors.ts';

/** Resolves the tables of one story. */
export class TableResolver {
  private readonly places = new Map<WordCell, CellPlace>();
  private readonly positions: ReadonlyMap<WordTable, number>;

  /** @param direct where values stand that tables set themselves */
  constructor(
    private readonly story: StorySource,
    private readonly context: DocumentContext,
    private readonly direct: Provenance,
  ) {
    // Tables stand behind the drawings of the story.
    this.positions = new Map(story.tables.map((table, index) => [table, story.drawings.length + index]));
  }

  /** Where the paragraphs of a cell stand. */
  place(cell: WordCell): CellPlace {
    const known = this.places.get(cell);
    if (known !== undefined) return known;
    const { table, row, column } = cell;
    const fill = this.ground(cell, this.fill(cell));
    const place = { table: this.positions.get(table) ?? 0, row, column, fill };
    this.places.set(cell, place);
    return place;
  }

  /** The tables of the story as shapes, in document order. */
  shapes(): readonly Shape[] {
    return this.story.tables.map((table, index) => this.shape(table, index));
  }

  private shape(table: WordTable, index: number): Shape {
    const { title, description } = table.properties;
    return {
      ...EMPTY_TABLE,
      name: title === '' ? `Table ${index + 1}` : title,
      title,
      description,
      rows: table.rows.map(({ cells }) => this.row(cells)),
      headerRow: table.rows[0]?.isHeader ?? false,
    };
  }

  private row(cells: readonly WordCell[]): TableRow {
    return cells
      .filter(({ properties }) => !properties.isCovered)
      .map((cell): TableCell => {
        const { row, column, properties } = cell;
        const merged = properties.span > 1 || properties.startsMerge;
        const fill = cell.table.within === null ? this.place(cell).fill : this.fill(cell);
        return { row, column, merged, fill, borders: this.borders(cell), text: [] };
      });
  }

  /** Of the cell, else of its row, else of the cells of the style, else of the table, itself or by its style (effective values, 6.4). */
  private fill(cell: WordCell): Paint {
    const { colors, tableFormats } = this.context;
    const own = cell.properties.shading ?? exceptionsOf(cell).shading;
    if (own !== undefined) return colors.shading(own, this.direct);
    const { layers } = tableFormats.of(cell);
    for (const { part, provenance } of layers) {
      if (part.cell.shading !== undefined) return colors.shading(part.cell.shading, provenance);
    }
    const { shading } = cell.table.properties;
    if (shading !== undefined) return colors.shading(shading, this.direct);
    for (const { part, provenance } of layers) {
      if (part.table.shading !== undefined) return colors.shading(part.table.shading, provenance);
    }
    return NO_PAINT;
  }

  /** What lies behind the text of a cell: its fill, else that of the cell around its table. */
  private ground(cell: WordCell, fill: Paint): Paint {
    const { within } = cell.table;
    return fill.kind === 'none' && within !== null ? this.place(within).fill : fill;
  }

  private borders(cell: WordCell): readonly Paint[] {
    const { layers } = this.context.tableFormats.of(cell);
    return this.context.borders(bordersOfCell(cell, layers, this.direct));
  }
}

function exceptionsOf({ table, row }: WordCell): TableProperties {
  return table.rows[row]?.exceptions ?? NO_TABLE_PROPERTIES;
}

const EMPTY_TABLE: Shape = {
  kind: 'table',
  id: '',
  name: '',
  description: '',
  title: '',
  decorative: false,
  hidden: false,
  textBox: false,
  geometry: null,
  placeholder: null,
  frame: null,
  ownBox: null,
  spot: null,
  fill: NO_PAINT,
  line: NO_PAINT,
  effects: [],
  picture: null,
  references: [],
  chart: null,
  smartArt: [],
  text: [],
  children: [],
  rows: [],
  headerRow: false,
};
