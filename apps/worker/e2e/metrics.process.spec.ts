import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publicId, newId } from '@livery/kernel';
import { poll } from '@livery/testing';
import supertest, { type Test } from 'supertest';
import { type FirstCredentials, createOrganization } from './operator.ts';
import { type Sample, samplesOf } from './samples.ts';
import { START_TIMEOUT_MS, ThreeProcesses } from './three-processes.ts';
import { openWebhookSink } from './webhook-sink.ts';
import { openWorkerFixture } from './worker-fixture.ts';

const DECK = new URL('../../../samples/brand-faults.pptx', import.meta.url);

let credentials: FirstCredentials;
let processes: ThreeProcesses;
const opened: AsyncDisposable[] = [];

beforeAll(async () => {
  const fixture = await openWorkerFixture();
  opened.push(fixture);
  credentials = await createOrganization(fixture.database);
  processes = await ThreeProcesses.start(fixture.url);
  opened.push(processes);
}, START_TIMEOUT_MS);

afterAll(async () => {
  for (const resource of opened.reverse()) await resource[Symbol.asyncDispose]();
});

function call(method: 'get' | 'post', path: string, headers: Readonly<Record<string, string>> = {}): Test {
  return supertest(processes.origin('api'))
    [method](path)
    .set({ authorization: `Bearer ${credentials.key}`, ...headers });
}

async function samples(app: 'api' | 'worker' | 'oauth-server', name: string): Promise<readonly Sample[]> {
  return samplesOf(await processes.metrics(app)).filter((sample) => sample.name === name);
}

const requestLines = (): readonly object[] =>
  processes
    .printed('api')
    .split('\n')
    .filter((line) => line.includes('"msg":"request"'))
    .map((line): object => JSON.parse(line));

