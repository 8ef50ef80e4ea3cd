import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Scope } from '@livery/kernel';
import { startTestOAuthServer, type TestClient, type TestOAuthServer } from './test-oauth-server.ts';
import { basic, TokenRequests } from './token-requests.ts';

const SCOPES: readonly Scope[] = ['brand:read'];

let server: TestOAuthServer;

beforeAll(async () => {
  server = await startTestOAuthServer();
});

afterAll(() => server.close());

async function failTenTimes(client: TestClient): Promise<TokenRequests> {
  const requests = new TokenRequests(server, client);
  for (let n = 0; n < 10; n += 1) expect((await requests.send({ client_secret: 'wrong' })).status).toBe(401);
  return requests;
}

describe('a client that fails ten times in a minute', () => {
  it('is refused temporarily, even with the right secret, with the time to wait in Retry-After', async () => {
    const requests = await failTenTimes(await server.registerClient(SCOPES));
    for (const secret of ['wrong', undefined]) {
      const refused = await requests.send(secret === undefined ? {} : { client_secret: secret });
      expect([refused.status, refused.body.error.type, refused.body.error.code]).toEqual([
        429,
        'rate_limit_error',
        'too_many_failures',
      ]);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(6);
    }
  });

  it('gets temporarily_unavailable in the format of the RFC', async () => {
    const client = await server.registerClient(SCOPES);
    const requests = await failTenTimes(client);
    const refused = await requests.sendByBasic({}, basic(client.clientId, 'wrong'));
    expect([refused.status, refused.body.error]).toEqual([429, 'temporarily_unavailable']);
  });

  it('gets the same responses, from the first failure to the last, whether it exists or not', async () => {
    const known = new TokenRequests(server, await server.registerClient(SCOPES));
    const texts = async (changes: Readonly<Record<string, string>>): Promise<readonly string[]> => {
      const answers = [];
      for (let n = 0; n < 12; n += 1) answers.push(await known.send({ client_secret: 'wrong', ...changes }));
      return answers.map(({ status, text }) => `${status} ${text.replace(/req_[0-9A-Za-z]{22}/, '')}`);
    };
    const ofKnown = await texts({});
    expect(ofKnown.map((text) => text.slice(0, 3))).toEqual([...Array.from({ length: 10 }, () => '401'), '429', '429']);
    expect(await texts({ client_id: 'oa_client_0000000000000000Nobody' })).toEqual(ofKnown);
  });

  it('is refused at every endpoint', async () => {
    const client = await server.registerClient(SCOPES);
    await failTenTimes(client);
    const form = { token: 'a', client_id: client.clientId, client_secret: client.clientSecret };
    expect((await server.caller.post('/oauth/introspect', form)).status).toBe(429);
    expect((await server.caller.post('/oauth/revoke', form)).status).toBe(429);
  });

  it('does not affect other clients', async () => {
    await failTenTimes(await server.registerClient(SCOPES));
    expect((await new TokenRequests(server, await server.registerClient(SCOPES)).send()).status).toBe(200);
  });
});

describe('a client that succeeds', () => {
  it('is not limited', async () => {
    const requests = new TokenRequests(server, await server.registerClient(SCOPES));
    const answers = await Promise.all(Array.from({ length: 50 }, () => requests.send()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers[0]?.headers).not.toHaveProperty('ratelimit');
  });

  it('is not limited by requests that are invalid for other reasons', async () => {
    const requests = new TokenRequests(server, await server.registerClient(SCOPES));
    for (let n = 0; n < 15; n += 1) expect((await requests.send({ scope: 'wrong' })).status).toBe(400);
    expect((await requests.send()).status).toBe(200);
  });
});

describe('after too many refusals in its network', () => {
  it('a client with its secret still gets tokens and the reasons of refusals, and a stranger must wait', async () => {
    const limited = await startTestOAuthServer({ perSecond: 0.001, burst: 3 });
    try {
      const client = new TokenRequests(limited, await limited.registerClient(SCOPES));
      const stranger = (): Promise<{ status: number }> => limited.caller.post('/oauth/introspect', { token: 'a' });
      const answers = [await stranger(), await stranger(), await stranger(), await stranger()];
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 429]);
      expect((await client.send()).status).toBe(200);
      expect((await client.send({ scope: 'wrong' })).status).toBe(400);
    } finally {
      await limited.close();
    }
  });
});
