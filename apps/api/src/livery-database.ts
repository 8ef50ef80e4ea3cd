import { brandGovernancePersistence } from '@livery/brand-governance-infrastructure';
import { DELIVERY_TABLES, deliveryPersistence } from '@livery/delivery-infrastructure';
import { httpPersistence } from '@livery/http';
import { EVENT_TABLE, messagingPersistence } from '@livery/messaging';
import { Database, migrate, PartitionUpkeep } from '@livery/persistence';
import { PLATFORM_TABLES, platformPersistence } from '@livery/platform-infrastructure';
import { SystemClock } from '@livery/runtime';
import type { Metrics } from '@livery/telemetry';
import type { Logger } from 'pino';

const SLICES = [
  messagingPersistence,
  httpPersistence,
  platformPersistence,
  brandGovernancePersistence,
  deliveryPersistence,
];
/** What grows by the week: the worker makes partitions ahead. */
export const PARTITIONED_TABLES = [EVENT_TABLE, ...PLATFORM_TABLES, ...DELIVERY_TABLES];

export interface ConnectOptions {
  readonly url: string;
  readonly applicationName: string;
  readonly poolSize: number;
  readonly guardTenants: boolean;
}

/** Opens the database with the tables of every context. */
export function connectDatabase(options: ConnectOptions): Promise<Database> {
  return Database.connect({ ...options, slices: SLICES });
}

/** Brings the tables of every context up to date; returns the names of the migrations that ran. */
export function migrateDatabase(database: Database): Promise<string[]> {
  return migrate(database, PARTITIONED_TABLES, new Date());
}

/** Keeps the tables of every context in partitions while the process runs; whoever starts it stops it. */
export function createPartitionUpkeep(database: Database, logger: Logger, metrics?: Metrics): PartitionUpkeep {
  return new PartitionUpkeep(database, PARTITIONED_TABLES, new SystemClock(), logger, metrics);
}
