import type { ByteEdits } from '../byte-edits.ts';
import type { EditTree } from '../edit-tree.ts';
import type { WordValues } from './word-values.ts';

/** What the walkers of a part share. */
export interface StoryEdits {
  /** The edits of the story. */
  readonly story: EditTree;
  /** The edits of all stories of the part. Those of the body's text boxes are found in it by `textbox[0]`. */
  readonly part: EditTree;
  /** What the paragraphs of the body are numbered by: those of its text boxes count, too. Null outside of the body. */
  readonly body: { paragraphs: number; textBoxes: number } | null;
  /** The edits of sections, by `section[0]`. */
  readonly sections: EditTree | undefined;
  readonly edits: ByteEdits;
  readonly values: WordValues;
}
