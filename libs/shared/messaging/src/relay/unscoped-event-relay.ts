import type { UnitOfWork } from '@livery/kernel';
import { queryWithin } from '@livery/persistence';
import { type Counter, type Metrics, NO_TELEMETRY, type Tracer } from '@livery/telemetry';
import type { EventConsumer, PositionedEvent } from './event-consumer.ts';
import { shardLock } from './shard-lock.ts';
import { RelayTurns } from './relay-turns.ts';
import { ASSIGN_POSITIONS } from './unscoped-position-statements.ts';

/**
 * Positions of a shard are assigned by one transaction at a time. Its plans are kept, and often made while tables are small: joins must use an
 * index for each row and never scan the event log. A bitmap scan would visit the index entries of events that have got their position since
 * the last vacuum, again and again, while an index scan marks them as dead.
 *
 * Up to version 17, PostgreSQL adds 1e10 to the cost of a plan that has no other way than what is off. Every table of the statements has an
 * index, so that none has. Compilation is off for such estimates all the same: it takes a thousand times as long as a batch.
 */
const BEGIN = `
  select pg_advisory_xact_lock($1::bigint), set_config('jit', 'off', true),
         set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true),
         set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`;

type PositionedRow = {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly type: string;
  readonly position: string;
  readonly created: Date;
  readonly traceparent: string | null;
};

/** What one statement has visited, and an event that has got its position; there is one row without an event if none has. */
type AssignedRow = (PositionedRow | { readonly id: null }) & {
  readonly shards: number;
  readonly last_organization_id: string | null;
  readonly last_livemode: boolean | null;
  readonly tenants: number;
  readonly is_cut: boolean;
};

export interface RelayedBatch {
  readonly events: number;
  /** Whether more may be waiting. */
  readonly isFull: boolean;
  /** The number of shards, which an operator can change. */
  readonly shards: number;
}

/**
 * Assigns positions to new events of one shard and passes them to every consumer, in one transaction at a time. An event that is committed
 * late gets a later position, so that a reader by position never skips it.
 */
export class UnscopedEventRelay {
  private readonly positioned: Counter;
  private readonly turns = new RelayTurns();

  constructor(
    private readonly consumers: readonly EventConsumer[],
    private readonly unitOfWork: UnitOfWork,
    metrics: Metrics = NO_TELEMETRY.metrics,
    private readonly tracer: Tracer = NO_TELEMETRY.tracer,
    /** From 0. */
    private readonly shard = 0,
  ) {
    this.positioned = metrics.counter({
      name: 'livery_events_placed_total',
      help: 'Events to which the relay has assigned a position',
    });
  }

  /** Waits until no other relay works on this shard, then assigns positions to at most 500 events. Its tenants take turns. */
  async relayBatch(): Promise<RelayedBatch> {
    const [rows, first] = await this.assignPositions();
    this.positioned.add({}, rows.length);
    this.trace(rows);
    const last = lastTenant(first);
    const isFull = this.turns.visited({ events: rows.length, tenants: first.tenants, last, isCut: first.is_cut });
    return { events: rows.length, isFull, shards: first.shards };
  }

  private assignPositions(): Promise<readonly [readonly PositionedRow[], AssignedRow]> {
    return this.unitOfWork.run(async (transaction) => {
      await queryWithin(transaction, BEGIN, [String(shardLock(this.shard))]);
      const { organizationId, livemode } = this.turns.after;
      const all = await queryWithin<AssignedRow>(transaction, ASSIGN_POSITIONS, [this.shard, organizationId, livemode]);
      const [first] = all;
      if (first === undefined) throw new Error('The statement that assigns positions returns at least one row.');
      const rows = all.filter((row) => row.id !== null);
      const events = inOrder(rows);
      for (const consumer of rows.length === 0 ? [] : this.consumers) await consumer.consume(events, transaction);
      return [rows, first] as const;
    });
  }

  /** Records a span for each traced event. It shows how long the event waited, since the work is done for many events at once. */
  private trace(rows: readonly PositionedRow[]): void {
    for (const { type, created, traceparent } of rows) {
      if (traceparent === null) continue;
      this.tracer.start({ name: `relay ${type}`, kind: 'internal', parent: traceparent, began: created }).end();
    }
  }
}

function lastTenant({
  last_organization_id: organizationId,
  last_livemode: livemode,
}: AssignedRow): RelayTurns['after'] | null {
  return organizationId === null || livemode === null ? null : { organizationId, livemode };
}

function inOrder(rows: readonly PositionedRow[]): PositionedEvent[] {
  const events = rows.map(({ organization_id, livemode, id, type, position, created }) => ({
    tenant: { organizationId: organization_id, livemode },
    id,
    type,
    position: BigInt(position),
    created,
  }));
  return events.sort((a, b) => Number(a.position - b.position));
}
