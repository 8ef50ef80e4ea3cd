import type { Paint } from './paint.ts';

/** `before` and `after` are in EMU. `line` is a multiple of a single line when the rule is `auto`, or else in EMU. */
export interface ParagraphSpacing {
  readonly before: number;
  readonly after: number;
  readonly line: number;
  readonly lineRule: 'auto' | 'at_least' | 'exact';
}

/** The paragraph style of a paragraph: the one that it sets, or else the default style. */
export interface ParagraphStyleName {
  readonly id: string;
  readonly name: string;
  /** 1 to 9; null when it is not a heading. */
  readonly headingLevel: number | null;
}

/** What a paragraph of a text document has and a paragraph of a slide has not. */
export interface ParagraphFlow {
  /** Its zero-based number among all paragraphs of the body (effective values, 6.7); null in other stories. */
  readonly bodyNumber: number | null;
  /** The estimated page, one-based; null when the document does not say, and in other stories. */
  readonly page: number | null;
  /**
   * An id that stays the same when the document is edited elsewhere: `w14:paraId`, or else a hash of the text, with a number when the same
   * text occurred before. It may be computed when it is asked for.
   */
  readonly id: string;
  readonly style: ParagraphStyleName;
  /** The index of its section, zero-based; null outside of the body. */
  readonly section: number | null;
  /** The local names of the elements that format the paragraph itself: `spacing`, `ind`, `jc`. */
  readonly direct: readonly string[];
  readonly spacing: ParagraphSpacing;
  readonly shading: Paint;
  readonly borders: readonly Paint[];
  readonly cell: CellPosition | null;
}

/** The innermost table cell that contains a paragraph. Row and column are zero-based. */
export interface CellPosition {
  /** The index of the table among the drawings of the story. */
  readonly table: number;
  readonly row: number;
  readonly column: number;
  readonly fill: Paint;
}
