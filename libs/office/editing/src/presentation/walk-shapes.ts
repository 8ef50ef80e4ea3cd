import type { XmlAttributes } from '@livery/office-package';
import type { EditTree } from '../edit-tree.ts';
import { ElementDraft } from '../xml/element-draft.ts';
import { type ElementWalker, outline, type OutlinedChild } from '../xml/element-walker.ts';
import type { WrittenElement } from '../xml/written-element.ts';
import { type GroupSpace, insideOf, SLIDE_SPACE } from './group-space.ts';
import type { PartEdits } from './part-edits.ts';
import { isRemoval, walkRemovedShape } from './remove-shape.ts';
import { walkTable } from './walk-table.ts';
import { walkText } from './walk-text.ts';
import { writeShape } from './write-shape.ts';

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

/** The children of shapes that say something of the shape itself. */
const PROPERTIES = /^(?:p:(?:nv\w+Pr|spPr|grpSpPr|style|xfrm|blipFill)|p14:nvContentPartPr)$/;

/** What the shapes of a tree or of a group share. */
interface Members {
  readonly tree: EditTree;
  readonly step: 'shape' | 'child';
  readonly space: () => GroupSpace | null;
  /** How many elements are around each of them. */
  readonly depth: number;
}

/** The walker of `p:spTree`. Shapes that no edit is about are counted and passed over. @param depth of its element */
export function walkShapes(tree: EditTree, edits: PartEdits, depth: number): ElementWalker {
  const child = memberWalker({ tree, step: 'shape', space: () => SLIDE_SPACE, depth: depth + 1 }, edits);
  return { child };
}

function memberWalker({ tree, step, space, depth }: Members, edits: PartEdits) {
  let count = 0;
  return (name: string, attributes: XmlAttributes): ElementWalker | undefined => {
    if (!SHAPES.has(name)) return undefined;
    const own = tree.at(`${step}[${count}]`);
    count += 1;
    return own === undefined
      ? undefined
      : walkShape(name, attributes, { tree: own, step: 'child', space, depth }, edits);
  };
}

function walkShape(shape: string, attributes: XmlAttributes, around: Members, edits: PartEdits): ElementWalker {
  const { tree, space, depth } = around;
  if (isRemoval(tree))
    return walkRemovedShape(shape, attributes, { tree, isInPlace: attributes.depth === depth }, edits);
  let listStyle: ElementDraft | undefined;
  let table: ElementDraft | undefined;
  let properties: WrittenElement | undefined;
  const inner = (): GroupSpace | null => {
    const transform = properties?.child('a:xfrm');
    return insideOf(transform && ElementDraft.of(transform), space());
  };
  const isGroup = shape === 'p:grpSp';
  const members = { tree, step: 'child', space: inner, depth: attributes.depth + 1 } as const;
  const member = isGroup ? memberWalker(members, edits) : undefined;
  const childOf = (name: string, own: XmlAttributes, parent: WrittenElement): OutlinedChild => {
    if (name === 'p:txBody') return walkText(tree, edits, (style) => (listStyle = style));
    if (name === 'a:graphic') return walkTable(tree, edits, (found) => (table = found));
    if (PROPERTIES.test(name)) return 'whole';
    properties = parent.child('p:grpSpPr');
    return member?.(name, own);
  };
  return outline(shape, attributes, childOf, (written) => {
    const draft = ElementDraft.of(written);
    const edited = { shape: draft, listStyle, table, space: space() };
    edits.decide(tree.edits, ({ edit }) => writeShape(edited, edit.change, edits.values));
    for (const one of [draft, listStyle, table]) if (one !== undefined) edits.finish(one);
  });
}
