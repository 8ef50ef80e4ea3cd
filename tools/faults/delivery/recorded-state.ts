import { publicId } from '@livery/kernel';
import type { Database } from '@livery/persistence';
import { deliveryKey } from './delivery-key.ts';

/** The times at which the attempts of each delivery began, in milliseconds since 1970, by `deliveryKey`. */
export type RecordedAttempts = ReadonlyMap<string, readonly number[]>;

export async function readAttempts(database: Database): Promise<RecordedAttempts> {
  const rows = await database.dataSource.query<{ url: string; event: string; started: Date[] }[]>(
    `select e.url, d.event_id as event, array_agg(a.started order by a.started) as started
       from delivery.delivery_attempt a
       join delivery.webhook_delivery d on d.organization_id = a.organization_id and d.livemode = a.livemode and d.id = a.delivery_id
       join delivery.webhook_endpoint e on e.id = d.endpoint_id
      group by 1, 2`,
  );
  return new Map(
    rows.map(({ url, event, started }) => [
      deliveryKey(new URL(url).pathname, publicId('evt', event)),
      started.map((time) => time.getTime()),
    ]),
  );
}

/** Whether every event has been passed to the endpoints. */
export function isRelayed(database: Database): Promise<boolean> {
  return isEmpty(database, 'messaging.event where position is null');
}

export function isDelivered(database: Database): Promise<boolean> {
  return isEmpty(database, 'delivery.undelivered');
}

async function isEmpty(database: Database, rows: string): Promise<boolean> {
  return (await database.dataSource.query<unknown[]>(`select 1 from ${rows} limit 1`)).length === 0;
}

export interface RecordedState {
  /** Events of the type that endpoints receive, since there are endpoints. */
  readonly events: number;
  readonly undelivered: number;
  /** The last sequence of each endpoint. */
  readonly lastSequences: readonly number[];
}

export async function readState(database: Database, type: string): Promise<RecordedState> {
  const [state] = await database.dataSource.query<RecordedState[]>(
    `select (select count(*)::int from messaging.event
              where type = $1 and created >= (select min(created) from delivery.webhook_endpoint)) as events,
            (select count(*)::int from delivery.undelivered) as undelivered,
            (select coalesce(array_agg(last_sequence::int), '{}') from delivery.webhook_endpoint) as "lastSequences"`,
    [type],
  );
  if (state === undefined) throw new Error('There is no state.');
  return state;
}
