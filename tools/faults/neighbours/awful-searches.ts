import { setTimeout as pause } from 'node:timers/promises';
import { connectDatabase } from '@livery/app-composition';
import type { Database } from '@livery/persistence';
import { startServer } from '../../benchmarks/support/server-process.ts';
import { fillLibraries } from '../../benchmarks/support/library-rows.ts';
import { listsEvents, measureNeighbour, type NeighbourTimes } from './neighbour.ts';

/** More than may wait for their turn. */
const CALLERS = 40;
/** How often it is counted how many searches run. */
const COUNTED_MS = 20;
/** Words that most assets have, beginnings, and typing errors, each of which costs much to look up together with the others. */
const TEXTS = [
  'the report template brand logo sales and final new p',
  'teh reprot tmeplate barnd lgoo slaes adn fnial nwe presnetation',
  'b c d e f g h i j k',
  'the zzzzqqqq report xxxxyyyy template wwwwvvvv brand',
] as const;

export interface AwfulSearches {
  readonly times: NeighbourTimes;
  /** How many answers the searching callers got, by status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** How many searches the database has executed at the same time. */
  readonly mostAtOnce: number;
}

/** A neighbour beside many callers of another organization, who search a library with queries that cost much. */
export async function searchAwfully(url: string, assets: number, slices: number): Promise<AwfulSearches> {
  const api = await startServer('api', { DATABASE_URL: url });
  const statuses = new Map<number, number>();
  try {
    const { organization_id: organizationId = '', key = '', other_key: neighbour = '' } = api.facts;
    const options = { url, applicationName: 'fault', poolSize: 1, guardTenants: false };
    const database = await connectDatabase({ ...options, silenceMs: 600_000 });
    await fillLibraries(database, [assets], () => ({ organizationId, livemode: true }));
    const ending = new AbortController();
    const counted = countSearches(database, ending.signal);
    const headers = { authorization: `Bearer ${key}` };
    const times = await measureNeighbour(
      {
        origin: api.origin,
        ...listsEvents(neighbour),
        attackers: CALLERS,
        attack: async (pool, number) => {
          const q = encodeURIComponent(TEXTS[number % TEXTS.length] ?? '');
          const path = `/api/v1/library_assets?q=${q}&limit=200&offset=5000`;
          const { statusCode, headers: received, body } = await pool.request({ method: 'GET', path, headers });
          await body.dump();
          statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
          if (statusCode === 503) await pause(1_000 * secondsOf(received['retry-after']));
        },
      },
      slices,
    );
    ending.abort();
    return { times, statuses, mostAtOnce: await counted };
  } finally {
    await api.stop();
  }
}

function secondsOf(retryAfter: unknown): number {
  if (typeof retryAfter !== 'string') throw new Error('A search was refused without a time after which to come back.');
  return Number(retryAfter);
}

/** Counts searches until the signal, then closes the database. @returns the most at the same time */
async function countSearches(database: Database, signal: AbortSignal): Promise<number> {
  let most = 0;
  while (!signal.aborted) {
    const [row] = await database.dataSource.query<{ count: number }[]>(
      `select count(*)::int as count from pg_stat_activity
        where state = 'active' and backend_type = 'client backend' and pid <> pg_backend_pid() and query like '%asset_search%'`,
    );
    most = Math.max(most, row?.count ?? 0);
    await pause(COUNTED_MS);
  }
  await database.close();
  return most;
}
