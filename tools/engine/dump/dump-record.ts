/** One line of a dump: what the engine makes of a run, a shape, a cell. Members are named as they are written. */
export type DumpRecord = RunRecord | ShapeRecord | CellRecord | SeriesRecord;
export type RunRecord = SlideRunRecord | DocumentRunRecord;

/** Where something stands: slides and shapes are counted from zero, the children of a group are `3/0`. */
export interface PlaceOnSlide {
  readonly file: string;
  readonly slide: number;
  readonly shape: string;
  readonly name: string;
}

/** A story of a text document: `body`, `header:0`, `footnote:2`, `textbox:1`. */
export interface PlaceInDocument {
  readonly file: string;
  readonly part: string;
}

/** How a run looks, wherever it stands. */
export interface RunLook {
  readonly kind: 'run';
  readonly paragraph: number;
  readonly run: number;
  readonly text: string;
  /** Type of the field; absent for plain text. */
  readonly field?: string;
  /** Typefaces for Latin, East Asian and complex scripts. */
  readonly font: string;
  readonly font_ea: string;
  readonly font_cs: string;
  /** Points, as written, and after the autofit of the shape. */
  readonly size: number;
  readonly size_effective: number;
  /** `RRGGBB`, or `gradient`, `pattern`, `picture`, `none`; null when it cannot be known, or is automatic. */
  readonly color: string | null;
  readonly source: { readonly font: string; readonly size: string; readonly color: string };
}

export interface SlideRunRecord extends PlaceOnSlide, RunLook {
  /** Row and column of a table; absent outside of one. */
  readonly cell?: readonly [row: number, column: number];
}

export interface DocumentRunRecord extends PlaceInDocument, RunLook {
  /** Typeface of Latin characters beyond ASCII. */
  readonly font_high_ansi: string;
  /** The page, as far as it is known. */
  readonly page: number | null;
}

interface Fill {
  readonly fill_style: 'none' | 'solid' | 'gradient' | 'pattern' | 'picture';
  /** `RRGGBB` of a solid fill; null for any other, and when it cannot be known. */
  readonly fill: string | null;
}

export interface ShapeRecord extends PlaceOnSlide, Fill {
  readonly kind: 'shape';
}

export interface CellRecord extends PlaceOnSlide, Fill {
  readonly kind: 'cell';
  readonly cell: readonly [row: number, column: number];
}

/** A series of one colour; those of which every point has its own are left out. */
export interface SeriesRecord extends PlaceOnSlide {
  readonly kind: 'series';
  /** Position in the chart. */
  readonly series: number;
  /** `RRGGBB` or as in runs: of its areas, else of its line, else of its markers. */
  readonly fill: string | null;
}
