import type { RunStyle, ScriptSlot } from './run-style.ts';

/** Stands for the type of a field where the text is part of a formula of Word. */
export const FORMULA = 'FORMULA';

/** What a run is beside its text; runs that are written alike share one. */
export interface RunFormat {
  /** The field's type, `slidenum`, `PAGE`, or `FORMULA`; null for plain text. */
  readonly field: string | null;
  /** The slots whose characters occur in the text. */
  readonly scripts: readonly ScriptSlot[];
  readonly style: RunStyle;
  /** Address of a link, `#` for one within the file; null for plain text. */
  readonly link: string | null;
  /** `w:vanish`; false in decks. */
  readonly hidden: boolean;
  /** Tracked as new; null for what is not, and in decks. */
  readonly change: 'inserted' | 'moved' | null;
  /** Names of what is set on the run itself, as elements are called: `rFonts`, `sz`, `color`; empty in decks. */
  readonly direct: readonly string[];
  /** Name of the character style; null for none, and in decks. */
  readonly characterStyle: string | null;
}

/** A piece of text in one format: a run, a field, or a line break whose text is `\n`. */
export interface TextRun extends RunFormat {
  readonly text: string;
}
