import type { XmlAttributes } from '@livery/office-package';
import type { EditTree } from '../edit-tree.ts';
import { ElementDraft } from '../xml/element-draft.ts';
import { type ElementWalker, keep, outline } from '../xml/element-walker.ts';
import type { WrittenElement } from '../xml/written-element.ts';
import { columnsBefore, columnsOf } from './cell-columns.ts';
import type { StoryEdits } from './story-edits.ts';
import { writeTableHeader } from './write-table-header.ts';
import { writeWordCell } from './write-word-cell.ts';

/** Walks through the rows and cells of one table, and counts them as the reader does. */
export class TableWalk {
  private rows = 0;
  private properties: ElementDraft | undefined;

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
    child: (name, attributes) => {
      if (name !== 'w:tblPr' || this.tree === undefined) return this.content.child?.(name, attributes);
      return keep(name, attributes, (written) => (this.properties = ElementDraft.of(written)));
    },
    end: () => this.finish(this.properties),
  };

  private readonly content: ElementWalker = {
    child: (name, attributes) => (name === 'w:tr' ? this.row(attributes) : this.around(name, this.content)),
  };

  private row(attributes: XmlAttributes): ElementWalker {
    const row = this.rows++;
    const { tree } = this;
    const hasCells = [...(tree?.steps.keys() ?? [])].some((step) => step.startsWith(`cell[${row},`));
    if (tree === undefined || (!hasCells && (row > 0 || tree.edits.length === 0))) return this.cells(() => this.blocks);
    let column: number | undefined;
    let exceptions: ElementDraft | undefined;
    const childOf = (name: string, own: XmlAttributes, parent: WrittenElement) => {
      if (name === 'w:trPr' || name === 'w:tblPrEx') return 'whole' as const;
      const cells = this.cells(() => {
        column ??= columnsBefore(draftIn(parent, 'w:trPr'));
        exceptions ??= draftIn(parent, 'w:tblPrEx');
        const cell = tree.at(`cell[${row},${column}]`);
        return this.cell(cell, exceptions, (span) => (column = (column ?? 0) + span));
      });
      return cells.child?.(name, own);
    };
    return outline('w:tr', attributes, childOf, (written) => {
      this.finish(exceptions);
      if (row > 0) return;
      const draft = ElementDraft.of(written);
      this.shared.edits.decide(tree.edits, ({ edit }) => writeTableHeader(draft, edit.change));
      this.finish(draft);
    });
  }

  /** The walker of a row, or of an element around its cells. */
  private cells(cell: () => ElementWalker): ElementWalker {
    const cells: ElementWalker = { child: (name) => (name === 'w:tc' ? cell() : this.around(name, cells)) };
    return cells;
  }

  /** @param exceptions what the row sets in the place of the table */
  private cell(
    tree: EditTree | undefined,
    exceptions: ElementDraft | undefined,
    ended: (span: number) => void,
  ): ElementWalker {
    let properties: ElementDraft | undefined;
    return {
      child: (name, attributes) => {
        if (name !== 'w:tcPr') return this.blocks.child?.(name, attributes);
        return keep(name, attributes, (written) => (properties = ElementDraft.of(written)));
      },
      end: () => {
        const { edits, values } = this.shared;
        const owners = [properties, exceptions, this.properties].filter((owner) => owner !== undefined);
        edits.decide(tree?.edits ?? [], ({ edit }) => writeWordCell(owners, edit.change, values));
        this.finish(properties);
        ended(columnsOf(properties));
      },
    };
  }

  private finish(draft: ElementDraft | undefined): void {
    if (draft !== undefined) this.shared.edits.finish(draft);
  }

  /** The walker of an element around rows or cells. */
  private around(name: string, content: ElementWalker): ElementWalker | undefined {
    if (name === 'w:customXml') return content;
    return name === 'w:sdt' ? this.control(content) : undefined;
  }
}

function draftIn(element: WrittenElement, name: string): ElementDraft | undefined {
  const child = element.child(name);
  return child && ElementDraft.of(child);
}
