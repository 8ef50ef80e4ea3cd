import { type Database, unscoped } from '@livery/persistence';
import { RELAY_LAG } from '../tenant-guard-exceptions.ts';

/** The most events that are counted, and the most tenants whose oldest event is looked at. */
const [MAX_COUNTED, MAX_TENANTS] = [10_000, 1_000];

const next = (after: string): string => `
       select organization_id, livemode, created from messaging.event
        where position is null and (organization_id, livemode, ordinal) > (${after})
        order by organization_id, livemode, ordinal limit 1`;

/** Counts entries of the index of events without a position, and steps through it from the oldest event of one tenant to that of the next. */
const WAITING = unscoped(
  RELAY_LAG,
  `with recursive oldest as (
     select o.*, 1 as step from (${next(`'00000000-0000-0000-0000-000000000000', false, 0`)}) o
      union all
     select o.*, oldest.step + 1
       from oldest cross join lateral (${next('oldest.organization_id, oldest.livemode, 9223372036854775807')}) o
      where oldest.step < ${MAX_TENANTS}
   )
   select (select coalesce(extract(epoch from now() - min(created)), 0)::float8 from oldest) as age,
          (select count(*)::integer from (
             select from messaging.event
              where position is null and (organization_id, livemode, ordinal) > ('00000000-0000-0000-0000-000000000000', false, 0)
              order by organization_id, livemode, ordinal limit ${MAX_COUNTED}
           ) e) as events`,
);

export interface RelayLag {
  /** The age in seconds of the oldest event without a position; 0 if there is none. */
  readonly age: number;
  /** The number of events without a position, up to 10,000. */
  readonly events: number;
}

export async function unscopedRelayLag(database: Pick<Database, 'query'>): Promise<RelayLag> {
  const [waiting] = await database.query<RelayLag & Record<string, number>>(WAITING);
  return { age: Math.max(0, waiting?.age ?? 0), events: waiting?.events ?? 0 };
}
