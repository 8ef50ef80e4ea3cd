import type { Address } from './address.ts';
import type { Paint } from './paint.ts';
import type { Shape } from './shape.ts';
import type { TextBody } from './text-body.ts';

/** The kinds of stories (effective values, 6.6). */
export type StoryKind = 'body' | 'header' | 'footer' | 'footnote' | 'endnote' | 'comment' | 'text_box';

/** A drawing or a table, with the paragraph that it is anchored in. */
export interface AnchoredShape {
  readonly shape: Shape;
  /** The position in the story of the paragraph with the anchor; for a table, that of its first paragraph. */
  readonly paragraph: number;
  /** The zero-based index among the drawings, or among the tables, of that paragraph, in document order. */
  readonly index: number;
}

/** A content control (ECMA-376 Part 1, 17.5.2). */
export interface ContentControl {
  /** Its title, or else its tag. */
  readonly name: string;
  /** It shows its placeholder text: nobody has filled it in. */
  readonly isEmpty: boolean;
  /** The position of its paragraph in the story. */
  readonly paragraph: number;
}

/** A separate flow of text (effective values, 6.6). Each text box is a story. */
export interface Story {
  readonly kind: StoryKind;
  /** `body`, `header[default,section 1]`, `footnote[2]`, `textbox[0]`. */
  readonly address: Address;
  /** Its name in a sentence, behind "in": `the body`, `the header of section 1`. */
  readonly name: string;
  readonly part: string;
  /** Its paragraphs in document order, with those in tables. */
  readonly paragraphs: TextBody;
  /** Its pictures, charts and shapes, and its tables as shapes of the kind `table`, whose cells have no text. */
  readonly drawings: readonly AnchoredShape[];
  readonly contentControls: readonly ContentControl[];
  /** The paint behind its text: the fill of the shape for a text box; none for all other stories. */
  readonly ground: Paint;
  /** The drawing that contains it; null unless it is a text box. */
  readonly holder: Pick<Shape, 'name' | 'description'> | null;
  /** Who wrote it; empty unless it is a comment. */
  readonly author: string;
}
