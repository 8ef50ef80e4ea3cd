import { webhookEndpointTest } from '@livery/delivery-contracts';
import { eventTypePatterns } from '@livery/delivery-domain';
import { type Clock, firstIdAt } from '@livery/kernel';
import type { Database } from '@livery/persistence';
import { type Metrics, NO_TELEMETRY } from '@livery/telemetry';
import { AUDIT_EVENTS, LAST_POSITIONS, MAX_EVENTS_PER_RUN, RELAYED, STUCK } from './unscoped-audit-statements.ts';

const BATCH = 1_000;
/** Events that are older than two days are not checked, so that older partitions are not read. */
const MAX_EVENT_AGE_MS = 2 * 24 * 3_600_000;

interface RelayedRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly type: string;
  readonly created: Date;
}

/**
 * Checks that each event that was relayed since the last run has a delivery for each endpoint that wants it, and that every
 * pending delivery will be attempted.
 */
export class UnscopedDeliveryAudit {
  /** The position of the last event that was checked, by shard of the relay. */
  private audited: readonly bigint[] = [];
  private missing = 0;
  private lost = 0;
  private stuck = 0;
  private finished: Date | undefined;

  constructor(
    private readonly database: Pick<Database, 'query'>,
    private readonly clock: Clock,
    metrics: Metrics = NO_TELEMETRY.metrics,
  ) {
    metrics.gauge({
      name: 'livery_audit_missing_deliveries',
      help: 'Deliveries that relayed events should have led to and did not, since the start of the process; must be 0',
      read: () => this.violations.missing,
    });
    metrics.gauge({
      name: 'livery_audit_stuck_deliveries',
      help: 'Deliveries that have not arrived and that nothing will attempt; must be 0',
      read: () => this.violations.stuck,
    });
    metrics.gauge({
      name: 'livery_audit_age_seconds',
      help: 'Time since the last self-audit was finished',
      read: () => this.finished && (this.clock.now().getTime() - this.finished.getTime()) / 1_000,
    });
  }

  /** The errors so far. Missing and lost deliveries add up over all runs; stuck ones are those of the last run. */
  get violations(): { readonly missing: number; readonly stuck: number } {
    return { missing: this.missing, stuck: this.stuck + this.lost };
  }

  async run(): Promise<void> {
    const last = await this.database.query<{ position: string }>(LAST_POSITIONS);
    const to = last.map(({ position }) => BigInt(position));
    const events = await this.relayed(to);
    for (let start = 0; start < events.length; start += BATCH) await this.audit(events.slice(start, start + BATCH));
    const [row] = await this.database.query<{ stuck: number }>(STUCK);
    this.stuck = row?.stuck ?? 0;
    this.audited = to;
    this.finished = this.clock.now();
  }

  private relayed(to: readonly bigint[]): Promise<RelayedRow[]> {
    const from = to.map((last, shard) => {
      const [audited, limit] = [this.auditedOf(shard, to.length), last - BigInt(MAX_EVENTS_PER_RUN)];
      return audited > limit ? audited : limit;
    });
    const oldest = firstIdAt(new Date(this.clock.now().getTime() - MAX_EVENT_AGE_MS));
    return this.database.query<RelayedRow>(RELAYED, [from.map(String), to.map(String), oldest]);
  }

  /** After a change of the number of shards, an organization may have had any of them. */
  private auditedOf(shard: number, shards: number): bigint {
    if (this.audited.length === shards) return this.audited[shard] ?? 0n;
    return this.audited.reduce((least, position) => (position < least ? position : least), this.audited[0] ?? 0n);
  }

  private async audit(events: readonly RelayedRow[]): Promise<void> {
    const wanted = events
      .filter(({ type }) => type !== webhookEndpointTest.type)
      .map(({ type, ...key }) => ({ ...key, patterns: eventTypePatterns(type) }));
    const [row] = await this.database.query<{ missing: number; lost: number }>(AUDIT_EVENTS, [JSON.stringify(wanted)]);
    this.missing += row?.missing ?? 0;
    this.lost += row?.lost ?? 0;
  }
}
