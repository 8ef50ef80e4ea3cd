import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { objectKey } from '../object-key.ts';
import { SpooledFiles, textOf } from '../testing/spooled-files.ts';
import { BytesMissing } from './blob-store.ts';
import { S3BlobStore } from './s3-blob-store.ts';

/** The SDK waits up to a second before it repeats a request. */
const TIMEOUTS = { connectMs: 500, silenceMs: 500, answerMs: 10_000, uploadMs: 10_000 };
const KEY = objectKey({ organizationId: randomUUID(), livemode: true }, 'a'.repeat(64));

let server: Server;
let answer: RequestListener;
let store: S3BlobStore;
let files: SpooledFiles;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  store = new S3BlobStore({
    ...{ endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', bucket: 'livery', timeouts: TIMEOUTS },
    keys: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  files = await SpooledFiles.open();
});

afterAll(async () => {
  await store.close();
  server.closeAllConnections();
  await once(server.close(), 'close');
  await files[Symbol.asyncDispose]();
});

const failsWith =
  (status: number, code: string): RequestListener =>
  (request, response) =>
    void request.resume().on('end', () => {
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`);
    });

/** Begins a response of ten bytes. @param then what happens after its first `sent` bytes */
const beginsWith =
  (sent: string, then: (response: ServerResponse) => void): RequestListener =>
  (_, response) => {
    response.writeHead(200, { 'content-length': '10' });
    response.flushHeaders();
    if (sent === '') then(response);
    else response.write(sent, () => then(response));
  };

const failureOf = (operation: Promise<unknown>): Promise<unknown> =>
  operation.then(
    () => 'no failure',
    (error: unknown) => error,
  );

const unavailable = (cause: unknown) =>
  expect.objectContaining({ kind: 'unavailable', code: 'unavailable', retryAfter: 5, cause });

describe('an S3 that is broken', () => {
  it.each([
    [500, 'InternalError'],
    [503, 'SlowDown'],
    [403, 'AccessDenied'],
    [404, 'NoSuchBucket'],
  ])('is unavailable with its answer as the cause if it answers %i %s', async (status, code) => {
    answer = failsWith(status, code);
    const file = await files.write();
    const cause = expect.objectContaining({ message: `S3 answered ${status} ${code}` });
    expect(await failureOf(store.open(KEY))).toEqual(unavailable(cause));
    expect(await failureOf(store.put(file, KEY))).toEqual(unavailable(cause));
    expect(await failureOf(store.delete(KEY))).toEqual(unavailable(cause));
  });

  it.each([
    ['before the first byte', ''],
    ['half way', '01234'],
  ])('is unavailable with the cause if it breaks off %s', async (_, sent) => {
    answer = beginsWith(sent, (response) => response.destroy());
    const cause = expect.objectContaining({ message: expect.stringMatching(/^S3: /) });
    expect(await failureOf(textOf(store.open(KEY)))).toEqual(unavailable(cause));
  });

  it('is unavailable if it falls silent before the first byte', async () => {
    answer = beginsWith('', () => undefined);
    expect(await failureOf(textOf(store.open(KEY)))).toEqual(unavailable(expect.any(Error)));
  });

  it('loses its connection to a reader that leaves before the first byte', async () => {
    const left = Promise.withResolvers<null>();
    answer = beginsWith('', (response) => response.once('close', () => left.resolve(null)));
    (await store.open(KEY)).destroy();
    expect(await left.promise).toBeNull();
  });

  it('has an object or not, as long as it says so', async () => {
    answer = failsWith(404, 'NoSuchKey');
    expect(await failureOf(store.open(KEY))).toBeInstanceOf(BytesMissing);
    expect(await store.head(KEY)).toBeNull();
  });
});
