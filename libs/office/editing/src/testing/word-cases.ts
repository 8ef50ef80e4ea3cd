import type { ColorSurface, DocumentEdit, TextDocument, ValueSource } from '@livery/office-model';
import { type SampleDocx, run, row, wordParagraph, wordTable } from '@livery/office-testing';

/** One edit of a text document that is written, with what it changes. */
export interface WordCase {
  readonly surface: ColorSurface | null;
  readonly source: ValueSource | null;
  readonly sample: SampleDocx;
  readonly edit: DocumentEdit;
  /** What is replaced in the part, and what stands there afterwards. */
  readonly written: readonly [before: string, after: string];
  readonly shown: (model: TextDocument) => unknown;
  readonly is: unknown;
  /** The paths of the model that may differ. */
  readonly differs: RegExp;
}

/** Where a value is set in a text document, with the sample that sets it there. */
export interface WordLevel {
  readonly source: ValueSource;
  /** @param content of `w:rPr`, or of the element that the level is about */
  readonly sample: (content: string) => SampleDocx;
  readonly part: string;
  readonly location: string;
}

export const DOCUMENT_PART = '/word/document.xml';
export const STYLES_PART = '/word/styles.xml';

export const WORDS = wordParagraph(run('Words'));

/** A style of which nothing else is said. */
export function wordStyle(type: string, content: string): SampleDocx {
  return { styles: { Odd: `<w:style w:type="${type}" w:styleId="Odd"><w:name w:val="Odd"/>${content}</w:style>` } };
}

/** A table of one cell in the style "Odd". */
export const STYLED_TABLE = wordTable(row([WORDS]), '<w:tblStyle w:val="Odd"/>', 1);

export const OF_STYLE = { part: STYLES_PART, location: 'style[Odd]' } as const;
export const OF_DEFAULTS = { source: 'doc_defaults', part: STYLES_PART, location: 'doc_defaults' } as const;
