import { brandGovernancePersistence } from '@livery/brand-governance-infrastructure';
import { DELIVERY_TABLES, deliveryPersistence } from '@livery/delivery-infrastructure';
import { httpPersistence } from '@livery/http';
import { EVENT_TABLE, messagingPersistence } from '@livery/messaging';
import { type ConnectOptions, Database, migrate, PartitionUpkeep, type RetentionRule } from '@livery/persistence';
import {
  ACCESS_TOKEN_TABLE,
  AUDIT_LOG_TABLE,
  PLATFORM_TABLES,
  platformPersistence,
  REQUEST_LOG_TABLE,
} from '@livery/platform-infrastructure';
import { SystemClock } from '@livery/runtime';
import type { Metrics } from '@livery/telemetry';
import type { Logger } from 'pino';

/** What each context brings to the database. */
export const SLICES = [
  messagingPersistence,
  httpPersistence,
  platformPersistence,
  brandGovernancePersistence,
  deliveryPersistence,
];
/** Tables with a partition for each week. The worker makes the partitions of the coming weeks. */
const PARTITIONED_TABLES = [EVENT_TABLE, ...PLATFORM_TABLES, ...DELIVERY_TABLES];

/** For how many days rows of partitioned tables are kept. A partition goes as a whole, so rows may stay up to six days longer. */
export interface RetentionDays {
  /** Of events, their deliveries and the attempts of those, so that no delivery outlives its event. */
  readonly events: number;
  readonly requestLog: number;
  readonly auditLog: number;
}

export const DEFAULT_RETENTION: RetentionDays = { events: 90, requestLog: 30, auditLog: 400 };

/** A token is valid for one day. For six more, an expired token is answered as expired instead of unknown. */
const ACCESS_TOKEN_DAYS = 7;

function retentionRules({ events, requestLog, auditLog }: RetentionDays): RetentionRule[] {
  return [
    ...[EVENT_TABLE, ...DELIVERY_TABLES].map((table) => ({ table, days: events })),
    { table: ACCESS_TOKEN_TABLE, days: ACCESS_TOKEN_DAYS },
    { table: REQUEST_LOG_TABLE, days: requestLog },
    { table: AUDIT_LOG_TABLE, days: auditLog },
  ];
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
export function createPartitionUpkeep(
  database: Database,
  logger: Logger,
  metrics?: Metrics,
  retention = DEFAULT_RETENTION,
): PartitionUpkeep {
  const clock = new SystemClock();
  return new PartitionUpkeep(database, PARTITIONED_TABLES, clock, logger, metrics, retentionRules(retention));
}
