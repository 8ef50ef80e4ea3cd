import type { EffectiveColor } from './effective-color.ts';
import type { ParagraphFlow } from './paragraph-flow.ts';
import type { EffectiveFont, RunStyle, ScriptSlot } from './run-style.ts';
import type { TextRuns } from './text-runs.ts';

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

/** What stands before a paragraph (ECMA-376 Part 1, 21.1.2.4 and 17.9). */
export interface Bullet {
  /** Its characters; empty for automatic numbers and pictures. */
  readonly characters: string;
  /** Null when it follows the text. */
  readonly color: EffectiveColor | null;
  /** By the scripts that it has characters of; none when it follows the text. */
  readonly fonts: readonly BulletFont[];
}

export interface BulletFont {
  readonly font: EffectiveFont;
  readonly slot: ScriptSlot;
}

export interface Paragraph {
  /** Its number in locations: the position in its body; in the body of text documents as effective values, 6.7, count. */
  readonly number: number;
  /** List level, 0 to 8. */
  readonly level: number;
  readonly bullet: Bullet | null;
  /** Runs, breaks and fields in document order: their positions are the run numbers of locations. */
  readonly runs: TextRuns;
  /** That of all runs. */
  readonly text: string;
  /** Null in decks. */
  readonly flow: ParagraphFlow | null;
}

/** Paragraphs in document order. */
export type TextBody = readonly Paragraph[];
