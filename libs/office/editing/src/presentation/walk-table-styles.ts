import type { DocumentChange } from '@livery/office-model';
import type { EditTree } from '../edit-tree.ts';
import type { Verdict } from '../pending-edit.ts';
import type { PartValues } from '../values/part-values.ts';
import { type Change, reasonAgainst } from '../writers/changes.ts';
import { combined } from '../writers/combined.ts';
import { writeColor, writeFill } from '../writers/write-fill.ts';
import { writeRunProperty } from '../writers/write-run-properties.ts';
import { ElementDraft } from '../xml/element-draft.ts';
import { type ElementWalker, keep } from '../xml/element-walker.ts';
import type { PartEdits } from './part-edits.ts';

/** The walker of `a:tblStyleLst`: the table styles by their names. */
export function walkTableStyles(tree: EditTree, edits: PartEdits): ElementWalker {
  return {
    child: (name, attributes) => {
      const own = name === 'a:tblStyle' ? tree.at(`table_style[${attributes.get('styleName') ?? ''}]`) : undefined;
      if (own === undefined) return undefined;
      return keep(name, attributes, (written) => {
        const style = ElementDraft.of(written);
        edits.decide(own.edits, ({ edit }) => writeTableStyle(style, edit.change, edits.values));
        edits.finish(style);
      });
    },
  };
}

/** Writes a change into every part of a table style that sets the old value: the location of a table style names no part. */
function writeTableStyle(style: ElementDraft, change: DocumentChange, values: PartValues): Verdict {
  const texts = style.children.map((part) => part.child('a:tcTxStyle')).filter((text) => text !== undefined);
  if (change.kind === 'font')
    return combined(texts.map((text) => writeRunProperty({ properties: text.child('a:font') }, change, values)));
  if (change.kind !== 'color') return reasonAgainst(change);
  const cells = style.children.flatMap((part) => (part.name === 'a:tblBg' ? [part] : [part.child('a:tcStyle')]));
  const styles = cells.filter((cell) => cell !== undefined);
  if (change.surface === 'table_text')
    return combined(texts.flatMap((text) => [writeColor(text, change, values), ...references(text, change, values)]));
  if (change.surface === 'table_fill')
    return combined(styles.flatMap((cell) => fillAndReferences(cell, 'a:fill', change, values)));
  if (change.surface !== 'table_border') return reasonAgainst(change);
  const sides = styles.flatMap((cell) => cell.child('a:tcBdr')?.children ?? []);
  return combined(sides.flatMap((side) => fillAndReferences(side, 'a:ln', change, values)));
}

function fillAndReferences(
  around: ElementDraft,
  filled: string,
  change: Change<'color'>,
  values: PartValues,
): readonly Verdict[] {
  return [writeFill({ properties: around.child(filled) }, change, values), ...references(around, change, values)];
}

/** Writes the colours that are given to references into the theme. */
function references(around: ElementDraft, change: Change<'color'>, values: PartValues): readonly Verdict[] {
  const found = around.children.filter(({ name }) => /^a:(?:fill|ln|font)Ref$/.test(name));
  return found.map((reference) => writeColor(reference, change, values));
}
