import type { Counter, Metrics } from '@livery/telemetry';

/** What is counted of the relay's work. */
export class RelayInstruments {
  readonly placed: Counter;
  readonly deliveries: Counter;

  constructor(metrics: Metrics) {
    this.placed = metrics.counter({
      name: 'livery_events_placed_total',
      help: 'Events that the relay has given their position',
    });
    this.deliveries = metrics.counter({
      name: 'livery_deliveries_created_total',
      help: 'Deliveries that events have led to',
    });
  }
}
