import type { XmlAttributes } from '@livery/office-package';
import type { EditTree } from '../edit-tree.ts';
import { ElementDraft } from '../xml/element-draft.ts';
import { type ElementWalker, keep, outline } from '../xml/element-walker.ts';
import type { WrittenElement } from '../xml/written-element.ts';
import type { StoryEdits } from './story-edits.ts';
import { writeShading } from './write-word-run.ts';
import { writeTableHeader } from './write-table-header.ts';

/** Walks through the rows and cells of one table, and counts them as the reader does. */
export class TableWalk {
  private rows = 0;

  /**
   * @param tree the edits of the table
   * @param blocks the walker of what is in a cell
   * @param control the walker of a content control around rows or cells
   */
  constructor(
    private readonly tree: EditTree | undefined,
    private readonly shared: Pick<StoryEdits, 'edits' | 'values'>,
    private readonly blocks: ElementWalker,
    private readonly control: (content: ElementWalker) => ElementWalker,
  ) {}

  /** The walker of the table. */
  readonly table: ElementWalker = {
    child: (name, attributes) => (name === 'w:tr' ? this.row(attributes) : this.around(name, this.table)),
  };

  private row(attributes: XmlAttributes): ElementWalker {
    const row = this.rows++;
    const { tree } = this;
    const hasCells = [...(tree?.steps.keys() ?? [])].some((step) => step.startsWith(`cell[${row},`));
    if (tree === undefined || (!hasCells && (row > 0 || tree.edits.length === 0))) return this.cells(() => this.blocks);
    let column: number | undefined;
    const childOf = (name: string, own: XmlAttributes, parent: WrittenElement) => {
      if (name === 'w:trPr') return 'whole' as const;
      const cells = this.cells(() => {
        column ??= columnsBefore(parent);
        const cell = tree.at(`cell[${row},${column}]`);
        return this.cell(cell, (span) => (column = (column ?? 0) + span));
      });
      return cells.child?.(name, own);
    };
    return outline('w:tr', attributes, childOf, (written) => {
      if (row > 0) return;
      const draft = ElementDraft.of(written);
      this.shared.edits.decide(tree.edits, ({ edit }) => writeTableHeader(draft, edit.change));
      this.shared.edits.finish(draft);
    });
  }

  /** The walker of a row, or of an element around its cells. */
  private cells(cell: () => ElementWalker): ElementWalker {
    const cells: ElementWalker = { child: (name) => (name === 'w:tc' ? cell() : this.around(name, cells)) };
    return cells;
  }

  private cell(tree: EditTree | undefined, ended: (span: number) => void): ElementWalker {
    let span = 1;
    return {
      child: (name, attributes) => {
        if (name !== 'w:tcPr') return this.blocks.child?.(name, attributes);
        return keep(name, attributes, (written) => {
          const properties = ElementDraft.of(written);
          span = wholeNumber(properties.child('w:gridSpan')?.get('w:val')) ?? 1;
          this.writeCell(properties, tree);
        });
      },
      end: () => ended(span),
    };
  }

  private writeCell(properties: ElementDraft, tree: EditTree | undefined): void {
    if (tree === undefined) return;
    const { edits, values } = this.shared;
    edits.decide(tree.edits, ({ edit: { change } }) => {
      const isFill = change.kind === 'color' && change.surface === 'table_fill';
      return isFill ? writeShading({ properties }, change, values) : 'not_supported';
    });
    edits.finish(properties);
  }

  /** The walker of an element around rows or cells. */
  private around(name: string, content: ElementWalker): ElementWalker | undefined {
    if (name === 'w:customXml') return content;
    return name === 'w:sdt' ? this.control(content) : undefined;
  }
}

/** The columns before the first cell of a row. */
function columnsBefore(row: WrittenElement): number {
  const properties = row.children.find(({ name }) => name === 'w:trPr');
  const before = properties === undefined ? undefined : ElementDraft.of(properties).child('w:gridBefore');
  return Math.max(0, wholeNumber(before?.get('w:val')) ?? 0);
}

function wholeNumber(text: string | undefined): number | undefined {
  const value = Number(text);
  return text !== undefined && Number.isInteger(value) ? value : undefined;
}
