import { expect, it } from '@jest/globals';
import { type Counter, type Histogram, Metrics } from '@livery/telemetry';
import { RequestInstruments } from './request-instruments.ts';

/** Keeps what is counted and recorded. */
class KeptMetrics extends Metrics {
  counted = 0;
  readonly recorded: number[] = [];

  counter<Label extends string>(): Counter<Label> {
    return { add: (_, count = 1) => void (this.counted += count) };
  }

  histogram<Label extends string>(): Histogram<Label> {
    return { record: (_, value) => void this.recorded.push(value) };
  }

  gauge(): void {
    // There are none.
  }

  beforeRead(): void {
    // Nothing is collected.
  }
}

it('requests that wait on purpose are counted, but their duration is not measured', () => {
  const metrics = new KeptMetrics();
  const outcome = { route: '/api/v1/events', method: 'GET', status: 200 };
  const facts = { outcome, requestId: 'req_1', actor: null, ended: 0 };
  const instruments = new RequestInstruments(metrics);
  instruments.count([
    { ...facts, milliseconds: 12 },
    { ...facts, milliseconds: 30_000, waits: true },
  ]);
  expect(metrics.counted).toBe(2);
  expect(metrics.recorded).toEqual([0.012]);
});
