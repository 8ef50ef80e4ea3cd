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

/** Creates the partitions of the coming weeks and drops those past retention, at the start of a process and then once a day. */
export class PartitionUpkeep {
  private timer: NodeJS.Timeout | undefined;
  private run: Promise<void> = Promise.resolve();

  private readonly tables: readonly PartitionedTable[];
  private readonly retention: readonly RetentionRule[];

  /** @param days the operator's numbers of days, by the name of their variable; the owners' defaults apply to the others */
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

  /** Resolves after the first run. A failed run is logged; the next one does its work, since partitions exist for weeks. */
  async start(): Promise<void> {
    this.metrics.gauge({
      name: 'livery_partitions_ahead_days',
      help: 'Days until the first partition that is missing',
      read: atMostEvery(READ_AT_MOST_EVERY_MS, () => this.daysAhead()),
    });
    this.timer = setInterval(() => void this.begin(), DAY_MS).unref();
    await this.begin();
  }

  /** Waits for the current run. The database may be closed afterwards. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.run;
  }

  private daysAhead(): Promise<number> {
    return daysAhead(this.database.dataSource, this.tables, this.clock.now());
  }

  private begin(): Promise<void> {
    this.run = this.maintain().catch((error: unknown) => this.warn(error));
    return this.run;
  }

  private async maintain(): Promise<void> {
    await this.database.dataSource.transaction(async (connection) => {
      await connection.query(`select pg_advisory_xact_lock(${SCHEMA_LOCK})`);
      await ensureWeeklyPartitions(connection, this.tables, this.clock.now());
    });
    await this.drop();
  }

  /** A separate transaction, since it waits for readers. If it fails, the next run drops the partitions. */
  private async drop(): Promise<void> {
    const dropped = await this.database.dataSource.transaction(async (connection) => {
      await connection.query(`select pg_advisory_xact_lock(${SCHEMA_LOCK})`);
      return dropExpiredPartitions(connection, this.retention, this.clock.now());
    });
    if (dropped.length > 0) this.logger.info({ dropped }, 'partitions past their retention were dropped');
  }

  private async warn(error: unknown): Promise<void> {
    const missing = await partitionsMissingSoon(this.database.dataSource, this.tables, this.clock.now()).catch(
      () => [],
    );
    if (missing.length === 0)
      this.logger.warn({ err: error }, 'the partitions of the coming weeks could not be created');
    else this.logger.error({ err: error, missing }, 'partitions are missing: writes fail once their week begins');
  }
}
