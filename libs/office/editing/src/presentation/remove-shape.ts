import type { XmlAttributes } from '@livery/office-package';
import type { EditTree } from '../edit-tree.ts';
import type { Verdict } from '../pending-edit.ts';
import { ElementDraft } from '../xml/element-draft.ts';
import { type ElementWalker, outline } from '../xml/element-walker.ts';
import type { PartEdits } from './part-edits.ts';

export function isRemoval({ edits }: EditTree): boolean {
  return edits.some(({ edit }) => edit.change.kind === 'remove_shape');
}

/** The walker of a shape that is to be removed. All other edits of the shape and of what it holds are in conflict with that. */
export function walkRemovedShape(
  shape: string,
  attributes: XmlAttributes,
  { tree, isInPlace }: { readonly tree: EditTree; readonly isInPlace: boolean },
  edits: PartEdits,
): ElementWalker {
  const childOf = (name: string) => (/^p:nv\w+Pr$/.test(name) ? ('whole' as const) : undefined);
  return outline(shape, attributes, childOf, (written) => {
    const draft = ElementDraft.of(written);
    const verdict = remove(draft, isInPlace, edits);
    edits.decide(tree.all(), ({ edit }) => (edit.change.kind === 'remove_shape' ? verdict : 'conflict'));
    edits.finish(draft);
  });
}

/** @param isInPlace it stands in its tree and not in a branch of markup compatibility, whose other branch would show it still */
function remove(shape: ElementDraft, isInPlace: boolean, { facts }: PartEdits): Verdict {
  const identity = shape.written?.find('p:cNvPr');
  if (!isInPlace) return 'not_supported';
  if (facts().animated.has(identity?.get('id') ?? '')) return 'animated';
  shape.remove();
  return { before: identity?.get('name') ?? '', after: '' };
}
