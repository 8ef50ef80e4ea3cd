import type { ContentControl, StoryKind, TrackedChange } from '@livery/office-model';
import type { ShapeSource } from '../drawing/source/shape-source.ts';
import type { AnchorSource } from './anchor-source.ts';
import type { ParagraphProperties } from './paragraph-properties.ts';
import type { SectionSource } from './section-source.ts';
import type { CellProperties, TableProperties } from './table-properties.ts';
import type { UnreadContent } from './unread-content.ts';
import { WordRuns } from './word-runs.ts';

/** `w:p` as it is written (ECMA-376 Part 1, 17.3.1.22). */
export interface WordParagraph {
  /** Its number in locations, zero-based. */
  readonly number: number;
  /** Its number among all paragraphs of the body, zero-based; null outside of the body. */
  readonly bodyNumber: number | null;
  /** `w14:paraId`. */
  readonly id: string | undefined;
  readonly properties: ParagraphProperties;
  /** The text of all its runs. */
  readonly text: string;
  readonly isAscii: boolean;
  /** Its range among the runs of the story: the index of its first run, and the exclusive end index. */
  readonly firstRun: number;
  readonly endRun: number;
  /** What pages are estimated from, in document order: `R` is a page break of the last layout, `P` an explicit page break, `T` text. */
  readonly pageMarks: string;
  /** The innermost table cell that contains it; null outside of tables. */
  readonly cell: WordCell | null;
}

/** A section, with the position of its last paragraph. */
export interface SectionEnd {
  readonly paragraph: number;
  readonly section: SectionSource;
}

/** `w:tbl` as it is written (ECMA-376 Part 1, 17.4.37). */
export interface WordTable {
  readonly properties: TableProperties;
  readonly rows: readonly WordRow[];
  /** The number of rows at the top that are repeated on each page. The table style's first row applies to all of them. */
  readonly headerRows: number;
  /** The position of its first paragraph in the story. */
  readonly paragraph: number;
  /** The cell that contains it; null outside of tables. */
  readonly within: WordCell | null;
}

/** `w:tr` as it is written (ECMA-376 Part 1, 17.4.78). */
export interface WordRow {
  readonly isHeader: boolean;
  /** The properties that differ from those of the table (`w:tblPrEx`). */
  readonly exceptions: TableProperties;
  /** The parts of the table style that apply to the row by its own account (`w:cnfStyle`). */
  readonly conditions: ReadonlySet<string> | undefined;
  readonly cells: readonly WordCell[];
  /** The number of its grid columns, including those that are left out before the first cell. */
  readonly columns: number;
}

/** `w:tc` as it is written (ECMA-376 Part 1, 17.4.65). */
export interface WordCell {
  readonly table: WordTable;
  readonly row: number;
  /** Its first grid column, zero-based. */
  readonly column: number;
  readonly properties: CellProperties;
}

/** A drawing or an embedded object, with the size at which it is shown. */
export interface WordDrawing {
  readonly shape: ShapeSource;
  /** The size in EMU and the anchor; undefined when the file does not say. Without an anchor, the drawing stands in the text. */
  readonly placement:
    { readonly width: number; readonly height: number; readonly anchor: AnchorSource | null } | undefined;
  /** The position of its paragraph in the story. */
  readonly paragraph: number;
}

/** One story as it is written. */
export interface StorySource {
  readonly kind: StoryKind;
  readonly part: string;
  /** Who wrote a comment; empty for other stories. */
  readonly author: string;
  /** For a text box: the position of the paragraph that it is anchored in. */
  readonly anchor: number;
  /** For a text box: the position of its drawing in the story of that paragraph. */
  readonly drawing: number;
  readonly paragraphs: readonly WordParagraph[];
  /** The runs of all paragraphs. */
  readonly runs: WordRuns;
  /** The ends of all sections of the body, apart from the last section. */
  readonly sectionEnds: readonly SectionEnd[];
  readonly tables: readonly WordTable[];
  readonly drawings: readonly WordDrawing[];
  readonly contentControls: readonly ContentControl[];
  readonly changes: readonly Pick<TrackedChange, 'kind' | 'author' | 'paragraph'>[];
  /** The text boxes that are anchored in it, in document order. */
  readonly textBoxes: readonly StorySource[];
  /** The visible content that is not read, each with the position of its paragraph, or of the paragraph before it. */
  readonly unread: readonly { readonly content: UnreadContent; readonly paragraph: number }[];
}

type Mutable<Value> = { -readonly [Name in keyof Value]: Value[Name] };

export type ParagraphInReading = Mutable<WordParagraph>;
export type TableInReading = Mutable<Omit<WordTable, 'rows'>> & { readonly rows: WordRow[] };
export type CellInReading = Mutable<WordCell>;
export type StoryInReading = Omit<
  StorySource,
  'paragraphs' | 'sectionEnds' | 'tables' | 'drawings' | 'contentControls' | 'changes' | 'textBoxes' | 'unread'
> & {
  readonly paragraphs: ParagraphInReading[];
  readonly sectionEnds: SectionEnd[];
  readonly tables: TableInReading[];
  readonly drawings: WordDrawing[];
  readonly contentControls: ContentControl[];
  readonly changes: StorySource['changes'][number][];
  readonly textBoxes: StoryInReading[];
  readonly unread: StorySource['unread'][number][];
};

export function emptyStory(
  kind: StoryKind,
  part: string,
  { author = '', anchor = 0, drawing = 0 }: Partial<Pick<StorySource, 'author' | 'anchor' | 'drawing'>> = {},
): StoryInReading {
  return {
    kind,
    part,
    author,
    anchor,
    drawing,
    paragraphs: [],
    runs: new WordRuns(),
    sectionEnds: [],
    tables: [],
    drawings: [],
    contentControls: [],
    changes: [],
    textBoxes: [],
    unread: [],
  };
}
