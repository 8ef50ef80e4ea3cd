import type { Vocabulary } from '@livery/kernel';
import type { Database } from './database.ts';
import type { PersistenceSlice } from './persistence-slice.ts';

/** Deletes rows that nobody needs any more of a table that has no weekly partitions. */
export interface Trim {
  /** Milliseconds from the end of one run to the next. */
  readonly everyMs: number;
  readonly run: (database: Database, now: Date) => Promise<unknown>;
}

/**
 * Everything that one owner, a context or a shared library, adds to what all of them share. An owner exports one such
 * object; the composition lists these objects, and starts nothing when two of them declare the same thing.
 */
export interface Contribution extends PersistenceSlice, Vocabulary {
  readonly trims?: readonly Trim[];
}
