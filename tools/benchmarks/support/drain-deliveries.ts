import { setTimeout } from 'node:timers/promises';
import type { Database } from '@livery/persistence';
import { countPending, hasPending, insertDueDeliveries, insertEvents } from './webhook-rows.ts';

const EVENTS_AT_ONCE = 1_000;

export interface Drain {
  readonly database: Database;
  readonly endpoints: readonly string[];
  /** The number of deliveries of all endpoints together. */
  readonly deliveries: number;
  /** Tells the workers that deliveries are due. */
  readonly wake: () => void;
}

/** Makes deliveries that are all due, and waits until they are delivered. @returns deliveries a second */
export async function drainDeliveries({ database, endpoints, deliveries, wake }: Drain): Promise<number> {
  const events = Math.ceil(deliveries / endpoints.length);
  for (let made = 0; made < events; made += EVENTS_AT_ONCE) {
    const ids = await insertEvents(database, Math.min(EVENTS_AT_ONCE, events - made), true);
    await insertDueDeliveries(database, ids, endpoints);
  }
  const started = performance.now();
  // A worker that looks for work by itself has delivered some already.
  const left = await countPending(database);
  wake();
  while (await hasPending(database)) await setTimeout(20);
  return left / ((performance.now() - started) / 1_000);
}
