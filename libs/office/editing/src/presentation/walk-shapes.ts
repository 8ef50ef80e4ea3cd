import type { EditTree } from '../edit-tree.ts';
import type { ElementWalker } from '../xml/element-walker.ts';
import type { PartEdits } from './part-edits.ts';
import { walkText } from './walk-text.ts';

/** The elements of a shape tree that count as shapes, as the reader counts them. */
const SHAPES: ReadonlySet<string> = new Set([
  'p:sp',
  'p:grpSp',
  'p:graphicFrame',
  'p:cxnSp',
  'p:pic',
  'p:contentPart',
  'p14:contentPart',
]);

/** The walker of `p:spTree` or of a group. Shapes that no edit is about are counted and passed over. */
export function walkShapes(tree: EditTree, step: 'shape' | 'child', edits: PartEdits): ElementWalker {
  let count = 0;
  return {
    child: (name) => {
      if (!SHAPES.has(name)) return undefined;
      const own = tree.at(`${step}[${count}]`);
      count += 1;
      return own === undefined ? undefined : walkShape(name, own, edits);
    },
  };
}

function walkShape(shape: string, tree: EditTree, edits: PartEdits): ElementWalker {
  const members = shape === 'p:grpSp' ? walkShapes(tree, 'child', edits) : undefined;
  return {
    child: (name, attributes) => (name === 'p:txBody' ? walkText(tree, edits) : members?.child?.(name, attributes)),
  };
}
