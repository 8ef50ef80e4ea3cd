import type { WriteStream } from 'node:tty';
import { readEnvironment } from './config.ts';

/** The look of a text for people. */
export interface TerminalLook {
  /** How many characters a line has; null where lines may be of any length. */
  readonly width: number | null;
  readonly isColored: boolean;
}

/** For files, pipes and programs. */
export const PLAIN: TerminalLook = { width: null, isColored: false };

/** A terminal has a width, and has colours unless `NO_COLOR` is set or it knows none. */
export function lookOf(stream: Pick<WriteStream, 'isTTY' | 'columns' | 'hasColors'>): TerminalLook {
  if (!stream.isTTY) return PLAIN;
  // Some terminals do not know their width, and say 0.
  return {
    width: stream.columns > 0 ? stream.columns : null,
    isColored: !readEnvironment().isColorless && stream.hasColors(),
  };
}
