import type { EffectiveColor } from './effective-color.ts';
import type { EffectiveFont, RunStyle, ScriptSlot } from './run-style.ts';

/** A piece of text in one style: a run, a field, or a line break whose text is `\n`. */
export interface TextRun {
  readonly text: string;
  /** The field's type, `slidenum`; null for plain text. */
  readonly field: string | null;
  /** The slots whose characters occur in the text. */
  readonly scripts: readonly ScriptSlot[];
  readonly style: RunStyle;
  /** Address of a link, `#` for one within the file; null for plain text. */
  readonly link: string | null;
}

/** What stands before a paragraph (ECMA-376 Part 1, 21.1.2.4). */
export interface Bullet {
  /** Its characters; empty for automatic numbers and pictures. */
  readonly characters: string;
  /** Null when it follows the text. */
  readonly color: EffectiveColor | null;
  /** Null when it follows the text. */
  readonly font: EffectiveFont | null;
}

export interface Paragraph {
  /** List level, 0 to 8. */
  readonly level: number;
  readonly bullet: Bullet | null;
  /** `a:r`, `a:br` and `a:fld` in document order: their positions are the run numbers of locations. */
  readonly runs: readonly TextRun[];
}

/** Paragraphs in document order: their positions are the paragraph numbers of locations. */
export type TextBody = readonly Paragraph[];
