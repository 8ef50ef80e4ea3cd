import type { EffectiveColor } from './effective-color.ts';
import type { ParagraphFlow } from './paragraph-flow.ts';
import type { EffectiveFont, ScriptSlot } from './run-style.ts';
import type { TextRuns } from './text-runs.ts';

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
