import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FirstCredentials } from '../operator.ts';
import type { Container } from './container.ts';
import { Deployment } from './deployment.ts';
import { PgBouncer } from './pgbouncer.ts';

/** As docs/operations.md says it. */
const SETTINGS = {
  pool_mode: 'session',
  default_pool_size: '8',
  ignore_startup_parameters: 'statement_timeout,lock_timeout,idle_in_transaction_session_timeout',
};

let deployment: Deployment;
let bouncer: PgBouncer;
let credentials: FirstCredentials;
let api: Container;

beforeAll(async () => {
  deployment = await Deployment.open();
  credentials = await deployment.foundOrganization();
  bouncer = await PgBouncer.start(deployment.postgres.port, SETTINGS);
  const pooled = { DATABASE_URL: bouncer.url, DATABASE_DIRECT_URL: deployment.postgres.url, DATABASE_POOL_SIZE: '4' };
  [api] = await Promise.all([deployment.start('api', pooled), deployment.start('worker', pooled)]);
});

afterAll(async () => {
  await deployment[Symbol.asyncDispose]();
  await bouncer[Symbol.asyncDispose]();
});

function ask(path: string, key = credentials.key): Promise<Response> {
  return fetch(`${api.origin}/api/v1${path}`, { headers: { authorization: `Bearer ${key}` } });
}

describe('behind PgBouncer in session mode', () => {
  it('answers many at once, with prepared statements', async () => {
    const paths = Array.from({ length: 100 }, (_, number) => (number % 2 === 0 ? '/events' : '/api_keys'));
    const statuses = await Promise.all(paths.map(async (path) => (await ask(path)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('uses no more connections of the server than the pool of PgBouncer has, and two for LISTEN and the queue', async () => {
    const rows = await deployment.postgres.execute(
      "select count(*)::int as count from pg_stat_activity where application_name like 'livery-%'",
    );
    const [{ count = Infinity } = {}] = rows.map((row) => Object.fromEntries(Object.entries(row)));
    expect(count).toBeLessThanOrEqual(8 + 2);
  });
});
