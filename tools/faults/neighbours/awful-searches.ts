import { connectDatabase } from '@livery/app-composition';
import { startServer } from '../../benchmarks/support/server-process.ts';
import { fillLibraries } from '../../benchmarks/support/library-rows.ts';
import { listsEvents, measureNeighbour, type NeighbourTimes } from './neighbour.ts';

const CALLERS = 4;
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
}

/** A neighbour beside four callers of another organization, who search a library with queries that cost much. */
export async function searchAwfully(url: string, assets: number, slices: number): Promise<AwfulSearches> {
  const api = await startServer('api', { DATABASE_URL: url });
  const statuses = new Map<number, number>();
  try {
    const { organization_id: organizationId = '', key = '', other_key: neighbour = '' } = api.facts;
    const options = { url, applicationName: 'fault', poolSize: 1, guardTenants: false };
    const database = await connectDatabase({ ...options, silenceMs: 600_000 });
    await fillLibraries(database, [assets], () => ({ organizationId, livemode: true }));
    await database.close();
    const headers = { authorization: `Bearer ${key}` };
    const times = await measureNeighbour(
      {
        origin: api.origin,
        ...listsEvents(neighbour),
        attackers: CALLERS,
        attack: async (pool, number) => {
          const q = encodeURIComponent(TEXTS[number % TEXTS.length] ?? '');
          const path = `/api/v1/library_assets?q=${q}&limit=200&offset=5000`;
          const { statusCode, body } = await pool.request({ method: 'GET', path, headers });
          await body.dump();
          statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
        },
      },
      slices,
    );
    return { times, statuses };
  } finally {
    await api.stop();
  }
}
