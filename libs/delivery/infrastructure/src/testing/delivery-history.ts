import { firstIdAt, newId } from '@livery/kernel';
import type { TestEndpoint } from './delivery-fixture.ts';

/** A delivery as a test wants it in the tables. */
export interface WantedDelivery {
  /** `abandoned later`: pending in its row, and abandoned by the row of its endpoint in `abandonment`. */
  readonly status: 'pending' | 'delivered' | 'failed' | 'abandoned' | 'abandoned later';
  /** Milliseconds after the delivery before it. */
  readonly after: number;
  /** Whether it has no sequence number. */
  readonly isTest: boolean;
}

export interface ExistingDelivery {
  readonly id: string;
  readonly eventId: string;
  readonly ordinal: number;
  readonly sequence: number | null;
  readonly status: 'pending' | 'delivered' | 'failed' | 'abandoned';
  readonly created: Date;
}

type Execute = (statement: string, values?: readonly unknown[]) => Promise<unknown>;

/** Where a history begins. Ordinals are `gap` apart, as if other endpoints had deliveries between them. */
export interface HistoryStart {
  readonly ordinal: number;
  readonly gap?: number;
  readonly created: Date;
}

/** Inserts deliveries of an endpoint as the relay and the dispatcher do, oldest first. */
export async function insertHistory(
  execute: Execute,
  { id: endpointId, tenant }: TestEndpoint,
  wanted: readonly WantedDelivery[],
  { ordinal, gap = 1, created }: HistoryStart,
): Promise<readonly ExistingDelivery[]> {
  let [sequence, time] = [0, created.getTime()];
  const deliveries = wanted.map(({ status, after, isTest }, index) => {
    if (!isTest) sequence += 1;
    time += after;
    return {
      id: newId(),
      eventId: idAround(time),
      ordinal: ordinal + index * gap,
      sequence: isTest ? null : sequence,
      status,
      created: new Date(time),
    };
  });
  await execute(INSERT, [tenant.organizationId, tenant.livemode, endpointId, JSON.stringify(deliveries)]);
  await execute(
    `delete from delivery.undelivered u using delivery.delivery_attempt t
      where u.organization_id = '${tenant.organizationId}' and t.organization_id = u.organization_id and t.delivery_id = u.id`,
  );
  const abandoned = deliveries.filter(({ status }) => status === 'abandoned later').map(({ ordinal }) => ordinal);
  if (abandoned.length > 0) {
    await execute(`insert into delivery.abandonment values ($1, $2, $3, $4, now())`, [
      tenant.organizationId,
      tenant.livemode,
      endpointId,
      Math.max(...abandoned),
    ]);
  }
  return deliveries.map((delivery) => ({ ...delivery, status: statusAt(delivery, Math.max(0, ...abandoned)) }));
}

/** Whatever is pending up to the ordinal of the abandonment is abandoned. */
function statusAt({ status, ordinal }: { status: WantedDelivery['status']; ordinal: number }, through: number) {
  if (status === 'abandoned later') return 'abandoned';
  return status === 'pending' && ordinal <= through ? 'abandoned' : status;
}

/** A new id whose time is that of an event. */
function idAround(time: number): string {
  return firstIdAt(new Date(time)).slice(0, 19) + newId().slice(19);
}

const INSERT = `
  with given as materialized (
    select *, case status when 'abandoned later' then 'pending' else status end as stored
      from json_to_recordset($4) as g(id uuid, "eventId" uuid, ordinal bigint, sequence bigint, status text, created timestamptz)
  ), deliveries as (
    insert into delivery.webhook_delivery (organization_id, livemode, event_id, endpoint_id, id, ordinal, sequence, created)
    select $1::uuid, $2::boolean, "eventId", $3::uuid, id, ordinal, sequence, created from given
  ), states as (
    insert into delivery.undelivered
      (organization_id, livemode, id, endpoint_id, event_id, ordinal, sequence, status, next_retry_at, completed)
    select $1, $2, id, $3, "eventId", ordinal, sequence, stored, case stored when 'pending' then created end,
           case when stored <> 'pending' then created end
      from given
  )
  insert into delivery.delivery_attempt
    (organization_id, livemode, id, delivery_id, started, duration_ms, timings, response_status, truncated)
  select $1, $2, id, id, created, 10, '{}', 200, false from given where status = 'delivered'`;
