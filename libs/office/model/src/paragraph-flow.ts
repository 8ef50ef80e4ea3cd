import type { Paint } from './paint.ts';

/** EMU before and after; `line` is a multiple of the line's height, or EMU when the rule is not `auto`. */
export interface ParagraphSpacing {
  readonly before: number;
  readonly after: number;
  readonly line: number;
  readonly lineRule: 'auto' | 'at_least' | 'exact';
}

/** The paragraph style that holds for a paragraph, set or by default. */
export interface ParagraphStyleName {
  readonly id: string;
  readonly name: string;
  /** 1 to 9; null when it is no heading. */
  readonly headingLevel: number | null;
}

/** What a paragraph of a text document has beyond one of a slide. */
export interface ParagraphFlow {
  /** Its number among all paragraphs of the body (effective values, 6.7); null in other stories. */
  readonly bodyNumber: number | null;
  /** Estimate of the page, 1-based; null when the document does not say, and in other stories. */
  readonly page: number | null;
  /** `w14:paraId`, else a hash of the text and how often it occurred before: survives edits elsewhere. May be worked out when asked for. */
  readonly id: string;
  readonly style: ParagraphStyleName;
  /** Zero based; null outside of the body. */
  readonly section: number | null;
  /** Names of what is set on the paragraph itself, as elements are called: `spacing`, `ind`, `jc`. */
  readonly direct: readonly string[];
  readonly spacing: ParagraphSpacing;
  readonly shading: Paint;
  readonly borders: readonly Paint[];
  readonly cell: CellPosition | null;
}

/** The innermost cell that a paragraph stands in. */
export interface CellPosition {
  /** Position of the table among the drawings of the story. */
  readonly table: number;
  readonly row: number;
  readonly column: number;
  readonly fill: Paint;
}
