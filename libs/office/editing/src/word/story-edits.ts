import type { ByteEdits } from '../byte-edits.ts';
import type { EditTree } from '../edit-tree.ts';
import type { WordValues } from './word-values.ts';

/** What the walkers of a part share. */
export interface StoryEdits {
  /** The edits of the story. */
  readonly story: EditTree;
  /** Gives the edits of the text boxes of the part, one after the other. Text boxes in text boxes are left out: they have the last numbers. */
  readonly nextTextBox: () => EditTree | undefined;
  /** What the paragraphs of the body are numbered by: those of its text boxes count, too. Null outside of the body. */
  readonly body: { paragraphs: number } | null;
  /** The edits of sections, by `section[0]`. */
  readonly sections: EditTree | undefined;
  readonly edits: ByteEdits;
  readonly values: WordValues;
}
