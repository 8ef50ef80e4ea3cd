import type { Database } from '@livery/persistence';
import { atMostEvery, type Metrics, SCRAPE_INTERVAL_MS } from '@livery/telemetry';
import { unscopedJobCounts } from './unscoped-job-counts.ts';

/** Declares the metrics of waiting and running jobs. One statement serves all of them. */
export function showJobs(database: Database, metrics: Metrics): void {
  const read = atMostEvery(SCRAPE_INTERVAL_MS, () => unscopedJobCounts(database));
  metrics.gauge({
    name: 'livery_jobs_queued',
    help: 'Jobs that wait for a worker, counted up to 10,000',
    read: async () => (await read()).queued,
  });
  metrics.gauge({
    name: 'livery_jobs_running',
    help: 'Jobs that a worker runs',
    read: async () => (await read()).running,
  });
  metrics.gauge({
    name: 'livery_jobs_oldest_queued_age_seconds',
    help: 'Time since the oldest job was due that a worker could run now; 0 when there is none',
    read: async () => (await read()).oldestAge,
  });
}
