import type { Database } from '@livery/persistence';
import { atMostEvery, type Metrics, SCRAPE_INTERVAL_MS } from '@livery/telemetry';
import { COUNT_CONDEMNED } from './unscoped-collection-statements.ts';

const MAX_COUNTED = 10_000;

/** Adds the metrics on objects that wait for their deletion. One statement serves both. */
export function showCondemned(database: Database, metrics: Metrics): void {
  const read = atMostEvery(SCRAPE_INTERVAL_MS, async () => {
    const [row] = await database.query<{ count: number; age: number }>(COUNT_CONDEMNED, [MAX_COUNTED]);
    return { count: row?.count ?? 0, age: row?.age ?? 0 };
  });
  metrics.gauge({
    name: 'livery_blobs_condemned',
    help: 'Objects that wait for the deletion of their bytes, counted up to 10,000',
    read: async () => (await read()).count,
  });
  metrics.gauge({
    name: 'livery_blob_oldest_condemned_age_seconds',
    help: 'Age of the oldest object that waits for the deletion of its bytes; 0 when there is none',
    read: async () => (await read()).age,
  });
}
