import type { Counter, Metrics } from '@livery/telemetry';
import { isEnded, type Job } from '../domain/job.ts';

/** Counts how runs and jobs end. */
export class JobInstruments {
  private readonly finished: Counter<'kind' | 'outcome'>;
  private readonly crashed: Counter<'kind'>;

  constructor(metrics: Metrics) {
    this.finished = metrics.counter({
      name: 'livery_jobs_finished_total',
      help: 'Jobs that a worker has brought to their end, by kind and outcome',
      labels: ['kind', 'outcome'],
    });
    this.crashed = metrics.counter({
      name: 'livery_jobs_crashed_total',
      help: 'Runs that ended with an expired lease or an unexpected error',
      labels: ['kind'],
    });
  }

  /** A run was interrupted. The job waits for its next run, or has failed. */
  interrupted(job: Job): void {
    this.crashed.add({ kind: job.kind });
    this.ended(job);
  }

  /** Counts the job if it has ended. */
  ended(job: Job): void {
    if (isEnded(job)) this.finished.add({ kind: job.kind, outcome: job.status });
  }
}
