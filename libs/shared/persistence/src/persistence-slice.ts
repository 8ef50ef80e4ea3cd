import { declaredOnce } from '@livery/kernel';
import type { EntitySchema, MigrationInterface } from 'typeorm';
import type { Eraser } from './eraser.ts';
import type { UnscopedUse } from './unscoped-statement.ts';
import type { WeeklyTable } from './weekly-partitions.ts';

/** What one context brings to the database. */
export interface PersistenceSlice {
  readonly entities: readonly EntitySchema[];
  /** Forward-only. */
  readonly migrations: readonly (new () => MigrationInterface)[];
  /** Erases what the context keeps of an organization or of a person. */
  readonly eraser: Eraser;
  /** What may look across tenants. */
  readonly unscoped?: readonly UnscopedUse[];
  /** The tables that grow by the week, and for how long their rows are kept. */
  readonly weeklyTables?: readonly WeeklyTable[];
}

/** The slices of all contexts as one. */
export interface GatheredSlices {
  readonly entities: EntitySchema[];
  readonly migrations: (new () => MigrationInterface)[];
  /** By reason. */
  readonly unscoped: ReadonlyMap<string, UnscopedUse>;
  readonly weeklyTables: readonly WeeklyTable[];
}

/** @throws Error when two contexts declare the same reason, or the same table */
export function gatherSlices(slices: readonly PersistenceSlice[]): GatheredSlices {
  const uses = slices.flatMap(({ unscoped = [] }) => unscoped);
  const tables = slices.flatMap(({ weeklyTables = [] }) => weeklyTables);
  return {
    entities: slices.flatMap(({ entities }) => entities),
    migrations: slices.flatMap(({ migrations }) => migrations),
    unscoped: declaredOnce(
      'unscoped use',
      uses.map((use) => [use.reason, use]),
    ),
    weeklyTables: [
      ...declaredOnce(
        'weekly table',
        tables.map((weekly) => [weekly.table, weekly]),
      ).values(),
    ],
  };
}
