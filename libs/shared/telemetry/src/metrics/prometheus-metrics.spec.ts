import { describe, expect, it } from '@jest/globals';
import { PrometheusMetrics } from './prometheus-metrics.ts';

const WEIGHT = { name: 'livery_weight_kilograms', help: 'Weight' } as const;

describe('metrics for Prometheus', () => {
  it('add to the same series when they are declared twice', async () => {
    const metrics = new PrometheusMetrics();
    const declaration = { name: 'livery_calls_total', help: 'Calls', labels: ['route'] } as const;
    metrics.counter(declaration).add({ route: '/a' });
    metrics.counter(declaration).add({ route: '/a' }, 2);
    expect(await metrics.expose()).toContain('livery_calls_total{route="/a"} 3\n');
  });

  it('put values into buckets, with their sum', async () => {
    const metrics = new PrometheusMetrics();
    const histogram = metrics.histogram({ name: 'livery_wait_seconds', help: 'Wait', buckets: [0.1, 1] });
    histogram.record({}, 0.5);
    const text = await metrics.expose();
    expect(text).toContain('livery_wait_seconds_bucket{le="0.1"} 0\n');
    expect(text).toContain('livery_wait_seconds_bucket{le="1"} 1\n');
    expect(text).toContain('livery_wait_seconds_sum 0.5\n');
  });

  it('show the current reading of a gauge', async () => {
    const metrics = new PrometheusMetrics();
    let weight = 1;
    metrics.gauge({ ...WEIGHT, read: () => weight });
    expect(await metrics.expose()).toContain('livery_weight_kilograms 1\n');
    weight = 2;
    expect(await metrics.expose()).toContain('livery_weight_kilograms 2\n');
  });

  it('leave out a gauge that cannot be read, count the failure, and show all others', async () => {
    const metrics = new PrometheusMetrics();
    metrics.gauge({ ...WEIGHT, read: () => Promise.reject(new Error('away')) });
    metrics.gauge({ name: 'livery_height_metres', help: 'Height', read: () => 3 });
    const text = await metrics.expose();
    expect(text).not.toMatch(/^livery_weight_kilograms/m);
    expect(text).toContain('livery_height_metres 3\n');
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(await metrics.expose()).toMatch(
      /^livery_metric_read_failures_total\{metric="livery_weight_kilograms"\} [12]$/m,
    );
  });
});
