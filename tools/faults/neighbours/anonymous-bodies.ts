import type { Pool } from 'undici';
import { startServer } from '../../benchmarks/support/server-process.ts';
import { listsEvents, measureNeighbour, type NeighbourTimes } from './neighbour.ts';

const CALLERS = 4;
const LONG = 950_000;
/** What one body of a caller without a credential may have. */
const SHORT = 16_000;

/** Bodies that cost much to parse, or to refuse. */
const BODIES: readonly string[] = [
  '['.repeat(LONG),
  '['.repeat(SHORT),
  '{"a":'.repeat(SHORT / 5),
  `"${'\\'.repeat(SHORT)}`,
  `{${Array.from({ length: SHORT / 10 }, (_, n) => `"${String(n).padStart(5, '0')}":1`).join()}}`,
  `{"a":${'9'.repeat(SHORT)}}`,
];
const HARMLESS = JSON.stringify({ email: 'nobody@acme.example', password: null });

export interface AnonymousBodies {
  readonly times: NeighbourTimes;
  /** How many answers the attackers got, by status. */
  readonly statuses: ReadonlyMap<number, number>;
}

/** A neighbour beside callers without a credential who send hostile bodies, compared with harmless bodies that are refused as well. */
export async function sendAnonymousBodies(url: string, slices: number): Promise<AnonymousBodies> {
  const api = await startServer('api', { DATABASE_URL: url });
  const statuses = new Map<number, number>();
  const send = async (pool: Pool, body: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', origin: api.origin };
    const answer = await pool.request({ method: 'POST', path: '/api/v1/sessions', headers, body });
    await answer.body.dump();
    return answer.statusCode;
  };
  try {
    const times = await measureNeighbour(
      {
        origin: api.origin,
        ...listsEvents(api.facts['key'] ?? ''),
        attackers: CALLERS,
        attack: async (pool, number) => {
          // The api ends a connection on which too much arrives, sometimes before the answer was read.
          const status = await send(pool, BODIES[number % BODIES.length] ?? '').catch(() => 0);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        },
        instead: async (pool) => {
          await send(pool, HARMLESS);
        },
      },
      slices,
    );
    return { times, statuses };
  } finally {
    await api.stop();
  }
}
