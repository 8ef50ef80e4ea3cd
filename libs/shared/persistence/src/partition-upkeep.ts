import type { Clock } from '@livery/kernel';
import { atMostEvery, type Metrics, NO_TELEMETRY } from '@livery/telemetry';
import type { Logger } from 'pino';
import type { Database } from './database.ts';
import { SCHEMA_LOCK } from './schema-lock.ts';
import {
  daysAhead,
  dropExpiredPartitions,
  ensureWeeklyPartitions,
  partitionsMissingSoon,
  type PartitionedTable,
  type RetentionRule,
} from './weekly-partitions.ts';

const DAY_MS = 24 * 3_600_000;
const READ_AT_MOST_EVERY_MS = 60_000;

/** Makes the partitions of the coming weeks, and drops those past retention, at the start of a process and then daily. */
export class PartitionUpkeep {
  private timer: NodeJS.Timeout | undefined;
  private run: Promise<void> = Promise.resolve();

  private readonly tables: readonly PartitionedTable[];
  private readonly retention: readonly RetentionRule[];

  /** @param days for which the operator wants rows kept, by the variable that says so; the owners' own numbers otherwise */
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly logger: Logger,
    private readonly metrics: Metrics = NO_TELEMETRY.metrics,
    days: Readonly<Record<string, number>> = {},
  ) {
    this.tables = database.weeklyTables.map(({ table }) => table);
    this.retention = database.weeklyTables.map(({ table, kept }) => ({
      table,
      days: days[kept.setting?.variable ?? ''] ?? kept.days,
    }));
  }

  /** Resolves after the first run. A run that fails is logged, and made up for by the next: there are weeks in hand. */
  async start(): Promise<void> {
    this.metrics.gauge({
      name: 'livery_partitions_ahead_days',
      help: 'Days until the first partition that is missing',
      read: atMostEvery(READ_AT_MOST_EVERY_MS, () => this.daysAhead()),
    });
    this.timer = setInterval(() => void this.begin(), DAY_MS).unref();
    await this.begin();
  }

  /** Waits for a run that is under way; the database may be closed afterwards. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.run;
  }

  private daysAhead(): Promise<number> {
    return daysAhead(this.database.dataSource, this.tables, this.clock.now());
  }

  private begin(): Promise<void> {
    this.run = this.make().catch((error: unknown) => this.warn(error));
    return this.run;
  }

  private async make(): Promise<void> {
    await this.database.dataSource.transaction(async (connection) => {
      await connection.query(`select pg_advisory_xact_lock(${SCHEMA_LOCK})`);
      await ensureWeeklyPartitions(connection, this.tables, this.clock.now());
    });
    await this.drop();
  }

  /** In a transaction of its own, since it waits for readers: what it cannot have now, it gets tomorrow. */
  private async drop(): Promise<void> {
    const dropped = await this.database.dataSource.transaction(async (connection) => {
      await connection.query(`select pg_advisory_xact_lock(${SCHEMA_LOCK})`);
      return dropExpiredPartitions(connection, this.retention, this.clock.now());
    });
    if (dropped.length > 0) this.logger.info({ dropped }, 'dropped what is past its retention');
  }

  private async warn(error: unknown): Promise<void> {
    const missing = await partitionsMissingSoon(this.database.dataSource, this.tables, this.clock.now()).catch(
      () => [],
    );
    if (missing.length === 0) this.logger.warn({ err: error }, 'the partitions of the coming weeks could not be made');
    else this.logger.error({ err: error, missing }, 'partitions are missing: writes fail once their week begins');
  }
}
