import type { RunStyle, ScriptSlot } from './run-style.ts';

/** A piece of text in one style: a run, a field, or a line break whose text is `\n`. */
export interface TextRun {
  readonly text: string;
  /** The field's type, `slidenum`; null for plain text. */
  readonly field: string | null;
  /** The slots whose characters occur in the text. */
  readonly scripts: readonly ScriptSlot[];
  readonly style: RunStyle;
}

export interface Paragraph {
  /** List level, 0 to 8. */
  readonly level: number;
  /** `a:r`, `a:br` and `a:fld` in document order: their positions are the run numbers of locations. */
  readonly runs: readonly TextRun[];
}

/** Paragraphs in document order: their positions are the paragraph numbers of locations. */
export type TextBody = readonly Paragraph[];
