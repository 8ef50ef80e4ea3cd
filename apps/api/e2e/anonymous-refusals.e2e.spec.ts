import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorOf } from './answer-facts.ts';
import { addMember, Browser, ORIGIN, signInLink } from './people.ts';
import type { Answer } from './read-answer.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

let api: TestApi;
let organization: TestOrganization;
let networks = 0;

beforeAll(async () => {
  api = await startTestApi({
    trustedProxies: ['127.0.0.0/8', '::1'],
    rateLimits: { refusals: { perSecond: 0.001, burst: 3 } },
  });
  organization = await api.createOrganization();
});

afterAll(() => api.close());

/** Is refused three times from an address, and returns a function that sends from there. */
async function exhaust(address: string): Promise<Readonly<Record<string, string>>> {
  const from = { 'x-forwarded-for': address };
  for (let n = 0; n < 3; n += 1) expect((await api.as(null).get('/ping', from)).status).toBe(401);
  return from;
}

describe('a network from which too many callers without a credential were refused', () => {
  it.each<[string, (from: Readonly<Record<string, string>>) => Promise<Answer>]>([
    ['no credential', (from) => api.as(null).get('/ping', from)],
    ['a wrong key', (from) => api.as('sk_live_wrong').get('/ping', from)],
    ['a body that is not JSON', (from) => api.as(null).post('/sessions', '[', from)],
    ['a path that does not exist', (from) => api.as(null).get('/nothing', from)],
  ])('must wait after a further request with %s', async (_, send) => {
    networks += 1;
    const from = await exhaust(`203.0.113.${networks}`);
    const refused = await send(from);
    expect([refused.status, errorOf(refused).code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(990);
  });

  it('is a /64 of IPv6, and others are not affected', async () => {
    await exhaust('2001:db8:0:1::1');
    const statusFrom = async (address: string): Promise<number> =>
      (await api.as(null).get('/ping', { 'x-forwarded-for': address })).status;
    expect(await statusFrom('2001:db8:0:1:ffff::2')).toBe(429);
    expect(await statusFrom('2001:db8:0:2::1')).toBe(401);
  });

  it('delays nobody there who has a valid key, nor the reasons why such a request is refused', async () => {
    const from = await exhaust('198.51.100.1');
    const client = await organization.client();
    for (let n = 0; n < 10; n += 1) expect((await client.get('/ping', from)).status).toBe(200);
    for (let n = 0; n < 5; n += 1) expect((await client.get('/events/evt_wrong', from)).status).toBe(404);
  });

  it('delays no browser there: people sign in, learn that they must, and get the reasons of refusals', async () => {
    const address = await exhaust('198.51.100.2');
    await addMember(organization, 'natted@acme.example', 'viewer');
    const browser = new Browser(api, ORIGIN, address);
    expect((await browser.send('GET', '/sessions/current')).status).toBe(401);
    const link = await signInLink(api, organization, 'natted@acme.example');
    expect((await browser.send('POST', '/sessions', { sign_in_link: link })).status).toBe(201);
    const short = await browser.send('PUT', '/sessions/current/password', { password: 'short' });
    expect(short.status).toBe(400);
  });
});
