import type { Database } from '@livery/persistence';
import { atMostEvery, type Metrics, SCRAPE_INTERVAL_MS } from '@livery/telemetry';
import { unscopedDueDeliveries } from './unscoped-due-deliveries.ts';

/** Adds the metrics on due deliveries. One statement serves all of them. */
export function showDueDeliveries(database: Database, metrics: Metrics): void {
  const read = atMostEvery(SCRAPE_INTERVAL_MS, () => unscopedDueDeliveries(database));
  metrics.gauge({
    name: 'livery_deliveries_due',
    help: 'Deliveries that are due and not claimed, counted up to 10,000',
    read: async () => (await read()).count,
  });
  metrics.gauge({
    name: 'livery_delivery_oldest_due_age_seconds',
    help: 'Age of the oldest delivery that is due and not claimed; 0 when there is none',
    read: async () => (await read()).oldestAge,
  });
  metrics.gauge({
    name: 'livery_deliveries_replayed_due',
    help: 'Deliveries that wait for the first attempt of a replay and are not claimed, counted up to 10,000',
    read: async () => (await read()).replayed,
  });
}
