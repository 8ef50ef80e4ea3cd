import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Pool } from 'undici';
import { openLoop, percentile } from './support/open-loop.ts';
import { startStandaloneProcess } from './support/standalone-process.ts';

const POSTS_A_SECOND = 100;
const WARM_UP = 10 * POSTS_A_SECOND;
const POSTS = 20 * POSTS_A_SECOND;
const CONNECTIONS = 16;
const ARRIVAL_SECONDS = 30;

/**
 * The service as `npm start` runs it: from the complete answer of a POST that writes one event until its event has arrived at a receiver,
 * and the processor time of the process, first without a webhook endpoint.
 */
const service = await startStandaloneProcess(path.join(import.meta.dirname, '../..'));
const arrived = new Map<string, number>();
const sink = createSink(arrived);
await once(sink.listen(0, '127.0.0.1'), 'listening');
const pool = new Pool(service.origin, { connections: CONNECTIONS, pipelining: 1 });
await openLoop(WARM_UP, POSTS_A_SECOND, () => createKey(new Map()));
const alone = await load(new Map());
await post('/webhook_endpoints', { url: urlOf(sink), enabled_events: ['platform.api_key.created'] });
await openLoop(WARM_UP, POSTS_A_SECOND, () => createKey(new Map()));
const answered = new Map<string, number>();
const measured = await load(answered);
for (let waited = 0; [...answered.keys()].some((id) => !arrived.has(id)); waited += 1) {
  if (waited > ARRIVAL_SECONDS * 10) throw new Error('An event has not arrived.');
  await setTimeout(100);
}
const latencies = [...answered].map(([id, at]) => (arrived.get(id) ?? NaN) - at);
console.log(
  `POST /api_keys at ${POSTS_A_SECOND} a second, from its answer to the receiver: ${describe(latencies)}; bar 10 and 50 ms`,
);
console.log(`the POST itself, from when it was due: ${describe(measured.requests)}`);
console.log(
  `processor time for each POST and the relay: ${alone.milliseconds.toFixed(2)} ms; bar 3 ms; with its webhook: ${measured.milliseconds.toFixed(2)} ms`,
);
await pool.close();
await service.stop();
sink.close();

/** @returns the times of the requests, and the processor time of each */
async function load(answers: Map<string, number>) {
  const before = await service.cpuSeconds();
  const requests = await openLoop(POSTS, POSTS_A_SECOND, () => createKey(answers));
  return { requests, milliseconds: (((await service.cpuSeconds()) - before) * 1_000) / POSTS };
}

async function createKey(answers: Map<string, number>): Promise<void> {
  const text = await post('/api_keys', { name: 'Benchmark', scopes: ['brand:read'] });
  answers.set(idIn(text), performance.now());
}

async function post(route: string, body: object): Promise<string> {
  const answer = await pool.request({
    method: 'POST',
    path: `/api/v1${route}`,
    headers: {
      authorization: `Bearer ${service.key}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  });
  const text = await answer.body.text();
  if (answer.statusCode !== 201) throw new Error(`POST ${route} answered ${answer.statusCode}: ${text}`);
  return text;
}

/** Notes when the event of each key arrived first. */
function createSink(arrivals: Map<string, number>): Server {
  return createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const id = idIn(Buffer.concat(chunks).toString());
      arrivals.set(id, arrivals.get(id) ?? performance.now());
      response.end();
    });
  });
}

function idIn(text: string): string {
  return /"id":"(key_\w+)"/.exec(text)?.[1] ?? '';
}

function urlOf(server: Server): string {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}/`;
}

function describe(samples: readonly number[]): string {
  const at = (share: number): string => percentile(samples, share).toFixed(1);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms of ${samples.length}`;
}
