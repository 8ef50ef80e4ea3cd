import type { Database } from '@livery/persistence';
import { atMostEvery, type Metrics, SCRAPE_INTERVAL_MS } from '@livery/telemetry';
import { unscopedDueDeliveries } from './unscoped-due-deliveries.ts';

/** Shows how much waits to be sent, and for how long: one statement for both. */
export function showDueDeliveries(database: Database, metrics: Metrics): void {
  const read = atMostEvery(SCRAPE_INTERVAL_MS, () => unscopedDueDeliveries(database));
  metrics.gauge({
    name: 'livery_deliveries_due',
    help: 'Deliveries that are due and that nobody attempts yet, counted up to 10,000',
    read: async () => (await read()).count,
  });
  metrics.gauge({
    name: 'livery_delivery_oldest_due_age_seconds',
    help: 'How long the delivery that has been due the longest has been so; 0 when there is none',
    read: async () => (await read()).oldestAge,
  });
}
