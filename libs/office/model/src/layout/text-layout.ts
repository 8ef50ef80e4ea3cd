/** How text is set in its box, beyond what checks need (ECMA-376 Part 1, 21.1.2). All lengths are in EMU. */
export interface TextLayout {
  readonly anchor: 'top' | 'middle' | 'bottom';
  /** Lines are centred as one block between the sides. */
  readonly centered: boolean;
  readonly insets: Insets;
  readonly wraps: boolean;
  /** How the whole text is turned within the box: not at all, down the right side, or up the left side. */
  readonly turn: 0 | 90 | 270;
  /** How far the text is turned within the box beyond that, in degrees, clockwise. */
  readonly rotation: number;
  readonly columns: number;
  /** The share of line spacing that the autofit takes away, 0 to 1. */
  readonly lessSpacing: number;
  /** In the order of the paragraphs of the text body. */
  readonly paragraphs: readonly ParagraphLayout[];
}

export interface Insets {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A distance between lines or paragraphs: a share of the height of a line, or points. */
export interface Spacing {
  readonly unit: 'lines' | 'points';
  readonly value: number;
}

/** How a paragraph is set. */
export interface ParagraphLayout {
  readonly align: 'left' | 'center' | 'right';
  /** The distance of the text from the left inset, and how much further right its first line begins, in EMU. */
  readonly margin: number;
  readonly indent: number;
  readonly line: Spacing;
  readonly before: Spacing;
  readonly after: Spacing;
  /** The size of the bullet: a share of the size of the text, or points. */
  readonly bulletSize: { readonly unit: 'share' | 'points'; readonly value: number };
  /** How its bullet counts, such as `arabicPeriod`, and the first number; null unless it is a number. */
  readonly numbering: { readonly scheme: string; readonly start: number } | null;
  /** In the order of the runs of the paragraph. */
  readonly runs: readonly RunLayout[];
  /** The size in points of a paragraph without runs. */
  readonly emptySize: number;
}

/** How a run looks, beyond what checks need. Runs that look equal may share one object. */
export interface RunLayout {
  readonly italic: boolean;
  readonly underlined: boolean;
  readonly struck: boolean;
  readonly caps: boolean;
  /** How far the text is raised, as a share of its size; negative for subscript. */
  readonly raised: number;
  /** The additional distance of characters in points. */
  readonly spacing: number;
}
