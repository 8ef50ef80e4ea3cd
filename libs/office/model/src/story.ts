import type { Address } from './address.ts';
import type { Paint } from './paint.ts';
import type { Shape } from './shape.ts';
import type { TextBody } from './text-body.ts';

export type StoryKind = 'body' | 'header' | 'footer' | 'footnote' | 'endnote' | 'comment' | 'text_box';

/** A drawing or a table, with the paragraph that it hangs on. */
export interface AnchoredShape {
  readonly shape: Shape;
  /** Position in the paragraphs of the story: of the anchor, of the first one within a table. */
  readonly paragraph: number;
  /** Number among the drawings, or among the tables, of that paragraph, in document order. */
  readonly index: number;
}

/** A content control (ECMA-376 Part 1, 17.5.2). */
export interface ContentControl {
  /** Its title, else its tag. */
  readonly name: string;
  /** It shows its prompt: nobody filled it in. */
  readonly isEmpty: boolean;
  /** Position in the paragraphs of the story. */
  readonly paragraph: number;
}

/** A flow of text of its own (effective values, 6.6). Each text box is one. */
export interface Story {
  readonly kind: StoryKind;
  /** `body`, `header[default,section 1]`, `footnote[2]`, `textbox[0]`. */
  readonly address: Address;
  /** In words, fit to follow "in": `the body`, `the header of section 1`. */
  readonly name: string;
  readonly part: string;
  /** In document order, those of tables among them. */
  readonly paragraphs: TextBody;
  /** Pictures, charts, shapes and, as shapes of the kind `table` whose cells hold no text, tables. */
  readonly drawings: readonly AnchoredShape[];
  readonly contentControls: readonly ContentControl[];
  /** What its text lies on: of a text box the fill of its shape; none of all others. */
  readonly ground: Paint;
  /** The drawing that it stands in; null unless it is a text box. */
  readonly holder: Pick<Shape, 'name' | 'description'> | null;
  /** Who wrote it; empty unless it is a comment. */
  readonly author: string;
}
