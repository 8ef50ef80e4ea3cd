import type { XmlAttributes } from '@livery/office-package';
import type { ByteEdits } from '../byte-edits.ts';
import { EditTree } from '../edit-tree.ts';
import { walkTheme } from '../writers/walk-theme.ts';
import type { ElementWalker } from '../xml/element-walker.ts';
import type { StoryEdits } from './story-edits.ts';
import { StoryWalk } from './walk-story.ts';
import { walkStyles } from './walk-styles.ts';
import type { WordValues } from './word-values.ts';

/** The elements of notes, with the names of their stories in locations. */
const NOTES: ReadonlyMap<string, string> = new Map([
  ['w:footnote', 'footnote'],
  ['w:endnote', 'endnote'],
  ['w:comment', 'comment'],
]);

/** The walker of a whole part, by its root. @param textBoxes gives the numbers of the text boxes of a part that is not the main part */
export function walkWordPart(
  tree: EditTree,
  edits: ByteEdits,
  values: WordValues,
  textBoxes: () => readonly number[],
): ElementWalker {
  const others = () => storiesOf(tree, textBoxes, { body: null, sections: undefined, edits, values });
  const body = (attributes: XmlAttributes): ElementWalker => {
    const story = tree.at('body') ?? new EditTree();
    // The text boxes of the body have the first numbers.
    const nextTextBox = textBoxesOf(tree, (index) => index);
    return new StoryWalk({ story, nextTextBox, body: { paragraphs: 0 }, sections: tree, edits, values }).body(
      attributes,
    );
  };
  return {
    child: (root) => {
      switch (root) {
        case 'w:document':
          return { child: (name, attributes) => (name === 'w:body' ? body(attributes) : undefined) };
        case 'w:hdr':
        case 'w:ftr':
          return others()(headerOrFooter(tree));
        case 'a:theme':
          return walkTheme(tree.at('theme[0]') ?? new EditTree(), edits, values.drawing);
        case 'w:styles':
          return walkStyles(tree, edits, values);
        default:
          return walkNotes(tree, others());
      }
    },
  };
}

/** Gives the walkers of the stories of a part, in their order. Those without edits are passed over, unless text boxes have to be counted. */
function storiesOf(
  tree: EditTree,
  textBoxes: () => readonly number[],
  shared: Omit<StoryEdits, 'story' | 'nextTextBox'>,
): (story: EditTree | undefined) => ElementWalker | undefined {
  const hasTextBoxes = [...tree.steps.keys()].some((step) => step.startsWith('textbox['));
  const numbers = hasTextBoxes ? textBoxes() : [];
  const nextTextBox = textBoxesOf(tree, (index) => numbers[index]);
  return (story) => {
    if (story === undefined && !hasTextBoxes) return undefined;
    return new StoryWalk({ ...shared, story: story ?? new EditTree(), nextTextBox }).blocks;
  };
}

function textBoxesOf(tree: EditTree, numberOf: (index: number) => number | undefined): StoryEdits['nextTextBox'] {
  let count = 0;
  return () => tree.at(`textbox[${numberOf(count++) ?? ''}]`);
}

/** A header or a footer is one story, and all edits of its part but those of text boxes name it alike. */
function headerOrFooter(tree: EditTree): EditTree | undefined {
  const [, story] = [...tree.steps].find(([step]) => /^(?:header|footer)\[/.test(step)) ?? [];
  return story;
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
