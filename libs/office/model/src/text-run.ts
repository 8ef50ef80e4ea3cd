import type { RunStyle, ScriptSlot } from './run-style.ts';

/** The `field` of text that is part of a formula of Word. */
export const FORMULA = 'FORMULA';

/** Everything of a run except its text. Runs that are written with equal values share one object. */
export interface RunFormat {
  /** The type of its field, such as `slidenum` or `PAGE`, or `FORMULA`; null for plain text. */
  readonly field: string | null;
  /** The slots whose characters occur in the text. */
  readonly scripts: readonly ScriptSlot[];
  readonly style: RunStyle;
  /** The address of its link, `#` for a link within the file; null without a link. */
  readonly link: string | null;
  /** The text is hidden (`w:vanish`); false in decks. */
  readonly hidden: boolean;
  /** The tracked change that the text is new by; null without one, and in decks. */
  readonly change: 'inserted' | 'moved' | null;
  /** The local names of the elements that format the run itself: `rFonts`, `sz`, `color`; empty in decks. */
  readonly direct: readonly string[];
  /** The name of its character style; null without one, and in decks. */
  readonly characterStyle: string | null;
}

/** A piece of text in one format: a run, a field, or a line break whose text is `\n`. */
export interface TextRun extends RunFormat {
  readonly text: string;
}
