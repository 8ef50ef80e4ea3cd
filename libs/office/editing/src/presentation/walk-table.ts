import type { DocumentChange } from '@livery/office-model';
import type { XmlAttributes } from '@livery/office-package';
import type { EditTree } from '../edit-tree.ts';
import type { Verdict } from '../pending-edit.ts';
import { reasonAgainst, runChange } from '../writers/changes.ts';
import { combined } from '../writers/combined.ts';
import { writeListStyle } from '../writers/write-levels.ts';
import { writeFill } from '../writers/write-fill.ts';
import { ElementDraft } from '../xml/element-draft.ts';
import { type ElementWalker, outline } from '../xml/element-walker.ts';
import type { PartEdits } from './part-edits.ts';
import { walkText } from './walk-text.ts';

const BORDERS: ReadonlySet<string> = new Set(['a:lnL', 'a:lnR', 'a:lnT', 'a:lnB', 'a:lnTlToBr', 'a:lnBlToTr']);

/** The walker of `a:graphic`: the cells of a table, as far as edits are about them. @param found takes the table itself */
export function walkTable(tree: EditTree, edits: PartEdits, found: (table: ElementDraft) => void): ElementWalker {
  const ofData: ElementWalker = {
    child: (name, attributes) => {
      if (name !== 'a:tbl') return undefined;
      let rows = 0;
      const childOf = (child: string) => {
        if (child === 'a:tblPr') return 'whole';
        return child === 'a:tr' ? walkRow(rows++, tree, edits) : undefined;
      };
      return outline(name, attributes, childOf, (table) => found(ElementDraft.of(table)));
    },
  };
  return { child: (name) => (name === 'a:graphicData' ? ofData : undefined) };
}

function walkRow(row: number, tree: EditTree, edits: PartEdits): ElementWalker {
  let column = 0;
  return {
    child: (name, attributes) => {
      if (name !== 'a:tc') return undefined;
      const own = tree.at(`cell[${row},${column}]`);
      column += 1;
      return own === undefined ? undefined : walkCell(attributes, own, edits);
    },
  };
}

function walkCell(attributes: XmlAttributes, tree: EditTree, edits: PartEdits): ElementWalker {
  let listStyle: ElementDraft | undefined;
  const childOf = (name: string) => {
    if (name === 'a:tcPr') return 'whole';
    return name === 'a:txBody' ? walkText(tree, edits, (style) => (listStyle = style)) : undefined;
  };
  return outline('a:tc', attributes, childOf, (written) => {
    const cell = ElementDraft.of(written);
    edits.decide(tree.edits, ({ edit }) => writeCell(cell, listStyle, edit.change, edits));
    edits.finish(cell);
    if (listStyle !== undefined) edits.finish(listStyle);
  });
}

function writeCell(
  cell: ElementDraft,
  listStyle: ElementDraft | undefined,
  change: DocumentChange,
  { values }: PartEdits,
): Verdict {
  const properties = cell.child('a:tcPr');
  if (change.kind === 'color' && change.surface === 'table_fill')
    return writeFill({ properties, make: () => cell.ensure('a:tcPr') }, change, values);
  if (change.kind === 'color' && change.surface === 'table_border') {
    const borders = properties?.children.filter(({ name }) => BORDERS.has(name)) ?? [];
    return combined(borders.map((border) => writeFill({ properties: border }, change, values)));
  }
  if (runChange(change) === undefined) return reasonAgainst(change);
  return listStyle === undefined ? 'value_differs' : writeListStyle(listStyle, change, values);
}
