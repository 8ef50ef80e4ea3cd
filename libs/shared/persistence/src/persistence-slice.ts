import { declaredOnce } from '@livery/kernel';
import type { EntitySchema, MigrationInterface } from 'typeorm';
import type { Eraser } from './eraser.ts';
import type { TenantGuardException } from './tenant-guard-exception.ts';
import type { WeeklyTable } from './weekly-partitions.ts';

/** What one context, or one shared library, adds to the database. */
export interface PersistenceSlice {
  readonly entities: readonly EntitySchema[];
  /** In their order. Migrations go forward only. */
  readonly migrations: readonly (new () => MigrationInterface)[];
  /** Erases what the context stores about an organization or a person. */
  readonly eraser: Eraser;
  /** The statements that may read or write across tenants. */
  readonly tenantGuardExceptions?: readonly TenantGuardException[];
  /** The tables with weekly partitions, and how long their rows are kept. */
  readonly weeklyTables?: readonly WeeklyTable[];
}

/** The slices of all contexts, combined. */
export interface GatheredSlices {
  readonly entities: EntitySchema[];
  readonly migrations: (new () => MigrationInterface)[];
  /** By reason. */
  readonly tenantGuardExceptions: ReadonlyMap<string, TenantGuardException>;
  readonly weeklyTables: readonly WeeklyTable[];
}

/** @throws Error when two contexts declare the same reason, or the same table */
export function gatherSlices(slices: readonly PersistenceSlice[]): GatheredSlices {
  const exceptions = slices.flatMap(({ tenantGuardExceptions = [] }) => tenantGuardExceptions);
  const tables = slices.flatMap(({ weeklyTables = [] }) => weeklyTables);
  return {
    entities: slices.flatMap(({ entities }) => entities),
    migrations: slices.flatMap(({ migrations }) => migrations),
    tenantGuardExceptions: declaredOnce(
      'tenant guard exception',
      exceptions.map((exception) => [exception.reason, exception]),
    ),
    weeklyTables: [
      ...declaredOnce(
        'weekly table',
        tables.map((weekly) => [weekly.table, weekly]),
      ).values(),
    ],
  };
}
