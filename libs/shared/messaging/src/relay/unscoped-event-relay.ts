import type { UnitOfWork } from '@livery/kernel';
import { managerOf, unscoped } from '@livery/persistence';
import { type Counter, type Metrics, NO_TELEMETRY, type Tracer } from '@livery/telemetry';
import type { EventConsumer, PositionedEvent } from './event-consumer.ts';
import { RELAY } from '../tenant-guard-exceptions.ts';

/** The number of the advisory lock that a relay holds while it assigns positions. */
const RELAY_LOCK = 7_305_812;
const BATCH = 500;

/**
 * Assigns positions to the oldest events without one. The join must use the index for each row and never scan the event log;
 * `assignPositions` switches off the other kinds of joins for that.
 */
const ASSIGN_POSITIONS = unscoped(
  RELAY,
  `with without_position as materialized (
     select organization_id, livemode, id, ordinal from messaging.event
      where position is null order by ordinal limit ${BATCH}
   ), batch as materialized (
     select organization_id, livemode, id, row_number() over (order by ordinal) as number from without_position
   ), advanced as (
     update messaging.last_position set position = position + (select count(*) from batch)
     returning position - (select count(*) from batch) as start
   )
   update messaging.event e set position = advanced.start + batch.number
     from batch, advanced
    where e.organization_id = batch.organization_id and e.livemode = batch.livemode and e.id = batch.id
   returning e.organization_id, e.livemode, e.id, e.type, e.position, e.created, e.traceparent`,
);

interface PositionedRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly type: string;
  readonly position: string;
  readonly created: Date;
  readonly traceparent: string | null;
}

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

  /** Waits until no other relay is working, then assigns positions to at most 500 events. */
  async relayBatch(): Promise<RelayedBatch> {
    const rows = await this.assignPositions();
    this.positioned.add({}, rows.length);
    this.trace(rows);
    return { events: rows.length, isFull: rows.length === BATCH };
  }

  private assignPositions(): Promise<readonly PositionedRow[]> {
    return this.unitOfWork.run(async (transaction) => {
      const manager = managerOf(transaction);
      await manager.query(`select pg_advisory_xact_lock(${RELAY_LOCK})`);
      await manager.query('set local enable_hashjoin = off; set local enable_mergejoin = off');
      const [rows] = await manager.query<[PositionedRow[], number]>(ASSIGN_POSITIONS);
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
