import type { XmlAttributes } from '@livery/office-package';
import type { ByteEdits } from '../byte-edits.ts';
import { EditTree } from '../edit-tree.ts';
import { walkTheme } from '../writers/walk-theme.ts';
import type { ElementWalker } from '../xml/element-walker.ts';
import { StoryWalk } from './walk-story.ts';
import { walkStyles } from './walk-styles.ts';
import type { WordValues } from './word-values.ts';

/** The elements of notes, with the names of their stories in locations. */
const NOTES: ReadonlyMap<string, string> = new Map([
  ['w:footnote', 'footnote'],
  ['w:endnote', 'endnote'],
  ['w:comment', 'comment'],
]);

/** The walker of a whole part, by its root. */
export function walkWordPart(tree: EditTree, edits: ByteEdits, values: WordValues): ElementWalker {
  const storyOf = (story: EditTree | undefined): ElementWalker | undefined =>
    story && new StoryWalk({ story, part: tree, body: null, sections: undefined, edits, values }).blocks;
  const body = (attributes: XmlAttributes): ElementWalker => {
    const story = tree.at('body') ?? new EditTree();
    const shared = { story, part: tree, body: { paragraphs: 0, textBoxes: 0 }, sections: tree, edits, values };
    return new StoryWalk(shared).body(attributes);
  };
  return {
    child: (root) => {
      switch (root) {
        case 'w:document':
          return { child: (name, attributes) => (name === 'w:body' ? body(attributes) : undefined) };
        case 'w:hdr':
        case 'w:ftr':
          return storyOf(firstOf(tree));
        case 'a:theme':
          return walkTheme(tree.at('theme[0]') ?? new EditTree(), edits, values.drawing);
        case 'w:styles':
          return walkStyles(tree, edits, values);
        default:
          return walkNotes(tree, storyOf);
      }
    },
  };
}

/** A header or a footer is one story, and all edits of its part name it alike. */
function firstOf(tree: EditTree): EditTree | undefined {
  const [first] = tree.steps.values();
  return first;
}

/** The walker of a part of notes. Separators between text and notes are no notes. */
function walkNotes(tree: EditTree, storyOf: (story: EditTree | undefined) => ElementWalker | undefined): ElementWalker {
  let count = 0;
  return {
    child: (name: string, attributes: XmlAttributes) => {
      const kind = NOTES.get(name);
      if (kind === undefined || (attributes.get('w:type') ?? 'normal') !== 'normal') return undefined;
      count += 1;
      return storyOf(tree.at(`${kind}[${count - 1}]`));
    },
  };
}
