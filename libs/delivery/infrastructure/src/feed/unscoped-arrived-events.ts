import { type Database, unscoped } from '@livery/persistence';
import type { Tenant } from '@livery/kernel';
import { EVENT_ARRIVALS } from '../persistence/tenant-guard-exceptions.ts';

/** A reader who has read all events up to a position. */
export interface WaitingReader {
  readonly tenant: Tenant;
  readonly position: bigint;
}

/** Looks for the next entry of each reader in the index of positions. */
const ARRIVED = unscoped(
  EVENT_ARRIVALS,
  `select reader.number::int as number
     from unnest($1::uuid[], $2::boolean[], $3::bigint[])
          with ordinality as reader(organization_id, livemode, position, number)
    cross join lateral (
      select from messaging.event e
       where e.organization_id = reader.organization_id and e.livemode = reader.livemode and e.position > reader.position
       order by e.position limit 1
    ) arrived`,
);

/** Returns the readers for whom an event has come, with one statement for all. */
export async function unscopedArrivedEvents<Reader extends WaitingReader>(
  database: Database,
  readers: readonly Reader[],
): Promise<readonly Reader[]> {
  const rows = await database.query<{ number: number }>(ARRIVED, [
    readers.map(({ tenant }) => tenant.organizationId),
    readers.map(({ tenant }) => tenant.livemode),
    readers.map(({ position }) => position.toString()),
  ]);
  return rows.flatMap(({ number }) => readers.slice(number - 1, number));
}
