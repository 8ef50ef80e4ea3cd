// Only this suite runs the service behind PgBouncer.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '@livery/persistence';
import { DebianPostgres, poll } from '@livery/testing';
import type { FirstCredentials } from '../operator.ts';
import { openWebhookSink, type WebhookSink } from '../webhook-sink.ts';
import type { Container } from './container.ts';
import { Deployment } from './deployment.ts';
import { PgBouncer } from './pgbouncer.ts';

/** The value of `ignore_startup_parameters` in docs/operations.md. */
const TIMEOUTS = 'statement_timeout,lock_timeout,idle_in_transaction_session_timeout';
const SERVER_CONNECTIONS = 8;
/** One connection for LISTEN and one for the queue. */
const DIRECT_CONNECTIONS = 2;
const AT_ONCE = 100;

interface Pooling {
  readonly mode: string;
  /** The variables of every app, in addition to the two database URLs. */
  readonly environment: Readonly<Record<string, string>>;
  /** How often each app says that it has found a pooler in transaction mode. */
  readonly warnings: number;
}

/** In transaction mode, three apps with 12 connections each share the 8 connections to the server. */
const POOLINGS: readonly Pooling[] = [
  { mode: 'session', environment: { DATABASE_POOL_SIZE: '2' }, warnings: 0 },
  { mode: 'transaction', environment: { DATABASE_POOL_SIZE: '12' }, warnings: 1 },
  { mode: 'transaction', environment: { DATABASE_POOL_SIZE: '12', DATABASE_PREPARED_STATEMENTS: '0' }, warnings: 0 },
];

describe.each(POOLINGS)('behind PgBouncer in $mode mode with $environment', ({ mode, environment, warnings }) => {
  let deployment: Deployment;
  let bouncer: PgBouncer;
  let sink: WebhookSink;
  let credentials: FirstCredentials;
  let api: Container;
  let oauthServer: Container;
  let worker: Container;

  beforeAll(async () => {
    deployment = await Deployment.open();
    credentials = await deployment.createOrganization();
    sink = await openWebhookSink();
    bouncer = await PgBouncer.start(deployment.postgres.port, {
      pool_mode: mode,
      default_pool_size: String(SERVER_CONNECTIONS),
      ignore_startup_parameters: TIMEOUTS,
    });
    const pooled = { DATABASE_URL: bouncer.url, DATABASE_DIRECT_URL: deployment.postgres.url, ...environment };
    [api, oauthServer, worker] = await Promise.all([
      deployment.start('api', pooled),
      deployment.start('oauth-server', pooled),
      deployment.start('worker', pooled),
    ]);
  });

  afterAll(async () => {
    await deployment[Symbol.asyncDispose]();
    await bouncer[Symbol.asyncDispose]();
    await sink[Symbol.asyncDispose]();
  });

  function ask(path: string, body?: object): Promise<Response> {
    const headers = { authorization: `Bearer ${credentials.key}`, 'content-type': 'application/json' };
    const write = body && { method: 'POST', body: JSON.stringify(body) };
    return fetch(`${api.origin}/api/v1${path}`, { headers, ...write });
  }

  async function statusesOf(requests: readonly Promise<Response>[]): Promise<readonly number[]> {
    return (await Promise.all(requests)).map(({ status }) => status);
  }

  it('serves many reads and writes at the same time', async () => {
    const numbers = Array.from({ length: AT_ONCE }, (_, number) => number);
    const reads = numbers.map((number) => ask(number % 2 === 0 ? '/events' : '/api_keys'));
    const writes = numbers.map((number) => ask('/api_keys', { name: `Key ${number}`, scopes: ['platform:read'] }));
    expect(new Set(await statusesOf(reads))).toEqual(new Set([200]));
    expect(new Set(await statusesOf(writes))).toEqual(new Set([201]));
  });

  it('issues tokens', async () => {
    const { clientId, clientSecret } = credentials.client;
    const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
    const requests = Array.from({ length: 20 }, () =>
      fetch(`${oauthServer.origin}/api/v1/oauth/token`, { method: 'POST', body: new URLSearchParams(form) }),
    );
    expect(new Set(await statusesOf(requests))).toEqual(new Set([200]));
  });

  it('delivers webhooks', async () => {
    const webhook = { url: `${sink.origin}/pooled`, enabled_events: ['platform.api_key.created'] };
    expect((await ask('/webhook_endpoints', webhook)).status).toBe(201);
    expect((await ask('/api_keys', { name: 'Created', scopes: ['platform:read'] })).status).toBe(201);
    await poll('the webhook to arrive', () => sink.received.length > 0);
  });

  it(`has warned ${warnings} times in each app that DATABASE_PREPARED_STATEMENTS=0 is missing`, () => {
    for (const { text } of [api, oauthServer, worker]) {
      expect(text.split('DATABASE_PREPARED_STATEMENTS=0')).toHaveLength(1 + warnings);
    }
  });

  it('uses at most the connections of the pool, and two more for LISTEN and the queue', async () => {
    const rows = await deployment.postgres.execute(
      "select count(*)::int as count from pg_stat_activity where application_name like 'livery-%'",
    );
    const [{ count = Infinity } = {}] = rows.map((row) => Object.fromEntries(Object.entries(row)));
    expect(count).toBeLessThanOrEqual(SERVER_CONNECTIONS + DIRECT_CONNECTIONS);
  });
});

describe('the start behind PgBouncer in transaction mode', () => {
  it.each([1, 4])(
    'finds the pooler, also while it is idle, with connections to the server: %d',
    async (connections) => {
      await using postgres = await DebianPostgres.create();
      await using bouncer = await PgBouncer.start(postgres.port, {
        pool_mode: 'transaction',
        default_pool_size: String(connections),
        ignore_startup_parameters: TIMEOUTS,
      });
      let found = 0;
      const options = { applicationName: 'livery-test', poolSize: 2, guardTenants: false, slices: [] };
      const database = await Database.connect({ ...options, url: bouncer.url, onPoolerFound: () => (found += 1) });
      await database.close();
      expect(found).toBe(1);
    },
  );
});
