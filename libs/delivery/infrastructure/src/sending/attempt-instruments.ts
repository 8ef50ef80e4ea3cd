import type { AttemptOutcome } from '@livery/delivery-domain';
import type { Counter, Histogram, Metrics } from '@livery/telemetry';

/** Seconds; the last is the deadline of an attempt. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];

/** What is counted of attempts on the wire. */
export class AttemptInstruments {
  private readonly attempts: Counter<'outcome' | 'reason'>;
  private readonly duration: Histogram;

  /** @param inFlight how many are on their way */
  constructor(metrics: Metrics, inFlight: () => number) {
    this.attempts = metrics.counter({
      name: 'livery_delivery_attempts_total',
      help: 'Attempts to deliver, by what came of them, and why: a status, or the class of the error',
      labels: ['outcome', 'reason'],
    });
    this.duration = metrics.histogram({
      name: 'livery_delivery_attempt_duration_seconds',
      help: 'Time of an attempt, its answer included',
      buckets: BUCKETS,
    });
    metrics.gauge({
      name: 'livery_delivery_attempts_in_flight',
      help: 'Attempts that are on their way',
      read: inFlight,
    });
  }

  count({ succeeded, durationMs, error }: AttemptOutcome): void {
    const reason = error?.class ?? (succeeded ? 'none' : 'status');
    this.attempts.add({ outcome: succeeded ? 'succeeded' : 'failed', reason });
    this.duration.record({}, durationMs / 1_000);
  }
}
