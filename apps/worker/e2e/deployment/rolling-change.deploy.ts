// Only this suite replaces processes behind a gateway under load, and times their start.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { assertBelow, poll, timed } from '@livery/testing';
import supertest, { type Response } from 'supertest';
import type { FirstCredentials } from '../operator.ts';
import type { Container } from './container.ts';
import { Deployment, upstreamsOf } from './deployment.ts';
import type { Gateway } from './gateway.ts';
import { type Outcome, SteadyLoad } from './steady-load.ts';

const START_WITHIN_MS = 3_000;
const UNLIMITED = { RATE_LIMIT_LIVE: '100000/100000', LOG_REQUESTS: '0' };
const CALLERS = 8;
const REQUESTS_BETWEEN = 100;

let deployment: Deployment;
let credentials: FirstCredentials;
let gateway: Gateway;
let apis: Container[];
let oauthServer: Container;

beforeAll(async () => {
  deployment = await Deployment.open();
  credentials = await deployment.createOrganization();
  apis = [await deployment.start('api', UNLIMITED), await deployment.start('api', UNLIMITED)];
  oauthServer = await deployment.start('oauth-server');
  gateway = await deployment.openGateway(apis, oauthServer);
});

afterAll(() => deployment[Symbol.asyncDispose]());

/** Every second request is a write, which a gateway must never send twice. Each request has its own connection. */
async function send(number: number): Promise<Response> {
  const agent = supertest(gateway.origin);
  const test =
    number % 2 === 0
      ? agent.get('/api/v1/ping')
      : agent.post('/api/v1/api_keys').send({ name: `Key ${number}`, scopes: ['platform:read'] });
  return test.set('authorization', `Bearer ${credentials.key}`).set('connection', 'close');
}

/** Replaces one api after the other, as in docs/operations.md: a new one is added, and an old one is removed before it ends. */
async function changeUnderLoad(): Promise<Outcome> {
  const load = new SteadyLoad(CALLERS, send);
  for (const old of [...apis]) {
    await more(load);
    apis = [...apis.filter((api) => api !== old), await deployment.start('api', UNLIMITED)];
    await gateway.forwardTo(upstreamsOf(apis, oauthServer));
    expect(await old.end('SIGTERM')).toBe(0);
  }
  await more(load);
  return load.stop();
}

async function more(load: SteadyLoad): Promise<void> {
  const enough = load.count + REQUESTS_BETWEEN;
  await poll('requests to be sent', () => load.count > enough, 20_000);
}

async function readiness(api: Container): Promise<string> {
  const answer = await fetch(`${api.origin}/readyz`);
  const { status }: { readonly status: string } = JSON.parse(await answer.text());
  return status;
}

describe('a change of version', () => {
  it('fails no request while one api after the other is replaced', async () => {
    const { requests, failures } = await changeUnderLoad();
    expect(failures).toEqual([]);
    expect(requests).toBeGreaterThan(3 * REQUESTS_BETWEEN);
  });

  it('fails none of 400 requests if instances are stopped first, with a delay in which the gateway learns of it', async () => {
    const before = apis;
    apis = await Promise.all([1, 2].map(() => deployment.start('api', { ...UNLIMITED, SHUTDOWN_DELAY_MS: '4000' })));
    await gateway.forwardTo(upstreamsOf(apis, oauthServer));
    await Promise.all(before.map((old) => old.end('SIGTERM')));
    const load = new SteadyLoad(CALLERS, send);
    for (const old of [...apis]) {
      await more(load);
      const fresh = await deployment.start('api', UNLIMITED);
      const ended = old.end('SIGTERM');
      await poll('the instance to say that it stops', async () => (await readiness(old)) === 'stopping', 2_000);
      apis = [...apis.filter((api) => api !== old), fresh];
      await gateway.forwardTo(upstreamsOf(apis, oauthServer));
      expect(await ended).toBe(0);
    }
    await more(load);
    await more(load);
    const { requests, failures } = await load.stop();
    expect(failures).toEqual([]);
    expect(requests).toBeGreaterThan(400);
  });

  it.each(['api', 'worker', 'oauth-server'])(
    'starts within 3 s on a warm database: the %s',
    timed(async (name) => {
      const times: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        const app = await deployment.start(name);
        times.push(app.readyAfterMs);
        await app.end('SIGTERM');
      }
      assertBelow(Math.min(...times), START_WITHIN_MS);
    }),
  );
});
