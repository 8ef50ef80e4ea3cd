import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from './test-api.ts';

interface RawAnswer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

interface RawRequest {
  readonly method?: string;
  readonly path: string;
  readonly accept?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly credential?: string;
}

const MANY_SCOPES = ['brand:read', 'brand:write', 'cms:read', 'cms:write', 'platform:read', 'platform:write'] as const;

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const accepted: Socket[] = [];
let api: TestApi;
let key: string;
let origin: string;

beforeAll(async () => {
  api = await startTestApi();
  key = await (await api.createOrganization()).key();
  api.application.getHttpServer().on('connection', (socket: Socket) => accepted.push(socket));
  await api.application.listen(0, '127.0.0.1');
  origin = `${await api.application.getUrl()}/api/v1`;
  for (let count = 0; count < 5; count++) await api.as(key).post('/api_keys', { name: 'Many', scopes: MANY_SCOPES });
});

afterAll(async () => {
  agent.destroy();
  await api.close();
});

/** Sends a request and returns the bytes of the response without decompressing them. */
async function ask({ method = 'GET', path, accept, body, headers, credential = key }: RawRequest): Promise<RawAnswer> {
  const sent = request(origin + path, {
    agent,
    method,
    headers: {
      authorization: `Bearer ${credential}`,
      ...(accept !== undefined && { 'accept-encoding': accept }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  const [response]: IncomingMessage[] = await once(sent.end(body && JSON.stringify(body)), 'response');
  if (response === undefined) throw new Error('There is no answer.');
  return { status: response.statusCode, headers: response.headers, bytes: await buffer(response) };
}

function textOf({ headers, bytes }: RawAnswer): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

describe('a JSON response', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['deflate', undefined],
    ['gzip;q=0', undefined],
    ['gzip;q=0.5, identity;q=0.8', undefined],
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['*', 'br'],
    ['gzip;q=0.5, br;q=0.9', 'br'],
    ['gzip, br;q=0.9', 'gzip'],
    ['br;q=0, *', 'gzip'],
  ])('of more than 1 kB is compressed according to Accept-Encoding: %s', async (accept, encoding) => {
    const plain = await ask({ path: '/events' });
    const answer = await ask({ path: '/events', ...(accept !== undefined && { accept }) });
    expect(answer.headers).toMatchObject({
      vary: 'Accept-Encoding',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(Number(answer.headers['content-length'])).toBe(answer.bytes.length);
    expect(textOf(answer)).toBe(plain.bytes.toString());
    if (encoding !== undefined) expect(answer.bytes.length).toBeLessThan(plain.bytes.length / 3);
  });

  it('of less than 1 kB is not compressed', async () => {
    const { headers, bytes } = await ask({ path: '/ping', accept: 'gzip, br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(bytes.toString())).toMatchObject({ object: 'ping' });
  });

  it('is not compressed if the request has a cookie, which browsers send by themselves', async () => {
    const { headers } = await ask({ path: '/events', accept: 'br', headers: { cookie: 'livery_80=none' } });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it.each(['gzip', 'br', undefined])('to HEAD has the same headers as the one to GET: %s', async (accept) => {
    const options = { path: '/events', ...(accept !== undefined && { accept }) };
    const [read, head] = [await ask(options), await ask({ ...options, method: 'HEAD' })];
    const ofRequest = /^(?:date|request-id|ratelimit)$/;
    const lasting = ({ headers }: RawAnswer) => Object.entries(headers).filter(([name]) => !ofRequest.test(name));
    expect(lasting(head)).toEqual(lasting(read));
    expect(head.bytes).toHaveLength(0);
  });

  it('with many errors is compressed, also when it is sent again', async () => {
    const scopes = MANY_SCOPES.map((scope) => ({ scope }));
    const colors = Array.from({ length: 30 }, () => ({ hex: 1, scopes }));
    const write = {
      method: 'PUT',
      path: '/brand_palettes',
      body: { palettes: [{ name: 'One', colors }] },
      headers: { 'idempotency-key': 'Faults' },
    };
    const [first, again] = [await ask({ ...write, accept: 'gzip' }), await ask({ ...write, accept: 'br' })];
    expect([first.status, first.headers['content-encoding'], again.headers['content-encoding']]).toEqual([
      400,
      'gzip',
      'br',
    ]);
    expect(JSON.parse(textOf(first)).error.errors).toHaveLength(20);
  });

  it('to a write is replayed byte for byte, whatever the encodings of the two responses are', async () => {
    const metadata = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`name${index}`, 'x'.repeat(100)]));
    const write = {
      method: 'POST',
      path: '/api_keys',
      body: { name: 'Kept', scopes: ['brand:read'], metadata },
      headers: { 'idempotency-key': 'Compressed' },
    };
    const first = await ask({ ...write, accept: 'gzip' });
    expect([first.status, first.headers['content-encoding']]).toEqual([201, 'gzip']);
    for (const accept of ['gzip', 'br', 'identity']) {
      const again = await ask({ ...write, accept });
      expect(again.headers['idempotent-replayed']).toBe('true');
      expect(textOf(again)).toBe(textOf(first));
    }
  });
});

describe('a connection to the real API', () => {
  it('does not accumulate listeners over hundreds of compressed and refused requests', async () => {
    const requests: RawRequest[] = [
      { path: '/events', accept: 'gzip' },
      { path: '/nothing' },
      { method: 'POST', path: '/api_keys', body: { name: 'Refused' }, credential: 'sk_live_wrong' },
      { method: 'POST', path: '/api_keys', body: { name: 'Refused' } },
    ];
    for (const each of requests) await ask(each);
    const socket = accepted.at(-1);
    const count = () => (socket?.eventNames() ?? []).reduce((sum, name) => sum + (socket?.listenerCount(name) ?? 0), 0);
    const before = count();
    const connections = accepted.length;
    for (let round = 0; round < 100; round++) for (const each of requests) await ask(each);
    expect(accepted).toHaveLength(connections);
    expect(count()).toBeLessThan(before + 10);
  });
});
