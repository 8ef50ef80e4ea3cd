import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { openLoop, percentile } from '../../benchmarks/support/open-loop.ts';

/** A break, so that what was begun under attack has ended before the next period. */
const PAUSE_MS = 300;

/** One of several callers who attack. It sends one request after the other until it is told to end. */
export type Attacker = (pool: Pool, number: number) => Promise<void>;

/** The milliseconds of a neighbour's requests: beside attackers, and beside what it is compared with. */
export interface NeighbourTimes {
  readonly beside: number[];
  readonly compared: number[];
}

export interface Attack {
  /** The url of the api. */
  readonly origin: string;
  /** What the neighbour does, at a steady rate. @throws Error if that fails */
  readonly request: (pool: Pool) => Promise<void>;
  /** How many requests there are in a second. */
  readonly perSecond: number;
  /** How many attackers there are at the same time. */
  readonly attackers: number;
  readonly attack: Attacker;
  /** What they do in the other half of the time (default: nothing). */
  readonly instead?: Attacker;
}

/**
 * Measures a neighbour's requests at a steady rate, while callers attack and while they do not. Periods of both alternate, so that a change
 * of the machine's speed affects both.
 * @param slices how many periods of a second there are of each
 */
export async function measureNeighbour(
  { origin, request, perSecond, attackers, attack, instead }: Attack,
  slices: number,
): Promise<NeighbourTimes> {
  const pool = new Pool(origin, { connections: 32 });
  const times: NeighbourTimes = { beside: [], compared: [] };
  await period();
  for (let slice = 0; slice < slices; slice += 1) {
    times.compared.push(...(await besideCallers(instead)));
    times.beside.push(...(await besideCallers(attack)));
  }
  await pool.close();
  return times;

  function period(): Promise<readonly number[]> {
    return openLoop(perSecond, perSecond, () => request(pool));
  }

  async function besideCallers(call: Attacker | undefined): Promise<readonly number[]> {
    const ending = new AbortController();
    const others = new Pool(origin, { connections: attackers });
    const callers = Array.from({ length: call === undefined ? 0 : attackers }, async () => {
      for (let number = 0; !ending.signal.aborted; number += 1) await call?.(others, number);
    });
    const measured = await period();
    ending.abort();
    await Promise.all(callers);
    await others.close();
    await pause(PAUSE_MS);
    return measured;
  }
}

/** Lists the events of a neighbour. */
export function listsEvents(key: string): Pick<Attack, 'request' | 'perSecond'> {
  const headers = { authorization: `Bearer ${key}` };
  const request = async (pool: Pool): Promise<void> => {
    const { statusCode, body } = await pool.request({ method: 'GET', path: '/api/v1/events?limit=10', headers });
    await body.dump();
    if (statusCode !== 200) throw new Error(`The neighbour got ${statusCode}.`);
  };
  return { request, perSecond: 40 };
}

/** How many times as long as beside nothing, or beside the other callers, the neighbour's requests take. */
export function ratioOf({ beside, compared }: NeighbourTimes, share: number): number {
  return percentile(beside, share) / percentile(compared, share);
}

/** The median and the 99th percentile of both, in words. */
export function inWords({ beside, compared }: NeighbourTimes): string {
  const at = (samples: readonly number[]): string =>
    `p50 ${percentile(samples, 0.5).toFixed(1)} ms, p99 ${percentile(samples, 0.99).toFixed(1)} ms`;
  return `${at(compared)} before; ${at(beside)} beside them`;
}
