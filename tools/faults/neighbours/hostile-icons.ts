import { FormData, type Pool } from 'undici';
import { startServer } from '../../benchmarks/support/server-process.ts';
import { measureNeighbour, type NeighbourTimes } from './neighbour.ts';

const CALLERS = 4;
/** Each icon is stored, so that its neighbours cannot send as many as they can list events. */
const PER_SECOND = 10;
/** As long as icons may be that are not too large. */
const LONG = 250_000;

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}<path d="M0 0h9v9z"/></svg>`;
const filled = (unit: string, length = LONG): string => unit.repeat(length / unit.length);
const nested = (depth: number, content: string): string => '<g>'.repeat(depth) + content + '</g>'.repeat(depth);

/** Icons that cost much to read, to refuse, or to shorten. */
const ICONS: readonly string[] = [
  svg(`<g fill="${filled('xscript', 80_000)}"/>`),
  svg(`<g style="fill:${filled('url (#', 80_000)}"/>`),
  svg(`<g style="${filled('fill:red;')}"/>`),
  svg(`<g class="${filled('data ')}"/>`),
  svg(nested(28, filled('<path style="fill:red;stroke:#123456;opacity:.5"/>', 240_000))),
  svg(`<path id="a" d="M0 0h9"/>${filled('<use href="#a" fill="url(#b)"/>', 150_000)}`),
  svg(`<path d="M0 0${filled('c1 2-3.5 4e1 5 6', 130_000)}"/>`),
  svg(filled('<g transform="rotate(4) scale(2)" stroke-width="1.00"><g/></g>', 150_000)),
  svg(`<title>${filled('&lt;script')}</title>`),
  svg(filled('<!--x-->')),
];
const SMALL = svg('<circle cx="4" cy="4" r="4.00" style="fill:#123456"/>');

export interface HostileIcons {
  readonly times: NeighbourTimes;
  /** How many answers the attackers got, by status. */
  readonly statuses: ReadonlyMap<number, number>;
}

/** A neighbour who uploads small icons beside four callers of another organization, whose icons are built to be slow. */
export async function uploadHostileIcons(url: string, slices: number): Promise<HostileIcons> {
  const api = await startServer('api', { DATABASE_URL: url });
  const statuses = new Map<number, number>();
  const { key = '', other_key: neighbour = '' } = api.facts;
  try {
    const [ownSet, hostileSet] = [await createSet(api.origin, neighbour), await createSet(api.origin, key)];
    let slug = 0;
    const send = async (pool: Pool, caller: string, set: string, icon: string): Promise<number> => {
      slug += 1;
      const body = new FormData();
      body.set('set', set);
      body.set('slug', `icon-${slug}`);
      body.set('file', new Blob([icon], { type: 'image/svg+xml' }), 'icon.svg');
      const headers = { authorization: `Bearer ${caller}` };
      const answer = await pool.request({ method: 'POST', path: '/api/v1/icons', headers, body });
      await answer.body.dump();
      return answer.statusCode;
    };
    const times = await measureNeighbour(
      {
        origin: api.origin,
        attackers: CALLERS,
        attack: async (pool, number) => {
          const status = await send(pool, key, hostileSet, ICONS[number % ICONS.length] ?? '');
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        },
        request: async (pool) => {
          const status = await send(pool, neighbour, ownSet, SMALL);
          if (status !== 201) throw new Error(`The neighbour got ${status}.`);
        },
        perSecond: PER_SECOND,
      },
      slices,
    );
    return { times, statuses };
  } finally {
    await api.stop();
  }
}

async function createSet(origin: string, key: string): Promise<string> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api/v1/icon_sets`, { method: 'POST', headers, body: '{"name":"Icons"}' });
  const set: unknown = await answer.json();
  if (typeof set !== 'object' || set === null || !('id' in set)) throw new Error('A set has an id.');
  return String(set.id);
}
