import { type Database, unscoped } from '@livery/persistence';
import { RELAY_LAG } from '../tenant-guard-exceptions.ts';

/** Reads the first entry of the index of events without a position. */
const OLDEST_WITHOUT_POSITION = unscoped(
  RELAY_LAG,
  `select extract(epoch from now() - created)::float8 as age from messaging.event
    where position is null order by ordinal limit 1`,
);

/** The age in seconds of the oldest event without a position; 0 if there is none. */
export async function unscopedRelayLag(database: Pick<Database, 'query'>): Promise<number> {
  const [oldest] = await database.query<{ age: number }>(OLDEST_WITHOUT_POSITION);
  return Math.max(0, oldest?.age ?? 0);
}
