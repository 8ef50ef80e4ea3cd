import type { Chart } from './chart.ts';
import type { EffectiveColor } from './effective-color.ts';
import type { Box, Frame } from './geometry.ts';
import type { Paint } from './paint.ts';
import type { Picture } from './picture.ts';
import type { TextBody } from './text-body.ts';

export interface Placeholder {
  /** `ST_PlaceholderType`, after inheritance from the layout. */
  readonly type: string;
  readonly index: number;
}

/** The drawable elements of a shape tree (ECMA-376 Part 1, 19.3.1.45), graphic frames by what they hold. */
export type ShapeKind =
  | 'shape'
  | 'group'
  | 'picture'
  | 'connector'
  | 'table'
  | 'chart'
  | 'smartart'
  | 'ole_object'
  | 'content_part'
  | 'graphic';

/** A colour of a shadow, glow, reflection or three-dimensional effect. */
export interface EffectColor {
  readonly surface: 'shadow' | 'glow' | 'effect3d';
  readonly color: EffectiveColor;
}

/** Where an anchored drawing lies: EMU from the upper left corner of its page, null in a direction that only a layout tells. */
export interface AnchorPosition {
  readonly x: number | null;
  readonly y: number | null;
  /** The size of the page; null when the drawing lies on pages that differ. */
  readonly page: { readonly width: number; readonly height: number } | null;
}

/** One drawable of a slide. Its position among its siblings is its number in locations. */
export interface Shape {
  readonly kind: ShapeKind;
  /** `p:cNvPr@id`, as written. */
  readonly id: string;
  readonly name: string;
  /** Alternative text. */
  readonly description: string;
  /** The second field of the alternative text. */
  readonly title: string;
  /** Marked as mere decoration: it needs no alternative text. */
  readonly decorative: boolean;
  /** Switched off in the selection pane. */
  readonly hidden: boolean;
  /** `txBox`: drawn as a text box. */
  readonly textBox: boolean;
  /** The preset shape, `line`; null for free forms and what is none. */
  readonly geometry: string | null;
  readonly placeholder: Placeholder | null;
  /** Null when nothing gives it a place. */
  readonly frame: Frame | null;
  /** Its own `a:xfrm` as written; null when the place is inherited. */
  readonly ownBox: Box | null;
  /** Of an anchored drawing of a text document; null for what stands in the text, and in decks. */
  readonly anchorPosition: AnchorPosition | null;
  readonly fill: Paint;
  /** The outline. */
  readonly line: Paint;
  readonly effects: readonly EffectColor[];
  /** The picture that it is, or is filled with. */
  readonly picture: Picture | null;
  /** Ids of the relationships that it refers to. */
  readonly references: readonly string[];
  readonly chart: Chart | null;
  /** The shapes of a SmartArt graphic; empty for all others. */
  readonly smartArt: readonly Shape[];
  readonly text: TextBody;
  /** Shapes of a group; empty for all others. */
  readonly children: readonly Shape[];
  /** Rows of a table; empty for all others. */
  readonly rows: readonly TableRow[];
  /** Of a table: `firstRow` of `a:tblPr`. */
  readonly headerRow: boolean;
}

export type TableRow = readonly TableCell[];

/** One cell; covered cells of a merge are left out, so the address is written down. */
export interface TableCell {
  readonly row: number;
  readonly column: number;
  /** More than one row or column. */
  readonly merged: boolean;
  readonly fill: Paint;
  /** The borders that the cell sets itself, and those of the table style. */
  readonly borders: readonly Paint[];
  readonly text: TextBody;
}
