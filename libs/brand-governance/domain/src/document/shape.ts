import type { Paint } from './paint.ts';
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

/** One drawable of a slide. Its position among its siblings is its number in locations. */
export interface Shape {
  readonly kind: ShapeKind;
  /** `p:cNvPr@id`, as written. */
  readonly id: string;
  readonly name: string;
  /** Alternative text. */
  readonly description: string;
  readonly placeholder: Placeholder | null;
  readonly fill: Paint;
  readonly text: TextBody;
  /** Shapes of a group; empty for all others. */
  readonly children: readonly Shape[];
  /** Rows of a table; empty for all others. */
  readonly rows: readonly TableRow[];
}

export type TableRow = readonly TableCell[];

/** One cell; covered cells of a merge are left out, so the address is written down. */
export interface TableCell {
  readonly row: number;
  readonly column: number;
  readonly fill: Paint;
  readonly text: TextBody;
}
