import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { request, type ClientRequest } from 'node:http';
import { hostname } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { poll } from '@livery/testing';
import { startStreamsApi, type StreamsApi } from './streams/start-streams-api.ts';
import { MAX_FILE_BYTES } from './streams/streams.controller.ts';

const MEBIBYTE = 1_048_576;
const DEAD = `livery-spool-${hostname()}-999999999-abcdef`;
const RUNNING = `livery-spool-${hostname()}-1-abcdef`;
const OTHER_HOST = 'livery-spool-other-host-1-abcdef';

let api: StreamsApi;

beforeAll(async () => {
  api = await startStreamsApi(async (spools) => {
    for (const name of [DEAD, RUNNING, OTHER_HOST, 'livery-else']) await mkdir(path.join(spools, name));
  });
});

afterAll(() => api.close());

beforeEach(() => {
  api.streams.handle = () => Promise.resolve();
});

interface Answer {
  readonly status: number | undefined;
  readonly body: unknown;
}

const part = (disposition: string, content: Buffer | string, type = 'Text/Plain; charset=utf-8'): Buffer =>
  Buffer.concat([
    Buffer.from(`--XX\r\nContent-Disposition: ${disposition}\r\nContent-Type: ${type}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const file = (content: Buffer | string, name = 'filename="a.txt"') => part(`form-data; name="file"; ${name}`, content);
const text = (name: string, content: string) =>
  Buffer.from(`--XX\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`);
const form = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from('--XX--\r\n')]);

function begin(headers: Readonly<Record<string, string | number>> = {}): ClientRequest {
  const own = { authorization: 'Bearer sk', 'content-type': 'multipart/form-data; boundary=XX' };
  const address = { host: '127.0.0.1', port: api.port, path: '/api/v1/streams/files', method: 'POST' };
  return request({ ...address, headers: { ...own, ...headers } });
}

async function answerOf(sent: ClientRequest): Promise<Answer> {
  const [response] = await once(sent, 'response');
  return { status: response.statusCode, body: await json(response) };
}

/** Sends a body with its length. */
function send(body: Buffer, headers: Readonly<Record<string, string | number>> = {}): Promise<Answer> {
  const sent = begin({ 'content-length': body.length, ...headers }).on('error', () => undefined);
  sent.end(body);
  return answerOf(sent);
}

const refusal = (status: number, code: string, param: string | null = null) => ({
  status,
  body: { error: expect.objectContaining({ code, param }) },
});
const isEmpty = async (): Promise<boolean> => (await api.spooled()).length === 0;
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('a form whose file is spooled', () => {
  it('arrives with its texts, and the file is on disk, for its owner only, until the request ends', async () => {
    const content = Buffer.alloc(3 * MEBIBYTE, 'content');
    const seen: unknown[] = [];
    api.streams.handle = async (spooled) => {
      const { mode } = await stat(spooled?.path ?? '');
      const directory = await stat(path.dirname(spooled?.path ?? ''));
      seen.push(mode & 0o777, directory.mode & 0o777, content.equals(await readFile(spooled?.path ?? '')));
    };
    const answer = await send(form(text('purpose', 'library'), file(content), text('more', 'é')));
    expect(answer).toEqual({
      status: 200,
      body: {
        filename: 'a.txt',
        media_type: 'text/plain',
        size: content.length,
        sha256: sha256(content),
        texts: { purpose: 'library', more: 'é' },
      },
    });
    expect(seen).toEqual([0o600, 0o700, true]);
    await poll('the removal of the file', isEmpty);
  });

  it('may have an empty file, or none', async () => {
    expect(await send(form(file('')))).toMatchObject({
      status: 200,
      body: { size: 0, sha256: sha256(Buffer.alloc(0)) },
    });
    expect(await send(form(text('a', 'b')))).toMatchObject({
      status: 200,
      body: { filename: null, texts: { a: 'b' } },
    });
    await poll('the removal of the file', isEmpty);
  });

  it.each([
    ['filename="../../etc/passwd"', '../../etc/passwd'],
    ['filename="C:\\\\decks\\\\a.pptx"', 'C:\\decks\\a.pptx'],
    [`filename*=UTF-8''a%00b%0D%0A.png`, 'a\0b\r\n.png'],
    ['filename="gpj.\u202eexe"', 'gpj.\u202eexe'],
    [`filename="${'ä'.repeat(300)}.png"`, `${'ä'.repeat(300)}.png`],
  ])('passes on the name %s as it is', async (name, filename) => {
    expect(await send(form(file('x', name)))).toMatchObject({ status: 200, body: { filename } });
  });

  it.each([
    ['two files', [file('a'), file('b')], 'file'],
    ['a file in another field', [part('form-data; name="other"; filename="a"', 'a')], 'other'],
    ['the file as text', [text('file', 'a')], 'file'],
    ['a file without a field', [part('form-data; filename="a"', 'a')], null],
  ])('is refused with %s', async (_, parts, param) => {
    expect(await send(form(...parts))).toEqual(refusal(400, 'parameter_invalid', param));
    await poll('the removal of the files', isEmpty);
  });

  it('is refused if it ends within the file', async () => {
    expect(await send(file('content'))).toEqual(refusal(400, 'parameter_invalid'));
    await poll('the removal of the file', isEmpty);
  });

  it('is refused while it arrives if the file is larger than the limit', async () => {
    const sent = begin({ 'transfer-encoding': 'chunked' }).on('error', () => undefined);
    const answered = answerOf(sent);
    sent.write(file(Buffer.alloc(0)).subarray(0, -2));
    const piece = Buffer.alloc(4 * MEBIBYTE);
    for (let sentBytes = 0; sentBytes <= MAX_FILE_BYTES && !sent.destroyed; sentBytes += piece.length) {
      if (!sent.write(piece)) await Promise.race([once(sent, 'drain'), answered]);
    }
    expect(await answered).toEqual(refusal(413, 'file_too_large'));
    sent.destroy();
    await poll('the removal of the file', isEmpty);
  });

  it('leaves nothing if the client leaves half way, or sends another length than it has announced', async () => {
    const sent = begin({ 'content-length': 1_000_000 }).on('error', () => undefined);
    sent.write(file(Buffer.alloc(300_000)));
    await poll('the file', async () => !(await isEmpty()));
    sent.destroy();
    await poll('the removal of the file', isEmpty);
  });

  it('leaves nothing if the handler fails', async () => {
    api.streams.handle = () => Promise.reject(new Error('The handler fails.'));
    expect(await send(form(file('content')))).toEqual(refusal(500, 'internal_error'));
    await poll('the removal of the file', isEmpty);
  });

  it('is performed once for one Idempotency-Key, whatever its boundary, and refused with another file', async () => {
    const headers = { 'idempotency-key': 'key' };
    const other = { ...headers, 'content-type': 'multipart/form-data; boundary=YY' };
    const body = form(file('content'));
    const first = await send(body, headers);
    let handled = 0;
    api.streams.handle = () => Promise.resolve(void (handled += 1));
    expect(await send(Buffer.from(body.toString().replaceAll('XX', 'YY')), other)).toEqual(first);
    expect(handled).toBe(0);
    expect(await send(form(file('Content')), headers)).toEqual(
      refusal(422, 'idempotency_key_reused', 'Idempotency-Key'),
    );
  });

  it('is 503 while the disk cannot be written to, and works again afterwards', async () => {
    const [directory = ''] = (await readdir(api.spoolDirectory)).filter((name) => name.includes(`-${process.pid}-`));
    const spool = path.join(api.spoolDirectory, directory);
    await rm(spool, { recursive: true });
    await writeFile(spool, 'not a directory');
    expect(await send(form(file('content')))).toEqual(refusal(503, 'unavailable'));
    await rm(spool);
    expect(await send(form(file('content')))).toMatchObject({ status: 200 });
  });

  it('removes at the start what a process that has died has left, and nothing else', async () => {
    const directories = await readdir(api.spoolDirectory);
    expect(directories).toEqual(expect.arrayContaining([RUNNING, OTHER_HOST, 'livery-else']));
    expect(directories).not.toContain(DEAD);
  });
});
