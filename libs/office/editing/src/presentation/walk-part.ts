import type { EditTree } from '../edit-tree.ts';
import type { ElementWalker } from '../xml/element-walker.ts';
import type { PartEdits } from './part-edits.ts';
import { walkSlidePart } from './walk-slide-part.ts';

const SLIDE_PARTS: ReadonlySet<string> = new Set(['p:sld', 'p:sldLayout', 'p:sldMaster', 'p:notes', 'p:notesMaster']);

/** The walker of a whole part, by its root. */
export function walkPart(tree: EditTree, edits: PartEdits): ElementWalker {
  return {
    child: (root) => (SLIDE_PARTS.has(root) ? walkSlidePart(tree, edits) : undefined),
  };
}
