import type { EditTree } from '../edit-tree.ts';
import type { ElementWalker } from '../xml/element-walker.ts';
import type { PartEdits } from './part-edits.ts';
import { walkShapes } from './walk-shapes.ts';

/** The walker of a slide, layout, master, notes page or notes master. */
export function walkSlidePart(tree: EditTree, edits: PartEdits): ElementWalker {
  return {
    child: (name) => {
      if (name !== 'p:cSld') return undefined;
      return { child: (child) => (child === 'p:spTree' ? walkShapes(tree, 'shape', edits) : undefined) };
    },
  };
}
