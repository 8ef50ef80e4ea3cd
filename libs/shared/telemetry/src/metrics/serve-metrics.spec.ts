import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Server } from 'node:http';
import { PrometheusMetrics } from './prometheus-metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

let server: Server;
let origin: string;

beforeAll(async () => {
  server = await serveMetrics(new PrometheusMetrics(), { host: '127.0.0.1', port: 0 });
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});

afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

describe('the port for Prometheus', () => {
  it('serves GET /metrics in its text format', async () => {
    const answer = await fetch(`${origin}/metrics`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(await answer.text()).toContain('# TYPE process_cpu_seconds_total counter');
  });

  it('serves nothing else', async () => {
    expect((await fetch(`${origin}/`)).status).toBe(404);
    expect((await fetch(`${origin}/api/v1/ping`)).status).toBe(404);
    const answer = await fetch(`${origin}/metrics`, { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
