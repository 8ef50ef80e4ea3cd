import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConnectionError, type FileSource } from '../index.ts';
import { hangUp, json, type ReceivedRequest, ScriptedServer } from '../testing/scripted-server.ts';

const BYTES = new TextEncoder().encode('PK a deck');
const sha256 = (content: string): string => createHash('sha256').update(content).digest('hex');

let server: ScriptedServer;
beforeAll(async () => {
  server = await ScriptedServer.start();
});
afterAll(() => server.close());

/** The fields of a form; a file with its name. */
async function formOf({ body, headers }: ReceivedRequest): Promise<Record<string, string>> {
  const form = await new Response(body, { headers: { 'content-type': headers['content-type'] ?? '' } }).formData();
  const fields = Array.from(form, async ([name, value]) => {
    return [name, typeof value === 'string' ? value : `${value.name}: ${await value.text()}`] as const;
  });
  return Object.fromEntries(await Promise.all(fields));
}

async function* chunks(): AsyncGenerator<Uint8Array> {
  yield BYTES.slice(0, 3);
  yield BYTES.slice(3);
}

describe('a file', () => {
  it.each<[string, () => FileSource]>([
    ['bytes', () => BYTES],
    ['a part of a buffer', () => Buffer.from('xxPK a deckxx').subarray(2, 11)],
    ['an array buffer', () => BYTES.slice().buffer],
    ['a Blob', () => new Blob([BYTES])],
    ['a stream of the web', () => new Blob([BYTES]).stream()],
    ['chunks', chunks],
  ])('is sent as it is, and again after a lost connection: %s', async (_, source) => {
    server.script(hangUp, json({ id: 'brand_check_1' }));
    await server.client().brandChecks.run({ file: source(), filename: 'deck.pptx', keep: false, metadata: { a: 'b' } });
    expect(server.requests).toHaveLength(2);
    const [first, second] = await Promise.all(server.requests.map(formOf));
    expect(second).toEqual({
      file: 'deck.pptx: PK a deck',
      filename: 'deck.pptx',
      keep: 'false',
      metadata: '{"a":"b"}',
    });
    expect(second).toEqual(first);
  });

  it('can be a file on disk, as a stream or as a Blob', async () => {
    for (const file of [createReadStream(import.meta.filename), await openAsBlob(import.meta.filename)]) {
      server.script(json({ id: 'file_1' }, 201));
      await server.client().files.store({ file, filename: 'me.ts' });
      expect(server.requests[0]?.body).toContain('can be a file on disk');
    }
  });

  it('keeps the name of a File', async () => {
    server.script(json({ id: 'file_1' }, 201));
    await server.client().files.store({ file: new File([BYTES], 'plan.pptx') });
    expect(await Promise.all(server.requests.map(formOf))).toEqual([{ file: 'plan.pptx: PK a deck' }]);
  });

  it('that was uploaded before is named in JSON', async () => {
    server.script(json({ id: 'asset_1' }, 201));
    await server.client().libraryAssets.create({ file: 'file_1', tags: ['a'] });
    expect(server.requests[0]?.body).toBe('{"file":"file_1","tags":["a"]}');
  });
});

describe('many files', () => {
  it('are hashed first, and only one of each missing content is sent', async () => {
    server.script(json({ missing: [sha256('b')] }), json({ id: 'file_b' }, 201));
    const uploads = ['a', 'b', 'b'].map((text) => ({ file: new Blob([text]), filename: `${text}.txt` }));
    expect(await server.client().files.storeMissing(uploads)).toEqual([
      { sha256: sha256('a'), stored: null },
      { sha256: sha256('b'), stored: { id: 'file_b' } },
      { sha256: sha256('b'), stored: null },
    ]);
    expect(server.requests.map(({ url }) => url)).toEqual(['/api/v1/files/precheck', '/api/v1/files']);
    expect(server.requests[0]?.body).toBe(JSON.stringify({ hashes: [sha256('a'), sha256('b')] }));
  });
});

describe('a download', () => {
  it('has the name, the type and the bytes of the file', async () => {
    server.script((response) =>
      response
        .writeHead(200, {
          'content-type': 'image/png',
          'content-disposition': `attachment; filename="plan_.png"; filename*=UTF-8''plan%C3%A9.png`,
        })
        .end('bytes'),
    );
    const download = await server.client().libraryAssets.download('asset_1');
    expect([download.filename, download.contentType]).toEqual(['plané.png', 'image/png']);
    expect(await download.text()).toBe('bytes');
  });

  it('is an error if the connection is lost before its end', async () => {
    server.script((response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half');
      setTimeout(() => response.destroy(), 20);
    });
    const download = await server.client().libraryAssets.download('asset_1');
    expect(download.sizeBytes).toBe(100);
    await expect(download.bytes()).rejects.toBeInstanceOf(ConnectionError);
  });

  it('may take longer than one attempt, and still ends when the caller wants', async () => {
    const controller = new AbortController();
    server.script((response) => {
      response.writeHead(200, {});
      response.write('begin');
    });
    const options = { timeoutMs: 50, signal: controller.signal };
    const download = await server.client().libraryAssets.download('asset_1', options);
    setTimeout(() => controller.abort(new Error('enough')), 150);
    await expect(download.bytes()).rejects.toMatchObject({ cause: { message: 'enough' } });
  });
});
