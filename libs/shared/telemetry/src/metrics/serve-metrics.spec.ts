import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Server } from 'node:http';
import { PrometheusMetrics } from './prometheus-metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

let server: Server;
let origin: string;

/** Metrics that cannot be read. */
class BrokenMetrics extends PrometheusMetrics {
  override expose(): Promise<string> {
    return Promise.reject(new Error('A collector has failed.'));
  }
}

const ANY_PORT = { host: '127.0.0.1', port: 0 };

function originOf(listening: Server): string {
  const address = listening.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

beforeAll(async () => {
  server = await serveMetrics(new PrometheusMetrics(), ANY_PORT);
  origin = originOf(server);
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

  it('answers HEAD without the text, and ignores a query', async () => {
    const head = await fetch(`${origin}/metrics`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await fetch(`${origin}/metrics?name=up`)).status).toBe(200);
  });

  it('answers 500 when the metrics cannot be read, and goes on', async () => {
    await using broken = await serveMetrics(new BrokenMetrics(), ANY_PORT);
    const ask = (): Promise<Response> => fetch(`${originOf(broken)}/metrics`, { headers: { connection: 'close' } });
    const answer = await ask();
    expect([answer.status, await answer.text()]).toEqual([500, '']);
    expect((await ask()).status).toBe(500);
  });

  it('listens at the given address only, and waits 15 s for a request', async () => {
    expect(server.address()).toMatchObject({ address: '127.0.0.1' });
    expect(server.requestTimeout).toBe(15_000);
    const { port } = new URL(origin);
    await expect(serveMetrics(new PrometheusMetrics(), { ...ANY_PORT, port: Number(port) })).rejects.toThrow(
      'EADDRINUSE',
    );
  });

  it('serves nothing else', async () => {
    expect((await fetch(`${origin}/`)).status).toBe(404);
    expect((await fetch(`${origin}/api/v1/ping`)).status).toBe(404);
    const answer = await fetch(`${origin}/metrics`, { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
