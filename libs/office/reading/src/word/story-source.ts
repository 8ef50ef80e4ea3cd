import type { ContentControl, StoryKind, TrackedChange } from '@livery/office-model';
import type { ShapeSource } from '../drawing/source/shape-source.ts';
import type { AnchorSource } from './anchor-source.ts';
import type { ParagraphProperties } from './paragraph-properties.ts';
import type { SectionSource } from './section-source.ts';
import type { CellProperties, TableProperties } from './table-properties.ts';
import type { UnreadContent } from './unread-content.ts';
import { WordRuns } from './word-runs.ts';

/** `w:p` as it is written. */
export interface WordParagraph {
  /** In locations. */
  readonly number: number;
  /** Among all paragraphs of the body; null outside of it. */
  readonly bodyNumber: number | null;
  /** `w14:paraId`. */
  readonly id: string | undefined;
  readonly properties: ParagraphProperties;
  /** That of all its runs. */
  readonly text: string;
  readonly isAscii: boolean;
  /** Its runs among those of the story: the first, and the one behind its last. */
  readonly firstRun: number;
  readonly endRun: number;
  /** What counts for pages, in order: `R` a break of the last layout, `P` an explicit break, `T` text. */
  readonly pageMarks: string;
  /** The innermost cell. */
  readonly cell: WordCell | null;
}

/** A section, with the position of the paragraph that it ends with. */
export interface SectionEnd {
  readonly paragraph: number;
  readonly section: SectionSource;
}

/** `w:tbl` as it is written. */
export interface WordTable {
  readonly properties: TableProperties;
  readonly rows: readonly WordRow[];
  /** Rows at the top that are repeated on each page: all of them are its first row. */
  readonly headerRows: number;
  /** Position of its first paragraph in the story. */
  readonly paragraph: number;
  /** The cell that it stands in. */
  readonly within: WordCell | null;
}

export interface WordRow {
  readonly isHeader: boolean;
  /** What differs from the properties of the table (`w:tblPrEx`). */
  readonly exceptions: TableProperties;
  /** The parts of the table style that the row says hold for it. */
  readonly conditions: ReadonlySet<string> | undefined;
  readonly cells: readonly WordCell[];
  /** Grid columns, those left out before the first cell included. */
  readonly columns: number;
}

export interface WordCell {
  readonly table: WordTable;
  readonly row: number;
  /** Of the grid. */
  readonly column: number;
  readonly properties: CellProperties;
}

/** A drawing or an embedded object, with the size at which it is shown. */
export interface WordDrawing {
  readonly shape: ShapeSource;
  /** The size in EMU and the anchor; undefined when the file does not say. Without an anchor, the drawing stands in the text. */
  readonly placement:
    { readonly width: number; readonly height: number; readonly anchor: AnchorSource | null } | undefined;
  /** Position of the paragraph in the story. */
  readonly paragraph: number;
}

/** One story as it is written. */
export interface StorySource {
  readonly kind: StoryKind;
  readonly part: string;
  /** Who wrote a comment. */
  readonly author: string;
  /** Of a text box: position of the paragraph that it hangs on. */
  readonly anchor: number;
  /** Of a text box: position of its drawing in the story of the anchor. */
  readonly drawing: number;
  readonly paragraphs: readonly WordParagraph[];
  /** Of all paragraphs. */
  readonly runs: WordRuns;
  /** Of the body, but for the last section. */
  readonly sectionEnds: readonly SectionEnd[];
  readonly tables: readonly WordTable[];
  readonly drawings: readonly WordDrawing[];
  readonly contentControls: readonly ContentControl[];
  readonly changes: readonly Pick<TrackedChange, 'kind' | 'author' | 'paragraph'>[];
  /** Text boxes that are anchored in it, in document order. */
  readonly textBoxes: readonly StorySource[];
  /** What is shown and not read, each with the position of its paragraph, or of the one before it. */
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
