import type { Database } from '@livery/persistence';
import { atMostEvery, type Metrics, SCRAPE_INTERVAL_MS } from '@livery/telemetry';
import { unscopedRelayLag } from './unscoped-relay-lag.ts';

/** Declares the metric of the relay's lag. */
export function showRelayLag(database: Database, metrics: Metrics): void {
  metrics.gauge({
    name: 'livery_relay_oldest_event_age_seconds',
    help: 'Age of the oldest event without a position; 0 when there is none',
    read: atMostEvery(SCRAPE_INTERVAL_MS, () => unscopedRelayLag(database)),
  });
}