describe('GET /metrics', () => {
  it('counts requests by the template of their route, and contains nothing that a caller sent', async () => {
    const id = publicId('evt', newId());
    await call('get', `/api/v1/events/${id}?expand=secret`);
    await call('get', '/api/v1/nowhere/at/all');
    await call('get', '/healthz');
    const counted = await samples('api', 'livery_http_requests_total');
    expect(counted).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ labels: { route: '/api/v1/events/:id', method: 'GET', status: '400' } }),
        expect.objectContaining({ labels: { route: 'unmatched', method: 'GET', status: '404' } }),
      ]),
    );
    const text = await processes.metrics('api');
    for (const secret of [id, 'expand', 'nowhere', 'healthz', credentials.key]) expect(text).not.toContain(secret);
  });

  it('has the duration of requests per route', async () => {
    await call('get', '/api/v1/ping');
    const labels = { route: '/api/v1/ping', method: 'GET', status_class: '2xx' };
    const [count] = (await samples('api', 'livery_http_request_duration_seconds_count')).filter(
      ({ labels: { route } }) => route === labels.route,
    );
    expect(count).toMatchObject({ labels, value: 1 });
  });

  it('counts requests to the oauth-server', async () => {
    await supertest(processes.origin('oauth-server'))
      .post('/api/v1/oauth/token')
      .type('form')
      .send({ grant_type: 'x' });
    const [counted] = await samples('oauth-server', 'livery_http_requests_total');
    expect(counted?.labels).toMatchObject({ route: '/api/v1/oauth/token', method: 'POST' });
  });

  it('has metrics on checks, their threads and their queue', async () => {
    const content_base64 = (await readFile(DECK)).toString('base64');
    expect((await call('post', '/api/v1/brand_checks').send({ content_type: 'pptx', content_base64 })).status).toBe(
      200,
    );
    const [checks] = await samples('api', 'livery_check_duration_seconds_count');
    expect(checks).toMatchObject({ labels: { outcome: 'judged' }, value: 1 });
    expect(await samples('api', 'livery_checks_waiting')).toMatchObject([{ value: 0 }]);
    const [threads] = await samples('api', 'livery_check_threads');
    expect(threads?.value).toBeGreaterThan(0);
  });

  it('counts replayed responses', async () => {
    const headers = { 'idempotency-key': newId() };
    const body = { name: 'Repeated', scopes: ['platform:read'] };
    for (let times = 0; times < 3; times += 1) await call('post', '/api/v1/api_keys', headers).send(body);
    expect(await samples('api', 'livery_idempotent_replays_total')).toMatchObject([{ value: 2 }]);
  });

  it('counts events that were given a position, and has the age of the oldest without one and the days of partitions ahead', async () => {
    await call('post', '/api/v1/api_keys').send({ name: 'Relayed', scopes: ['platform:read'] });
    const placed = async () => (await samples('worker', 'livery_events_placed_total'))[0]?.value ?? 0;
    await poll('events to be given a position', async () => (await placed()) > 0);
    const [age] = await samples('worker', 'livery_relay_oldest_event_age_seconds');
    expect(age?.value).toBeGreaterThanOrEqual(0);
    const [days] = await samples('worker', 'livery_partitions_ahead_days');
    expect(days?.value).toBeGreaterThan(27);
  });

  it('counts attempts to deliver by their outcome, and has their duration', async () => {
    await using sink = await openWebhookSink();
    const webhooks = [
      { url: `${sink.origin}/counted`, enabled_events: ['platform.oauth_application.created'] },
      { url: 'http://127.0.0.1:9/nobody', enabled_events: ['platform.oauth_application.created'] },
    ];
    for (const webhook of webhooks) await call('post', '/api/v1/webhook_endpoints').send(webhook);
    await call('post', '/api/v1/oauth_applications').send({ name: 'Delivered', requested_scopes: ['platform:read'] });
    const attempts = async () =>
      (await samples('worker', 'livery_delivery_attempts_total')).map(({ labels, value }) => ({ ...labels, value }));
    await poll('both to be attempted', async () => (await attempts()).length === 2, 15_000);
    expect(await attempts()).toEqual(
      expect.arrayContaining([
        { outcome: 'succeeded', reason: 'none', value: 1 },
        { outcome: 'failed', reason: 'connect', value: 1 },
      ]),
    );
    const [timed] = await samples('worker', 'livery_delivery_attempt_duration_seconds_count');
    expect(timed?.value).toBe(2);
    expect(await samples('worker', 'livery_delivery_attempts_in_flight')).toMatchObject([{ value: 0 }]);
  });

  it.each(['api', 'worker', 'oauth-server'] as const)(
    'has metrics on the connection pool, the event loop and the process: %s',
    async (app) => {
      // A pool closes connections that nobody has used for ten seconds; readiness asks the database.
      await fetch(`${processes.origin(app)}/readyz`);
      const [connections] = await samples(app, 'livery_database_connections');
      expect(connections?.value).toBeGreaterThan(0);
      expect(await samples(app, 'nodejs_eventloop_lag_p99_seconds')).toHaveLength(1);
      expect(await samples(app, 'process_cpu_seconds_total')).toHaveLength(1);
      expect(await samples(app, 'livery_metric_read_failures_total')).toEqual([]);
    },
  );
});

describe('the log', () => {
  it('has one line per request, without anything that the caller sent', async () => {
    const principal = (await call('get', '/api/v1/ping')).body.principal;
    const answer = await call('get', '/api/v1/events?type=brand.*');
    const id = answer.headers['request-id'];
    const lines = (): readonly object[] => requestLines().filter((line) => Reflect.get(line, 'request_id') === id);
    await poll('the line to be written', () => lines().length > 0);
    expect(lines()).toMatchObject([
      { level: 30, method: 'GET', route: '/api/v1/events', status: 200, duration_ms: expect.any(Number), principal },
    ]);
    expect(processes.printed('api')).not.toContain('brand.*');
    expect(processes.printed('api')).not.toContain(credentials.key);
  });
});
