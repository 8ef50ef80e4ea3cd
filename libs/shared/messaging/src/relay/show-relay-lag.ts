import type { Database } from '@livery/persistence';
import { atMostEvery, type Metrics, SCRAPE_INTERVAL_MS } from '@livery/telemetry';
import { unscopedRelayLag } from './unscoped-relay-lag.ts';

/** Declares the metrics of what waits for the relay. One read serves both. */
export function showRelayLag(database: Database, metrics: Metrics): void {
  const read = atMostEvery(SCRAPE_INTERVAL_MS, () => unscopedRelayLag(database));
  metrics.gauge({
    name: 'livery_relay_oldest_event_age_seconds',
    help: 'Age of the oldest event without a position; 0 when there is none',
    read: async () => (await read()).age,
  });
  metrics.gauge({
    name: 'livery_relay_events_waiting',
    help: 'Events without a position, up to 10000',
    read: async () => (await read()).events,
  });
}
