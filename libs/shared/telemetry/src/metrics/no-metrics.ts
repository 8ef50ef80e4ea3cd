import { type Counter, type Histogram, Metrics } from './metrics.ts';

const COUNTER: Counter = {
  add: () => undefined,
};
const HISTOGRAM: Histogram = {
  record: () => undefined,
};

/** Nobody asks: nothing is counted. */
export class NoMetrics extends Metrics {
  counter(): Counter<string> {
    return COUNTER;
  }

  histogram(): Histogram<string> {
    return HISTOGRAM;
  }

  gauge(): void {
    // Nothing is read.
  }

  beforeRead(): void {
    // Nothing is read.
  }
}
