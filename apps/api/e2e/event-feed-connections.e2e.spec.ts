import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PolledEventArrivals } from '@livery/delivery-infrastructure';
import { poll } from '@livery/testing';
import { startTestApi, type TestApi } from './test-api.ts';

const MOST = 10;
/** No reader waits so long that a busy machine matters, and all are to be gone long before their time is over. */
const WAIT_MS = 30_000;

let api: TestApi;
let secret: string;
let isClosed = false;

beforeAll(async () => {
  api = await startTestApi();
  secret = await (await api.createOrganization()).key();
  await api.application.listen(0, '127.0.0.1');
});

afterAll(() => (isClosed ? undefined : api.close()));

interface Reader {
  readonly sent: ClientRequest;
  readonly answer: Promise<IncomingMessage>;
}

/** Sends a long poll over a connection of its own. No relay works, so that nothing arrives. */
async function open(): Promise<Reader> {
  const { port } = new URL(await api.application.getUrl());
  const options = { host: '127.0.0.1', port, path: '/api/v1/events?after=start&wait=30', agent: false };
  const sent = request({ ...options, headers: { authorization: `Bearer ${secret}` } }).end();
  const answer = once(sent, 'response').then(([response]) => response);
  answer.catch(() => undefined);
  return { sent, answer };
}

const openAll = (count: number): Promise<Reader[]> => Promise.all(Array.from({ length: count }, open));

/** The number of requests that wait for an event. */
function waiting(): number {
  return api.application.get(PolledEventArrivals, { strict: false }).waiting;
}

describe('a reader of the feed', () => {
  it('who disconnects frees its place long before its time is over', async () => {
    for (let round = 1; round <= 3; round += 1) {
      const readers = await openAll(MOST);
      await poll(`${MOST} waiting readers`, () => waiting() === MOST);
      const [refused] = await openAll(1);
      expect((await refused?.answer)?.statusCode).toBe(429);
      for (const { sent } of readers) sent.destroy();
      await poll('nobody to wait', () => waiting() === 0, WAIT_MS / 2);
    }
  });

  it('gets an empty page, long before its time is over, when the api shuts down', async () => {
    const readers = await openAll(2);
    await poll('two waiting readers', () => waiting() === 2);
    const began = performance.now();
    isClosed = true;
    const closed = api.close();
    for (const { answer } of readers) {
      const response = await answer;
      expect(response.statusCode).toBe(200);
      expect(response.headers['feed-lag']).toMatch(/^\d+$/);
      const page = { data: [], has_more: false, url: '/api/v1/events?after=start&wait=30' };
      expect(await json(response)).toMatchObject(page);
    }
    expect(performance.now() - began).toBeLessThan(WAIT_MS / 2);
    await closed;
  });
});
