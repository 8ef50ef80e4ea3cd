import type { Paint } from '../paint.ts';
import type { TableCell } from '../shape.ts';
import type { TextLayout } from './text-layout.ts';

/** What drawing a shape needs beyond what checks need. */
export interface ShapeLayout {
  /** Mirrored, by itself or by the groups around it. */
  readonly flipH: boolean;
  readonly flipV: boolean;
  /** The adjust values of a preset geometry by their names: `adj`, `adj1` (ECMA-376 Part 1, 20.1.9.5). */
  readonly adjusts: ReadonlyMap<string, number>;
  /** The paths of a freeform; null for a preset geometry, and for a freeform that is not drawn. */
  readonly paths: readonly FreeformPath[] | null;
  /** Null unless its fill is a gradient. */
  readonly gradient: GradientLayout | null;
  readonly line: LineLayout;
  readonly text: TextLayout | null;
  readonly table: TableLayout | null;
  /** The part of the picture that stands for an SVG, in programs that cannot read SVG; null for other pictures. */
  readonly raster: string | null;
}

/** The geometry of a gradient (ECMA-376 Part 1, 20.1.8.33). */
export interface GradientLayout {
  /** The positions of the stops, 0 to 1, in their order. Empty when they are not known. */
  readonly positions: readonly number[];
  /** The direction in degrees, clockwise from the right; null when the colours run from the middle to the sides. */
  readonly angle: number | null;
}

/** The geometry of an outline (ECMA-376 Part 1, 20.1.2.2.24). */
export interface LineLayout {
  /** In EMU. */
  readonly width: number;
  /** `ST_PresetLineDashVal`; null for a solid line. */
  readonly dash: string | null;
  readonly startsWithArrow: boolean;
  readonly endsWithArrow: boolean;
}

/** A path of a freeform in its own coordinates (ECMA-376 Part 1, 20.1.9.15). */
export interface FreeformPath {
  readonly width: number;
  readonly height: number;
  readonly filled: boolean;
  readonly stroked: boolean;
  readonly commands: readonly PathCommand[];
}

/** `M`, `L`, `Q`, `C` and `Z` as in SVG, with absolute points; `A` has the radii, the start and the sweep in degrees of `a:arcTo`. */
export interface PathCommand {
  readonly name: 'M' | 'L' | 'Q' | 'C' | 'A' | 'Z';
  readonly numbers: readonly number[];
}

/** The geometry of a table, in EMU. */
export interface TableLayout {
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  readonly cells: ReadonlyMap<TableCell, CellLayout>;
}

export interface CellLayout {
  readonly columnSpan: number;
  readonly rowSpan: number;
  readonly text: TextLayout | null;
  /** Null for a side without a line. */
  readonly borders: Readonly<Record<CellSide, CellBorder | null>>;
}

export type CellSide = 'left' | 'right' | 'top' | 'bottom';

export interface CellBorder {
  readonly paint: Paint;
  /** In EMU. */
  readonly width: number;
}
