import type { Metrics } from '@livery/telemetry';
import type { Database } from './database.ts';

/** Declares the metrics of a process's connection pool. */
export function showPool(database: Database, metrics: Metrics): void {
  metrics.gauge({
    name: 'livery_database_connections',
    help: 'Connections of the pool that are open',
    read: () => database.poolUsage.total,
  });
  metrics.gauge({
    name: 'livery_database_connections_idle',
    help: 'Open connections of the pool that nobody uses',
    read: () => database.poolUsage.idle,
  });
  metrics.gauge({
    name: 'livery_database_connections_awaited',
    help: 'Work that waits for a connection of the pool',
    read: () => database.poolUsage.awaited,
  });
  metrics.gauge({
    name: 'livery_database_connections_limit',
    help: 'Connections that the pool may open',
    read: () => database.poolUsage.limit,
  });
}
