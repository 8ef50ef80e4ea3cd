import type { EditTree } from '../edit-tree.ts';
import { ElementDraft } from '../xml/element-draft.ts';
import { type ElementWalker, keep } from '../xml/element-walker.ts';
import type { PartEdits } from './part-edits.ts';
import { writeParagraph } from './write-paragraph.ts';

/** The walker of a text body: its paragraphs, as far as edits are about them. @param found takes its list style, which others edit */
export function walkText(tree: EditTree, edits: PartEdits, found: (listStyle: ElementDraft) => void): ElementWalker {
  let count = 0;
  return {
    child: (name, attributes) => {
      if (name === 'a:lstStyle' && tree.edits.length > 0)
        return keep(name, attributes, (written) => found(ElementDraft.of(written)));
      if (name !== 'a:p') return undefined;
      const own = tree.at(`paragraph[${count}]`);
      count += 1;
      if (own === undefined) return undefined;
      return keep(name, attributes, (written) => {
        const paragraph = ElementDraft.of(written);
        writeParagraph(paragraph, own, edits);
        edits.finish(paragraph);
      });
    },
  };
}
