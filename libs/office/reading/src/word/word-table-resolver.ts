import type { CellPosition, Paint, Provenance, Shape, TableCell, TableRow, TextBody } from '@livery/office-model';
import { IdentityTree } from '../drawing/identity-tree.ts';
import { bordersOfCell, edgesOf } from './cell-borders.ts';
import type { DocumentContext } from './document-context.ts';
import type { StorySource, WordCell, WordTable } from './story-source.ts';
import type { CellFormat } from './table-formats.ts';
import { NO_TABLE_PROPERTIES, type TableProperties } from './table-properties.ts';
import { NO_PAINT } from './word-color-resolver.ts';

/** A cell of a table, resolved. */
export interface ResolvedCell {
  /** The position that its paragraphs refer to. */
  readonly position: CellPosition;
  readonly format: CellFormat;
}

/** Resolves the tables of one story. */
export class TableResolver {
  private readonly cells = new Map<WordCell, ResolvedCell>();
  private readonly borderPaints = new IdentityTree<readonly Paint[]>();
  private readonly positions: ReadonlyMap<WordTable, number>;

  /** @param direct the provenance of values that tables set themselves */
  constructor(
    private readonly story: StorySource,
    private readonly context: DocumentContext,
    private readonly direct: Provenance,
  ) {
    // In the list of a story's drawings, tables follow all other drawings.
    this.positions = new Map(story.tables.map((table, index) => [table, story.drawings.length + index]));
  }

  cell(source: WordCell): ResolvedCell {
    let cell = this.cells.get(source);
    if (cell === undefined) {
      const { table, row, column } = source;
      const format = this.context.tableFormats.of(source);
      const fill = this.ground(source, this.fill(source, format));
      const position = { table: this.positions.get(table) ?? 0, row, column, fill };
      cell = { position, format };
      this.cells.set(source, cell);
    }
    return cell;
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
    return cells.filter(({ properties }) => !properties.isCovered).map((cell) => this.tableCell(cell));
  }

  private tableCell(source: WordCell): TableCell {
    const { row, column, properties } = source;
    const { position, format } = this.cell(source);
    const merged = properties.span > 1 || properties.startsMerge;
    const fill = source.table.within === null ? position.fill : this.fill(source, format);
    return { row, column, merged, fill, borders: this.borders(source, format), text: NO_TEXT };
  }

  /**
   * The fill of a cell: its own shading, or else that of its row, of the cells of the style, of the table, or of the style's table
   * (effective values, 6.4).
   */
  private fill(cell: WordCell, { layers }: CellFormat): Paint {
    const { colors } = this.context;
    const own = cell.properties.shading ?? exceptionsOf(cell).shading;
    if (own !== undefined) return colors.shading(own, this.direct);
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

  /** The paint behind the text of a cell: its fill, or else that of the cell around its table. */
  private ground({ table }: WordCell, fill: Paint): Paint {
    return fill.kind === 'none' && table.within !== null ? this.cell(table.within).position.fill : fill;
  }

  /** The borders of a cell. Cells with equal sources at the same edges of their tables share them. */
  private borders(cell: WordCell, format: CellFormat): readonly Paint[] {
    const { table, properties } = cell;
    const ofRow = exceptionsOf(cell).borders;
    const leaf = this.borderPaints.at(format, table.properties.borders, ofRow, properties.borders, edgesOf(cell));
    return (leaf.value ??= this.context.colors.borders(bordersOfCell(cell, format.layers, this.direct)));
  }
}

function exceptionsOf({ table, row }: WordCell): TableProperties {
  return table.rows[row]?.exceptions ?? NO_TABLE_PROPERTIES;
}

/** Cells have no text of their own in text documents: their paragraphs are among those of the story. */
const NO_TEXT: TextBody = [];

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
  anchorPosition: null,
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
