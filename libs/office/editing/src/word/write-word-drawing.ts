import type { DocumentChange } from '@livery/office-model';
import type { EditTree } from '../edit-tree.ts';
import type { Verdict } from '../pending-edit.ts';
import { paintOwner } from '../writers/paint-owner.ts';
import { writeFill } from '../writers/write-fill.ts';
import type { ElementDraft } from '../xml/element-draft.ts';
import { type DrawnShape, shapesOf } from './drawn-shapes.ts';
import type { StoryEdits } from './story-edits.ts';
import type { WordValues } from './word-values.ts';
import { writeVectorColor } from './write-vector-color.ts';

/** Makes the edits of the drawings of a paragraph. @param tree the edits of the paragraph */
export function writeWordDrawings(
  drawings: readonly ElementDraft[],
  tree: EditTree,
  shared: Pick<StoryEdits, 'edits' | 'values'>,
): void {
  if (![...tree.steps.keys()].some((step) => step.startsWith('shape['))) return;
  for (const [index, shape] of drawings.flatMap(shapesOf).entries()) {
    writeShape(shape, tree.at(`shape[${index}]`), shared);
  }
}

function writeShape(
  { element, members }: DrawnShape,
  tree: EditTree | undefined,
  shared: Pick<StoryEdits, 'edits' | 'values'>,
): void {
  if (tree === undefined) return;
  shared.edits.decide(tree.edits, ({ edit }) => writePaint(element, edit.change, shared.values));
  for (const [index, member] of members.entries()) writeShape(member, tree.at(`child[${index}]`), shared);
}

function writePaint(element: ElementDraft | undefined, change: DocumentChange, values: WordValues): Verdict {
  if (change.kind !== 'color') return 'not_supported';
  if (change.surface !== 'drawing_fill' && change.surface !== 'drawing_line') return 'not_supported';
  if (element === undefined) return 'value_differs';
  const paint = change.surface === 'drawing_fill' ? 'fill' : 'line';
  if (element.name.startsWith('v:')) return writeVectorColor(element, paint, change, values);
  const owner = paintOwner(element, paint);
  return owner === undefined ? 'not_supported' : writeFill(owner, change, values.drawing);
}
