import type { XmlAttributes } from '@livery/office-package';
import type { EditTree } from '../edit-tree.ts';
import { writeTextStyle } from '../writers/write-levels.ts';
import { ElementDraft } from '../xml/element-draft.ts';
import { type ElementWalker, keep } from '../xml/element-walker.ts';
import type { PartEdits } from './part-edits.ts';

const LEVELS = 9;

/** The walker of a text style of a master, or of the default text style of the presentation. */
export function walkTextStyle(
  name: string,
  attributes: XmlAttributes,
  tree: EditTree,
  edits: PartEdits,
): ElementWalker {
  return keep(name, attributes, (written) => {
    const style = ElementDraft.of(written);
    for (let level = 0; level < LEVELS; level += 1) {
      const own = tree.at(`level[${level}]`)?.edits ?? [];
      edits.decide(own, ({ edit }) => writeTextStyle(style, level, edit.change, edits.values));
    }
    edits.finish(style);
  });
}
