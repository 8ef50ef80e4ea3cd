/** One line of a dump: the values that the engine resolves for a run, a shape, a cell or a series. Members have the names of the JSON. */
export type DumpRecord = RunRecord | ShapeRecord | CellRecord | SeriesRecord;
export type RunRecord = SlideRunRecord | DocumentRunRecord;

/** The location of a shape. Slides and shapes are counted from zero; `3/0` is the first child of the group `3`. */
export interface ShapeLocation {
  readonly file: string;
  readonly slide: number;
  readonly shape: string;
  readonly name: string;
}

/** The location of a story of a text document: `body`, `header:0`, `footnote:2`, `textbox:1`. */
export interface StoryLocation {
  readonly file: string;
  readonly part: string;
}

/** The values of a run on a slide or in a text document. */
export interface RunValues {
  readonly kind: 'run';
  readonly paragraph: number;
  readonly run: number;
  readonly text: string;
  /** The type of the field. Absent for plain text. */
  readonly field?: string;
  /** Typefaces for Latin, East Asian and complex scripts, and for symbols. On slides `font` is that for symbols if a run has nothing else. */
  readonly font: string;
  readonly font_ea: string;
  readonly font_cs: string;
  readonly font_sym: string;
  /** The size in points, as it is written and after the autofit of the shape. */
  readonly size: number;
  readonly size_effective: number;
  /** `RRGGBB`, or `gradient`, `pattern`, `picture`, `none`. Null when it is unknown or automatic. */
  readonly color: string | null;
  readonly source: { readonly font: string; readonly size: string; readonly color: string };
}

export interface SlideRunRecord extends ShapeLocation, RunValues {
  /** The row and the column of the table cell. Absent outside of tables. */
  readonly cell?: readonly [row: number, column: number];
}

export interface DocumentRunRecord extends StoryLocation, RunValues {
  /** The typeface of Latin characters that are not ASCII. */
  readonly font_high_ansi: string;
  /** The page number. Null when it is unknown. */
  readonly page: number | null;
}

interface Fill {
  readonly fill_style: 'none' | 'solid' | 'gradient' | 'pattern' | 'picture';
  /** `RRGGBB` of a solid fill. Null for any other fill, and when the colour is unknown. */
  readonly fill: string | null;
}

export interface ShapeRecord extends ShapeLocation, Fill {
  readonly kind: 'shape';
}

export interface CellRecord extends ShapeLocation, Fill {
  readonly kind: 'cell';
  readonly cell: readonly [row: number, column: number];
}

/** A series that has one colour. A series whose points have colours of their own is left out. */
export interface SeriesRecord extends ShapeLocation {
  readonly kind: 'series';
  /** The index of the series in the chart, from zero. */
  readonly series: number;
  /** The colour of its areas, else of its line, else of its markers, written as the colour of a run. */
  readonly fill: string | null;
}
