import { type ConnectOptions, Database, migrate, PartitionUpkeep } from '@livery/persistence';
import { SystemClock } from '@livery/runtime';
import type { Metrics } from '@livery/telemetry';
import type { Logger } from 'pino';
import { CONTRIBUTIONS } from './contributions.ts';

/** Opens the database with the tables of every context. */
export function connectDatabase(options: ConnectOptions): Promise<Database> {
  return Database.connect({ ...options, slices: CONTRIBUTIONS });
}

/** Runs the migrations of every context. @returns the names of the migrations that ran */
export function migrateDatabase(database: Database): Promise<string[]> {
  return migrate(database, new Date());
}

/**
 * Creates and drops partitions for the tables of every context while the process runs. The caller starts and stops it.
 * @param days the operator's numbers of days for which rows are kept, by the name of their variable
 */
export function createPartitionUpkeep(
  database: Database,
  logger: Logger,
  metrics?: Metrics,
  days?: Readonly<Record<string, number>>,
): PartitionUpkeep {
  return new PartitionUpkeep(database, new SystemClock(), logger, metrics, days);
}
