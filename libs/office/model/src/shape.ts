import type { Chart } from './chart.ts';
import type { EffectiveColor } from './effective-color.ts';
import type { Box, Frame } from './geometry.ts';
import type { Paint } from './paint.ts';
import type { Picture } from './picture.ts';
import type { TextBody } from './text-body.ts';

/** The placeholder that a shape is (ECMA-376 Part 1, 19.3.1.36). */
export interface Placeholder {
  /** `ST_PlaceholderType`, its own or that of the layout. */
  readonly type: string;
  readonly index: number;
}

/** The elements of a shape tree (ECMA-376 Part 1, 19.3.1.45). Graphic frames are of several kinds by what they contain. */
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

/**
 * Where an anchored drawing lies, in EMU from the upper left corner of its page; null in a direction in which that is known only after
 * layout.
 */
export interface AnchorPosition {
  readonly x: number | null;
  readonly y: number | null;
  /** The size of the page in EMU; null when the drawing is shown on different pages. */
  readonly page: { readonly width: number; readonly height: number } | null;
}

/** A shape, picture, connector, group or graphic. Its index among its siblings is its number in locations. */
export interface Shape {
  readonly kind: ShapeKind;
  /** `p:cNvPr@id` as it is written. */
  readonly id: string;
  readonly name: string;
  /** Alternative text. */
  readonly description: string;
  /** The second field of the alternative text. */
  readonly title: string;
  /** It is marked as decoration and needs no alternative text. */
  readonly decorative: boolean;
  /** It is switched off in the selection pane. */
  readonly hidden: boolean;
  /** It was drawn as a text box (`txBox`). */
  readonly textBox: boolean;
  /**
   * The name of its preset geometry, such as `line`, its own or that of its layout. Of freeforms `rect` when they cover their box, else
   * `custom`. Null when no geometry is given.
   */
  readonly geometry: string | null;
  readonly placeholder: Placeholder | null;
  /** Null when neither it nor what it inherits from has a position. */
  readonly frame: Frame | null;
  /** Its own `a:xfrm` as it is written; null when the position is inherited. */
  readonly ownBox: Box | null;
  /** The position of an anchored drawing of a text document; null for drawings in the text, and in decks. */
  readonly anchorPosition: AnchorPosition | null;
  readonly fill: Paint;
  /** The outline. */
  readonly line: Paint;
  readonly effects: readonly EffectColor[];
  /** The picture that it is or that it is filled with. */
  readonly picture: Picture | null;
  /** The ids of the relationships that it refers to. */
  readonly references: readonly string[];
  readonly chart: Chart | null;
  /** The shapes of a SmartArt graphic; empty for all others. */
  readonly smartArt: readonly Shape[];
  readonly text: TextBody;
  /** The shapes of a group; empty for all others. */
  readonly children: readonly Shape[];
  /** The rows of a table; empty for all others. */
  readonly rows: readonly TableRow[];
  /** The first row of the table is a header (`firstRow` of `a:tblPr`). */
  readonly headerRow: boolean;
}

/** The cells of a row. */
export type TableRow = readonly TableCell[];

/** A cell with its zero-based row and column, which are needed since cells that are covered by a merge are left out. */
export interface TableCell {
  readonly row: number;
  readonly column: number;
  /** It spans more than one row or column. */
  readonly merged: boolean;
  readonly fill: Paint;
  /** The borders that the cell sets itself, and those of the table style. */
  readonly borders: readonly Paint[];
  readonly text: TextBody;
}
