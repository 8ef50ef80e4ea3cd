import type { Database } from '@livery/persistence';
import { atMostEvery, type Metrics, SCRAPE_INTERVAL_MS } from '@livery/telemetry';
import { unscopedRelayLag } from './unscoped-relay-lag.ts';

/** Shows how far the relay is behind. */
export function showRelayLag(database: Database, metrics: Metrics): void {
  metrics.gauge({
    name: 'livery_relay_oldest_event_age_seconds',
    help: 'Age of the oldest event that the relay has not placed; 0 when there is none',
    read: atMostEvery(SCRAPE_INTERVAL_MS, () => unscopedRelayLag(database)),
  });
}
