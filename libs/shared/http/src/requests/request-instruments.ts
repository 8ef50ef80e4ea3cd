import type { Counter, Histogram, Labels, Metrics } from '@livery/telemetry';
import type { Outcome } from './outcomes.ts';
import type { ServedRequest } from './served-request.ts';

/** The upper bounds of the buckets, in seconds. The last one is the default deadline of a check. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Answered = 'route' | 'method' | 'status';
type Timed = 'route' | 'method' | 'status_class';

/** The labels of an outcome, and the number of requests that are not counted yet. */
interface Series {
  readonly answered: Labels<Answered>;
  readonly timed: Labels<Timed>;
  waiting: number;
}

const SECOND_MS = 1_000;

/** The metrics of requests. */
export class RequestInstruments {
  private readonly answered: Counter<Answered>;
  private readonly duration: Histogram<Timed>;
  private readonly series = new Map<Outcome, Series>();

  constructor(metrics: Metrics) {
    this.answered = metrics.counter({
      name: 'livery_http_requests_total',
      help: 'Requests by route template, method and status; 499 if the caller closed the connection before the response',
      labels: ['route', 'method', 'status'],
    });
    this.duration = metrics.histogram({
      name: 'livery_http_request_duration_seconds',
      help: 'Time from the headers of a request to the end of its response, without requests that wait for something',
      labels: ['route', 'method', 'status_class'],
      buckets: BUCKETS,
    });
  }

  count(requests: readonly ServedRequest[]): void {
    for (const { outcome, milliseconds, waits } of requests) {
      const series = this.seriesOf(outcome);
      series.waiting += 1;
      if (waits !== true) this.duration.record(series.timed, milliseconds / SECOND_MS);
    }
    for (const series of this.series.values()) {
      if (series.waiting > 0) this.answered.add(series.answered, series.waiting);
      series.waiting = 0;
    }
  }

  private seriesOf(outcome: Outcome): Series {
    const known = this.series.get(outcome);
    if (known !== undefined) return known;
    const series = seriesOf(outcome);
    this.series.set(outcome, series);
    return series;
  }
}

function seriesOf({ route, method, status }: Outcome): Series {
  return {
    answered: { route, method, status: String(status) },
    timed: { route, method, status_class: `${Math.floor(status / 100)}xx` },
    waiting: 0,
  };
}
