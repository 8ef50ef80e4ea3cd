import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { PrometheusMetrics } from './prometheus-metrics.ts';

const REQUEST_TIMEOUT_MS = 15_000;

export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

/** Serves GET /metrics on a separate port, so that it need not be reachable for callers of the API. */
export async function serveMetrics(metrics: PrometheusMetrics, { host, port }: MetricsAddress): Promise<Server> {
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0];
    if (path !== '/metrics') refuse(response, 404);
    else if (request.method !== 'GET' && request.method !== 'HEAD') refuse(response, 405);
    else void answer(metrics, response);
  });
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  await once(server.listen(port, host), 'listening');
  return server;
}

async function answer(metrics: PrometheusMetrics, response: ServerResponse): Promise<void> {
  try {
    const text = await metrics.expose();
    response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text);
  } catch {
    refuse(response, 500);
  }
}

function refuse(response: ServerResponse, status: number): void {
  if (status === 405) response.setHeader('Allow', 'GET, HEAD');
  response.writeHead(status).end();
}
