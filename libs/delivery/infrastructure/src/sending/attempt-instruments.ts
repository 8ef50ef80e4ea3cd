import type { AttemptOutcome } from '@livery/delivery-domain';
import type { Counter, Histogram, Metrics } from '@livery/telemetry';

/** The upper bounds in seconds. The last one is the deadline of an attempt. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];

/** The metrics of attempts. */
export class AttemptInstruments {
  private readonly attempts: Counter<'outcome' | 'reason'>;
  private readonly duration: Histogram;

  /** @param inFlight returns the number of requests that have no response yet */
  constructor(metrics: Metrics, inFlight: () => number) {
    this.attempts = metrics.counter({
      name: 'livery_delivery_attempts_total',
      help: 'Attempts to deliver, by outcome and by the reason of a failure: status, or the class of the error',
      labels: ['outcome', 'reason'],
    });
    this.duration = metrics.histogram({
      name: 'livery_delivery_attempt_duration_seconds',
      help: 'Time from the start of an attempt to the end of the response',
      buckets: BUCKETS,
    });
    metrics.gauge({
      name: 'livery_delivery_attempts_in_flight',
      help: 'Attempts that have no response yet',
      read: inFlight,
    });
  }

  count({ succeeded, durationMs, error }: AttemptOutcome): void {
    const reason = error?.class ?? (succeeded ? 'none' : 'status');
    this.attempts.add({ outcome: succeeded ? 'succeeded' : 'failed', reason });
    this.duration.record({}, durationMs / 1_000);
  }
}
