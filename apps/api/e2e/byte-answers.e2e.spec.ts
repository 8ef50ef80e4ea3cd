import { request, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '@livery/kernel';
import { poll } from '@livery/testing';
import { startStreamsApi, type StreamsApi } from './streams/start-streams-api.ts';

const BYTES = Buffer.from('0123456789');
const PATH = '/api/v1/streams/bytes';

let api: StreamsApi;

beforeAll(async () => {
  api = await startStreamsApi();
});

afterAll(() => api.close());

beforeEach(() => {
  api.streams.opened.length = 0;
  api.streams.serve(BYTES);
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

function open(headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: api.port, path: PATH, method };
    const sent = request({ ...options, headers: { authorization: 'Bearer sk', ...headers } }, resolve);
    sent.once('error', reject).end();
  });
}

async function read(headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Answer> {
  const response = await open(headers, method);
  return { status: response.statusCode, headers: response.headers, body: (await buffer(response)).toString() };
}

describe('an answer of bytes', () => {
  it('has the headers that protect a browser from the file', async () => {
    const { status, headers, body } = await read({ accept: 'image/*' });
    expect({ status, body }).toEqual({ status: 200, body: '0123456789' });
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': '10',
      'content-disposition': 'attachment; filename="a.png"',
      'accept-ranges': 'bytes',
      etag: '"tag"',
      'cache-control': 'private, no-cache, no-transform',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'referrer-policy': 'no-referrer',
      'request-id': expect.stringMatching(/^req_/),
    });
  });

  it('is sent as an unknown type if its own is not one', async () => {
    api.streams.serve(BYTES, { mediaType: 'text/html\r\nX-Evil: 1' });
    expect((await read()).headers).toMatchObject({ 'content-type': 'application/octet-stream' });
  });

  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=7-99999999999999999999999', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-30', '0123456789', 'bytes 0-9/10'],
    ['BYTES= 9-9 ', '9', 'bytes 9-9/10'],
  ])('has the part that %s asks for', async (range, body, contentRange) => {
    const answer = await read({ range });
    expect(answer).toMatchObject({ status: 206, body });
    expect(answer.headers).toMatchObject({ 'content-range': contentRange, 'content-length': String(body.length) });
  });

  it.each([
    'bytes=3-1',
    'bytes=0-1,3-4',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes=0-1x',
    'lines=0-1',
    'bytes=1-2-3',
    '0-1',
  ])('is whole for the malformed or unsupported range %s', async (range) => {
    const answer = await read({ range });
    expect(answer).toMatchObject({ status: 200, body: '0123456789' });
    expect(answer.headers).not.toHaveProperty('content-range');
  });

  it.each(['bytes=10-', 'bytes=10-11', 'bytes=-0', 'bytes=99999999999999999999999-'])(
    'is 416 with the size for %s, which is behind the end',
    async (range) => {
      const { status, headers, body } = await read({ range });
      expect(status).toBe(416);
      expect(headers).toMatchObject({ 'content-range': 'bytes */10', 'content-type': expect.stringContaining('json') });
      expect(JSON.parse(body)).toMatchObject({ error: { code: 'range_not_satisfiable', param: 'Range' } });
      expect(api.streams.opened).toEqual([]);
    },
  );

  it.each([
    ['"tag"', 206],
    ['"other"', 200],
    ['W/"tag"', 200],
    ['Mon, 23 Nov 2026 08:00:00 GMT', 200],
  ])('has a part under If-Range %s only if the tag is the same: %i', async (ifRange, status) => {
    expect(await read({ range: 'bytes=0-0', 'if-range': ifRange })).toMatchObject({ status });
  });

  it.each(['"tag"', 'W/"tag"', '*', '"a", "tag"', '"a,b",W/"tag"'])(
    'is 304 without bytes for If-None-Match %s',
    async (tags) => {
      const { status, headers, body } = await read({ 'if-none-match': tags, range: 'bytes=0-1' });
      expect({ status, body }).toEqual({ status: 304, body: '' });
      expect(headers).toMatchObject({ etag: '"tag"', 'cache-control': 'private, no-cache, no-transform' });
      expect(headers).not.toHaveProperty('content-type');
      expect(api.streams.opened).toEqual([]);
    },
  );

  it.each(['"other"', 'tag', '"tag', '"other" "tag"'])('is sent for If-None-Match %s', async (tags) => {
    expect(await read({ 'if-none-match': tags })).toMatchObject({ status: 200 });
  });

  it('has the same headers for HEAD, whose range is ignored, and opens nothing', async () => {
    const [whole, head] = [await read(), await read({ range: 'bytes=0-1' }, 'HEAD')];
    expect(head).toMatchObject({ status: 200, body: '' });
    for (const name of ['content-length', 'content-type', 'etag', 'content-disposition']) {
      expect(head.headers[name]).toBe(whole.headers[name]);
    }
    expect(api.streams.opened).toEqual([undefined]);
  });

  it('may be empty', async () => {
    api.streams.serve(Buffer.alloc(0));
    expect(await read({ range: 'bytes=-1' })).toMatchObject({ status: 200, body: '' });
  });
});

