import type { UnitOfWork } from '@livery/kernel';
import { managerOf, unscoped } from '@livery/persistence';
import { type Counter, type Metrics, NO_TELEMETRY, type Tracer } from '@livery/telemetry';
import type { EventConsumer, PlacedEvent } from './event-consumer.ts';
import { RELAY } from '../unscoped-uses.ts';

/** Whoever holds this advisory lock gives positions; the number is Livery's own. */
const RELAY_LOCK = 7_305_812;
const BATCH = 500;

/**
 * The join must not read the event log: with few rows the planner takes an index for each of them, whatever it knows of
 * the table.
 */
const PLACE = unscoped(
  RELAY,
  `with unplaced as materialized (
     select organization_id, livemode, id, ordinal from messaging.event
      where position is null order by ordinal limit ${BATCH}
   ), batch as materialized (
     select organization_id, livemode, id, row_number() over (order by ordinal) as place from unplaced
   ), advanced as (
     update messaging.last_position set position = position + (select count(*) from batch)
     returning position - (select count(*) from batch) as start
   )
   update messaging.event e set position = advanced.start + batch.place
     from batch, advanced
    where e.organization_id = batch.organization_id and e.livemode = batch.livemode and e.id = batch.id
   returning e.organization_id, e.livemode, e.id, e.type, e.position, e.created, e.traceparent`,
);

interface PlacedRow {
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
 * Gives every new event its position in the order of writing and hands it to every consumer, in one transaction at a time.
 * What is committed late is placed late, so that a reader by position never skips it.
 */
export class UnscopedEventRelay {
  private readonly placed: Counter;

  constructor(
    private readonly consumers: readonly EventConsumer[],
    private readonly unitOfWork: UnitOfWork,
    metrics: Metrics = NO_TELEMETRY.metrics,
    private readonly tracer: Tracer = NO_TELEMETRY.tracer,
  ) {
    this.placed = metrics.counter({
      name: 'livery_events_placed_total',
      help: 'Events that the relay has given their position',
    });
  }

  /** Waits for another relay that is at work, then places at most 500 events. */
  async relayBatch(): Promise<RelayedBatch> {
    const rows = await this.placeBatch();
    this.placed.add({}, rows.length);
    this.trace(rows);
    return { events: rows.length, isFull: rows.length === BATCH };
  }

  private placeBatch(): Promise<readonly PlacedRow[]> {
    return this.unitOfWork.run(async (transaction) => {
      const manager = managerOf(transaction);
      await manager.query(`select pg_advisory_xact_lock(${RELAY_LOCK})`);
      await manager.query('set local enable_hashjoin = off; set local enable_mergejoin = off');
      const [rows] = await manager.query<[PlacedRow[], number]>(PLACE);
      const events = inOrder(rows);
      for (const consumer of rows.length === 0 ? [] : this.consumers) await consumer.consume(events, transaction);
      return rows;
    });
  }

  /** A span shows how long an event has waited, since the work itself is done for many at once. */
  private trace(rows: readonly PlacedRow[]): void {
    for (const { type, created, traceparent } of rows) {
      if (traceparent === null) continue;
      this.tracer.start({ name: `relay ${type}`, kind: 'internal', parent: traceparent, began: created }).end();
    }
  }
}

function inOrder(rows: readonly PlacedRow[]): PlacedEvent[] {
  const events = rows.map(({ organization_id, livemode, id, type, position }) => ({
    tenant: { organizationId: organization_id, livemode },
    id,
    type,
    position: BigInt(position),
  }));
  return events.sort((a, b) => Number(a.position - b.position));
}
