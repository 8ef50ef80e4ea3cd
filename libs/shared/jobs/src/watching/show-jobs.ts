import type { Database } from '@livery/persistence';
import { atMostEvery, type Metrics, SCRAPE_INTERVAL_MS } from '@livery/telemetry';
import { unscopedJobCounts } from './unscoped-job-counts.ts';

/** Declares the metrics of waiting and running jobs. One statement serves all of them. */
export function showJobs(database: Database, metrics: Metrics, perOrganization: number): void {
  const read = atMostEvery(SCRAPE_INTERVAL_MS, () => unscopedJobCounts(database, perOrganization));
  metrics.gauge({
    name: 'livery_jobs_queued',
    help: 'Jobs that wait for a worker, counted up to 10,000',
    read: async () => (await read()).queued,
  });
  metrics.gauge({
    name: 'livery_jobs_due',
    help: 'Jobs that could run now if there were a slot, counted up to 10,000',
    read: async () => (await read()).due,
  });
  metrics.gauge({
    name: 'livery_jobs_running',
    help: 'Jobs that a worker runs',
    read: async () => (await read()).running,
  });
  metrics.gauge({
    name: 'livery_jobs_oldest_queued_age_seconds',
    help: 'Time since the oldest job was due of an organization that has not its number of running jobs; 0 when there is none',
    read: async () => (await read()).oldestAge,
  });
}
