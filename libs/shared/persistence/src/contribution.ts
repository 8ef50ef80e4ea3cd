import type { Vocabulary } from '@livery/kernel';
import type { Database } from './database.ts';
import type { PersistenceSlice } from './persistence-slice.ts';

/** A periodic deletion of rows that are no longer needed, from a table without weekly partitions. */
export interface PeriodicDeletion {
  /** Milliseconds from the end of one run to the next. */
  readonly everyMs: number;
  readonly run: (database: Database, now: Date) => Promise<unknown>;
}

/**
 * Everything that one owner (a context or a shared library) adds to the service. Each owner exports one such object, and the
 * composition lists them. No process starts if two of them declare the same thing.
 */
export interface Contribution extends PersistenceSlice, Vocabulary {
  readonly periodicDeletions?: readonly PeriodicDeletion[];
}
