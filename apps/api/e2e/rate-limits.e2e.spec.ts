import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SCOPES } from '@livery/kernel';
import type { ApiClient } from '@livery/testing';
import { errorOf, secretOf } from './answer-facts.ts';
import { SAMPLE_DECK } from './brand-documents.ts';
import type { Answer } from './read-answer.ts';
import { startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;

beforeAll(async () => {
  const slow = 0.001;
  api = await startTestApi({
    rateLimits: {
      live: { perSecond: slow, burst: 5 },
      test: { perSecond: slow, burst: 2 },
      checks: { perSecond: slow, burst: 3 },
      concurrentChecks: 1,
    },
  });
});

afterAll(() => api.close());

const newClient = async (): Promise<ApiClient> => (await api.createOrganization()).client();
const pings = async (client: ApiClient, count: number): Promise<Answer[]> => {
  const answers: Answer[] = [];
  for (let n = 0; n < count; n += 1) answers.push(await client.get('/ping'));
  return answers;
};
const statuses = (answers: readonly Answer[]): number[] => answers.map(({ status }) => status);

describe('a caller', () => {
  it('gets the state of its limit with every response, and is refused after its burst', async () => {
    const answers = await pings(await newClient(), 6);
    expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers.map(({ headers }) => headers['ratelimit'])).toEqual([
      '"default";r=4;t=1000',
      '"default";r=3;t=2000',
      '"default";r=2;t=3000',
      '"default";r=1;t=4000',
      '"default";r=0;t=5000',
      '"default";r=0;t=5000',
    ]);
    const refused = answers[5];
    if (refused === undefined) throw new Error('There is no sixth answer.');
    expect(refused.headers['ratelimit-policy']).toBe('"default";q=5;w=5000');
    expect(errorOf(refused)).toMatchObject({ type: 'rate_limit_error', code: 'rate_limited' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(990);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(1_000);
  });

  it('is counted and gets the state of its limit before its scope is checked', async () => {
    const organization = await api.createOrganization();
    const client = await organization.client(['cms:read']);
    const forbidden = await client.get('/events');
    expect([forbidden.status, forbidden.headers['ratelimit']]).toEqual([403, '"default";r=4;t=1000']);
    await pings(client, 4);
    expect((await client.get('/events')).status).toBe(429);
  });

  it('is not counted if it has no credential or a wrong one', async () => {
    const answers = await pings(api.as(null), 10);
    expect(new Set(statuses(answers))).toEqual(new Set([401]));
    expect(answers[0]?.headers).not.toHaveProperty('ratelimit');
  });

  it('has separate limits in each mode', async () => {
    const organization = await api.createOrganization();
    const [live, test] = [await organization.client(), await organization.client(SCOPES, { livemode: false })];
    expect(statuses(await pings(test, 3))).toEqual([200, 200, 429]);
    expect(statuses(await pings(live, 1))).toEqual([200]);
  });

  it('keeps the state of its limit if it rotates its secret', async () => {
    const organization = await api.createOrganization();
    const secret = await organization.key();
    const client = api.as(secret);
    const [{ id }] = (await client.get('/api_keys')).body.data;
    const successor = api.as(secretOf(await client.post(`/api_keys/${String(id)}/rotate`, { overlap_seconds: 60 })));
    expect(statuses(await pings(client, 2))).toEqual([200, 200]);
    expect(statuses(await pings(successor, 2))).toEqual([200, 429]);
  });
});

describe('an organization', () => {
  it('may send as many requests as four callers, however many callers it has', async () => {
    const organization = await api.createOrganization();
    const clients = await Promise.all(Array.from({ length: 5 }, () => organization.client()));
    const answers = (await Promise.all(clients.map((client) => pings(client, 5)))).flat();
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers['ratelimit-policy']).toBe('"organization";q=20;w=5000');
    expect((await (await newClient()).get('/ping')).status).toBe(200);
  });
});

describe('checks', () => {
  const check = (client: ApiClient): Promise<Answer> =>
    client.post('/brand_checks', { content_type: 'pptx', content_base64: SAMPLE_DECK.toString('base64') });

  it('have a separate limit', async () => {
    const client = await newClient();
    const answers = [await check(client), await check(client), await check(client), await check(client)];
    expect(statuses(answers)).toEqual([200, 200, 200, 429]);
    expect(answers[3]?.headers['ratelimit-policy']).toBe('"checks";q=3;w=3000');
    expect((await client.get('/ping')).headers['ratelimit']).toBe('"default";r=4;t=1000');
  });

  it('are refused while too many checks are running, and are accepted afterwards', async () => {
    const client = await newClient();
    const answers = await Promise.all([check(client), check(client)]);
    expect(statuses(answers).sort()).toEqual([200, 429]);
    const refused = answers.find(({ status }) => status === 429);
    if (refused === undefined) throw new Error('Both were judged.');
    expect([errorOf(refused).code, refused.headers['retry-after']]).toEqual(['concurrency_limited', '1']);
    expect((await check(client)).status).toBe(200);
  });

  it('of an organization run at the same time up to four times the number of a caller, whatever its keys', async () => {
    const organization = await api.createOrganization();
    const clients = await Promise.all(Array.from({ length: 6 }, () => organization.client()));
    const answers = await Promise.all(clients.map(check));
    expect(statuses(answers).sort()).toEqual([200, 200, 200, 200, 429, 429]);
    const refused = answers.filter(({ status }) => status === 429);
    for (const answer of refused) expect(errorOf(answer).code).toBe('concurrency_limited');
    for (const client of clients) expect((await check(client)).status).toBe(200);
  });
});
