import type { Counter, Histogram, Metrics } from '@livery/telemetry';
import type { ServedRequest } from './served-request.ts';

/** Seconds; the steps of the slowest documents are those of the checking deadline. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What is counted of requests. */
export class RequestInstruments {
  private readonly answered: Counter<'route' | 'method' | 'status'>;
  private readonly duration: Histogram<'route' | 'method' | 'status_class'>;

  constructor(metrics: Metrics) {
    this.answered = metrics.counter({
      name: 'livery_http_requests_total',
      help: 'Requests by route template, method and status; 499 when the caller went before the answer',
      labels: ['route', 'method', 'status'],
    });
    this.duration = metrics.histogram({
      name: 'livery_http_request_duration_seconds',
      help: 'Time from the head of a request to the end of its answer',
      labels: ['route', 'method', 'status_class'],
      buckets: BUCKETS,
    });
  }

  count({ route, method, status, seconds }: ServedRequest): void {
    this.answered.add({ route, method, status: String(status) });
    this.duration.record({ route, method, status_class: `${Math.floor(status / 100)}xx` }, seconds);
  }
}
