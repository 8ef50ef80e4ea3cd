import { type Counter, type Histogram, Metrics } from './metrics.ts';

const COUNTER: Counter = {
  add: () => undefined,
};
const HISTOGRAM: Histogram = {
  record: () => undefined,
};

/** Counts nothing. It is used if metrics are off. */
export class NoMetrics extends Metrics {
  counter(): Counter<string> {
    return COUNTER;
  }

  histogram(): Histogram<string> {
    return HISTOGRAM;
  }

  gauge(): void {
    // Metrics are off.
  }

  beforeRead(): void {
    // Metrics are off.
  }
}
