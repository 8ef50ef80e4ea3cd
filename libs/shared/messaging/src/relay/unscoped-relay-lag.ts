import { type Database, unscoped } from '@livery/persistence';
import { RELAY_LAG } from '../unscoped-uses.ts';

/** The first entry of the index of what is not placed. */
const OLDEST_UNPLACED = unscoped(
  RELAY_LAG,
  `select extract(epoch from now() - created)::float8 as age from messaging.event
    where position is null order by ordinal limit 1`,
);

/** How long the oldest event waits for its position, in seconds; 0 when none does. */
export async function unscopedRelayLag(database: Pick<Database, 'query'>): Promise<number> {
  const [oldest] = await database.query<{ age: number }>(OLDEST_UNPLACED);
  return Math.max(0, oldest?.age ?? 0);
}
