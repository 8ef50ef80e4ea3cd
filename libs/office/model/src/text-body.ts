import type { EffectiveColor } from './effective-color.ts';
import type { ParagraphFlow } from './paragraph-flow.ts';
import type { EffectiveFont, ScriptSlot } from './run-style.ts';
import type { TextRuns } from './text-runs.ts';

/** The bullet, number or picture before a paragraph (ECMA-376 Part 1, 21.1.2.4 and 17.9). */
export interface Bullet {
  /** Its characters; empty for automatic numbers and pictures. */
  readonly characters: string;
  /** Null when it has the colour of the text. */
  readonly color: EffectiveColor | null;
  /** One font for each script slot that its characters use; empty when it has the fonts of the text. */
  readonly fonts: readonly BulletFont[];
}

/** The font of a bullet for one script slot. */
export interface BulletFont {
  readonly font: EffectiveFont;
  readonly slot: ScriptSlot;
}

/** A paragraph with all its values resolved. */
export interface Paragraph {
  /**
   * The number in locations, from 0: the position in the text body. In the body of a text document the paragraphs of its text
   * boxes count, too (effective values, 6.7).
   */
  readonly number: number;
  /** The list level, 0 to 8. */
  readonly level: number;
  readonly bullet: Bullet | null;
  /** The runs, line breaks and fields in document order. Their indexes are the numbers of runs in locations. */
  readonly runs: TextRuns;
  /** The text of all runs. */
  readonly text: string;
  /** Null in decks. */
  readonly flow: ParagraphFlow | null;
}

/** Paragraphs in document order. */
export type TextBody = readonly Paragraph[];