describe('a source of bytes that fails', () => {
  const failing = (before: readonly Buffer[], error: Error): Readable =>
    Readable.from(
      (async function* () {
        yield* before;
        await Promise.resolve();
        throw error;
      })(),
    );

  it.each([
    [
      'cannot be opened',
      () => Promise.reject(new DomainError('unavailable', 'unavailable', 'Away.', { retryAfter: 1 })),
    ],
    [
      'fails before its first byte',
      () => Promise.resolve(failing([], new DomainError('unavailable', 'unavailable', 'Away.'))),
    ],
    ['has no bytes although it should', () => Promise.resolve(Readable.from([]))],
  ])('is a documented error if it %s', async (_, openSource) => {
    api.streams.serve(BYTES, { open: openSource });
    const { status, headers, body } = await read();
    expect(status).toBe(503);
    expect(JSON.parse(body)).toMatchObject({ error: { code: 'unavailable' } });
    expect(headers).not.toHaveProperty('content-disposition');
  });

  it.each([
    ['fails half way', () => failing([BYTES.subarray(0, 4)], new Error('the disk has died')), 'the disk has died'],
    ['ends too early', () => Readable.from([BYTES.subarray(0, 4)]), '4 of 10 bytes'],
    ['has too many bytes', () => Readable.from([BYTES, BYTES]), 'more than 10 bytes'],
  ])('breaks the connection and is logged if it %s', async (_, source, reason) => {
    api.streams.serve(BYTES, { open: () => Promise.resolve(source()) });
    await expect(open().then(buffer)).rejects.toThrow(/aborted|socket hang up/);
    await poll('the log', () => api.log.some((line) => line.includes(reason)));
  });

  it('is ended when the client leaves, which is not logged', async () => {
    const lines = api.log.length;
    const source = new Readable({
      read() {
        this.push(Buffer.alloc(65_536));
      },
    });
    api.streams.serve(BYTES, { size: 1_000_000_000, open: () => Promise.resolve(source) });
    const response = await open();
    response.once('data', () => response.destroy());
    await poll('the end of the source', () => source.destroyed);
    expect(api.log).toHaveLength(lines);
  });

  it('is not read ahead of a client that reads nothing', async () => {
    let produced = 0;
    const source = new Readable({
      read() {
        produced += 65_536;
        this.push(Buffer.alloc(65_536));
      },
    });
    api.streams.serve(BYTES, { size: 1_000_000_000, open: () => Promise.resolve(source) });
    const response = await open();
    let before = -1;
    await poll('the source to pause', () => {
      const isPaused = produced === before;
      before = produced;
      return isPaused;
    });
    expect(produced).toBeLessThan(50_000_000);
    response.destroy();
    await poll('the end of the source', () => source.destroyed);
  });
});
