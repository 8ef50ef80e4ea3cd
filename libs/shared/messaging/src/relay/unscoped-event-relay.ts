import type { UnitOfWork } from '@livery/kernel';
import { queryWithin } from '@livery/persistence';
import { type Counter, type Metrics, NO_TELEMETRY, type Tracer } from '@livery/telemetry';
import type { EventConsumer, PositionedEvent } from './event-consumer.ts';
import { PLACE_IN_TURNS, PLACE_OLDEST } from './unscoped-position-statements.ts';
import { RelayTurns } from './relay-turns.ts';

/** The number of the advisory lock that a relay holds while it assigns positions. */
const RELAY_LOCK = 7_305_812;
/**
 * Positions are assigned by one transaction at a time. Its plans are kept, and often made while tables are small: joins must use an index for
 * each row and never scan the event log. A bitmap scan would visit the index entries of events that have got their position since the last
 * vacuum, again and again, while an index scan marks them as dead.
 */
const BEGIN = `
  select pg_advisory_xact_lock(${RELAY_LOCK}), set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true),
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

export interface RelayedBatch {
  readonly events: number;
  /** Whether more may be waiting. */
  readonly isFull: boolean;
}

/**
 * Assigns positions to new events and passes them to every consumer, in one transaction at a time. An event that is committed
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
  ) {
    this.positioned = metrics.counter({
      name: 'livery_events_placed_total',
      help: 'Events to which the relay has assigned a position',
    });
  }

  /** Waits until no other relay is working, then assigns positions to at most 500 events. Tenants take turns if more are waiting. */
  async relayBatch(): Promise<RelayedBatch> {
    const rows = await this.assignPositions();
    this.positioned.add({}, rows.length);
    this.trace(rows);
    return { events: rows.length, isFull: this.turns.placed(rows) };
  }

  private assignPositions(): Promise<readonly PositionedRow[]> {
    return this.unitOfWork.run(async (transaction) => {
      await queryWithin(transaction, BEGIN);
      const { after } = this.turns;
      const rows = await (after === null
        ? queryWithin<PositionedRow>(transaction, PLACE_OLDEST)
        : queryWithin<PositionedRow>(transaction, PLACE_IN_TURNS, [after.organizationId, after.livemode]));
      const events = inOrder(rows);
      for (const consumer of rows.length === 0 ? [] : this.consumers) await consumer.consume(events, transaction);
      return rows;
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
