import { type ConnectOptions, Database, migrate, PartitionUpkeep } from '@livery/persistence';
import { SystemClock } from '@livery/runtime';
import type { Metrics } from '@livery/telemetry';
import type { Logger } from 'pino';
import { CONTRIBUTIONS } from './contributions.ts';

/** Opens the database with the tables of every context. */
export function connectDatabase(options: ConnectOptions): Promise<Database> {
  return Database.connect({ ...options, slices: CONTRIBUTIONS });
}

/** Brings the tables of every context up to date; returns the names of the migrations that ran. */
export function migrateDatabase(database: Database): Promise<string[]> {
  return migrate(database, new Date());
}

/**
 * Keeps the tables of every context in partitions while the process runs; whoever starts it stops it.
 * @param days for which the operator wants rows kept, by the variable that says so
 */
export function createPartitionUpkeep(
  database: Database,
  logger: Logger,
  metrics?: Metrics,
  days?: Readonly<Record<string, number>>,
): PartitionUpkeep {
  return new PartitionUpkeep(database, new SystemClock(), logger, metrics, days);
}
