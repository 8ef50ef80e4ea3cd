import {
  COUNT_LIMIT,
  type EndpointStatistics,
  EndpointStatisticsReader,
  type PeriodCounts,
  type UndeliveredCounts,
} from '@livery/delivery-application';
import type { WebhookDelivery } from '@livery/delivery-domain';
import type { Tenant } from '@livery/kernel';
import { type Database, idBefore } from '@livery/persistence';
import { ordinalsBetween } from './delivery-bounds.ts';
import { BACKLOG, COUNTS, CREATED_AT, FIRST_ORDINAL, SAMPLE } from './endpoint-statements.ts';
import { listDeliveries } from './list-deliveries.ts';
import { NOTHING } from './ordinal-range.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface CountRow extends UndeliveredCounts {
  readonly created: number;
  readonly abandoned_later: number;
}

interface BacklogRow {
  readonly oldest: string | null;
  readonly turn: string | null;
  readonly replayed: string | null;
}

interface SampleRow {
  readonly deliveries: number;
  readonly since: Date | null;
  readonly attempts: number;
  readonly succeeded: number;
  readonly p50: number | null;
  readonly p95: number | null;
  readonly last_attempt: Date | null;
  readonly last_success: Date | null;
}

export class PostgresEndpointStatistics extends EndpointStatisticsReader {
  constructor(private readonly database: Database) {
    super();
  }

  async read(tenant: Tenant, endpointId: string, now: Date): Promise<EndpointStatistics> {
    return new EndpointReading(this.database, tenant, endpointId, now).read();
  }
}

/** The statements for one endpoint, one after the other, so that a reader takes one connection. */
class EndpointReading {
  private readonly endpoint: readonly unknown[];

  constructor(
    private readonly database: Database,
    private readonly tenant: Tenant,
    private readonly endpointId: string,
    private readonly now: Date,
  ) {
    this.endpoint = [tenant.organizationId, tenant.livemode, endpointId];
  }

  async read(): Promise<EndpointStatistics> {
    const backlog = await this.row<BacklogRow>(BACKLOG);
    const { last_attempt, last_success, ...sample } = await this.sample(backlog);
    const lastSuccess = last_success ?? (await this.newest('delivered'));
    const lastFailure = last_attempt ?? (await this.newest('failed'));
    return {
      ...(await this.counts()),
      sample,
      oldestPending: backlog?.oldest ? await this.createdAt(backlog.oldest) : null,
      lastAttempt: latest(lastSuccess, lastFailure),
      lastSuccess,
    };
  }

  private async sample(backlog: BacklogRow | undefined): Promise<SampleRow> {
    const since = new Date(this.now.getTime() - DAY_MS);
    const before = backlog?.turn ?? Number.MAX_SAFE_INTEGER;
    const row = await this.row<SampleRow>(SAMPLE, before, idBefore(since), since, backlog?.replayed ?? 0);
    if (row === undefined) throw new Error('A statement that counts has no row.');
    return row;
  }

  private async counts(): Promise<Pick<EndpointStatistics, 'undelivered' | 'lastHour' | 'lastDay'>> {
    const first = Number((await this.row<{ ordinal: string }>(FIRST_ORDINAL))?.ordinal ?? NOTHING.first);
    const starts = [first, await this.firstOf(HOUR_MS), await this.firstOf(DAY_MS)];
    const [all, hour, day] = await this.database.query<CountRow>(COUNTS, [...this.endpoint, starts]);
    if (all === undefined || hour === undefined || day === undefined)
      throw new Error('A statement that counts has no row.');
    return { undelivered: undeliveredOf(all), lastHour: periodOf(hour), lastDay: periodOf(day) };
  }

  /** The first ordinal of the deliveries that were created in the last while. */
  private async firstOf(lengthMs: number): Promise<number> {
    const since = { gte: new Date(this.now.getTime() - lengthMs) };
    const bounds = { afterSequence: null, created: since, limit: 1 };
    return (await ordinalsBetween(this.database, this.endpoint, bounds)).first;
  }

  /** When the newest delivery with a status got it. */
  private async newest(status: WebhookDelivery['status']): Promise<Date | null> {
    const filter = { status, eventId: null, afterSequence: null, created: {} };
    const endpoint = { tenant: this.tenant, endpointId: this.endpointId };
    const { items } = await listDeliveries(this.database, endpoint, filter, { limit: 1, order: 'newest' });
    return items[0]?.completed ?? null;
  }

  private async createdAt(ordinal: string): Promise<Date | null> {
    return (await this.row<{ created: Date }>(CREATED_AT, ordinal))?.created ?? null;
  }

  private async row<Row extends object>(statement: string, ...values: readonly unknown[]): Promise<Row | undefined> {
    return (await this.database.query<Row>(statement, [...this.endpoint, ...values]))[0];
  }
}

function undeliveredOf({ pending, failed, ...row }: CountRow): UndeliveredCounts {
  return { pending, failed, abandoned: Math.min(COUNT_LIMIT, row.abandoned + row.abandoned_later) };
}

function periodOf(row: CountRow): PeriodCounts {
  const { created } = row;
  const counts = undeliveredOf(row);
  const isExact = Object.values(counts).every((count) => count < COUNT_LIMIT);
  const undelivered = counts.pending + counts.failed + counts.abandoned;
  return { created, delivered: isExact ? Math.max(0, created - undelivered) : null, ...counts };
}

function latest(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}
