import type { Counter, Histogram, Metrics } from '@livery/telemetry';

/** The buckets of the histogram in seconds. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The numbers that the pool of checking threads reports. */
export interface PoolUse {
  readonly running: number;
  readonly waiting: number;
  readonly threads: number;
}

/** Counts and times the checks in threads. */
export class InspectionInstruments {
  readonly duration: Histogram<'outcome'>;
  readonly refused: Counter;
  readonly stopped: Counter<'reason'>;

  constructor(metrics: Metrics, use: () => PoolUse) {
    this.duration = metrics.histogram({
      name: 'livery_check_duration_seconds',
      help: 'Time of a check in its thread',
      labels: ['outcome'],
      buckets: BUCKETS,
    });
    this.refused = metrics.counter({
      name: 'livery_checks_refused_total',
      help: 'Checks that were answered with 503 because the queue for a thread was full',
    });
    this.stopped = metrics.counter({
      name: 'livery_checks_stopped_total',
      help: 'Checks whose thread was stopped at the deadline or for want of a processor, or died',
      labels: ['reason'],
    });
    metrics.gauge({ name: 'livery_checks_running', help: 'Checks in a thread', read: () => use().running });
    metrics.gauge({ name: 'livery_checks_waiting', help: 'Checks that wait for a thread', read: () => use().waiting });
    metrics.gauge({ name: 'livery_check_threads', help: 'Threads for checks', read: () => use().threads });
  }
}
