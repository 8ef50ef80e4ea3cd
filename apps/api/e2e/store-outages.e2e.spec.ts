import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { libraryAssetSchema } from '@livery/content-contracts';
import { type ApiClient, poll } from '@livery/testing';
import type { Response } from 'supertest';
import { errorOf } from './answer-facts.ts';
import { createAsset, png, sendForm, uploadFile } from './library-files.ts';
import { readAnswer } from './read-answer.ts';
import { startTestApi, type TestApi } from './test-api.ts';
import type { UploadCounts } from './test-uploads.ts';

const DECK = new URL('../../../samples/brand-faults.pptx', import.meta.url);

let api: TestApi;
let client: ApiClient;

beforeAll(async () => {
  api = await startTestApi();
});

beforeEach(async () => {
  client = await (await api.createOrganization()).client();
});

afterAll(() => api.close());

/** Replaces a folder with a file while `work` runs. */
async function withoutFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  await rename(folder, `${folder}-away`).catch(() => undefined);
  await writeFile(folder, 'This is not a folder.');
  try {
    return await work();
  } finally {
    await rm(folder);
    await rename(`${folder}-away`, folder).catch(() => undefined);
  }
}

/** Compares the rows and objects before and after a collection without grace, since a refused upload may leave a staged row. */
async function collected(): Promise<UploadCounts> {
  await poll('an empty spool', async () => (await api.uploads.spooled()) === 0);
  await api.uploads.collect();
  return api.uploads.counts();
}

const red = png(2, 1, 0xff0000);
const green = png(2, 1, 0x00ff00);
const pathOf = (url: string | null): string => new URL(url ?? '').pathname.replace('/api/v1', '');

describe('while the folder of the store is away', () => {
  it('uploads are 503 with Retry-After, and change nothing', async () => {
    await createAsset(client, {}, red);
    const before = await collected();
    const records = (await client.get('/library_assets')).body;
    const events = (await client.get('/events')).body;
    await withoutFolder(api.uploads.storeDirectory, async () => {
      const asset = records.data[0].id;
      for (const to of ['/files', '/library_assets', `/library_assets/${asset}/versions`]) {
        const headers = to.endsWith('versions') ? { 'if-match': '"1"' } : {};
        const refused = await sendForm(client, green, { path: to, headers });
        expect(refused.status).toBe(503);
        expect(refused.headers['retry-after']).toBe('5');
        expect(errorOf(refused)).toMatchObject({ code: 'unavailable' });
      }
      expect(await api.uploads.counts()).toMatchObject({ files: before.files, blobs: before.blobs });
      expect((await client.get('/library_assets')).body).toEqual(records);
      expect((await client.get('/events')).body).toEqual(events);
    });
    expect(await collected()).toEqual(before);
  });

  it('a repeated request with the same Idempotency-Key succeeds once the store is back', async () => {
    const headers = { 'idempotency-key': 'store-away' };
    const refused = await withoutFolder(api.uploads.storeDirectory, () => sendForm(client, green, { headers }));
    expect(refused.status).toBe(503);
    const created = await sendForm(client, green, { headers });
    expect(created.status).toBe(201);
    expect((await sendForm(client, green, { headers })).body.id).toBe(created.body.id);
    expect((await client.get('/library_assets')).body.data).toHaveLength(1);
  });

  it('documents are checked, and their records say that they are not kept', async () => {
    const content_base64 = (await readFile(DECK)).toString('base64');
    const check = (): Promise<Response> => client.post('/brand_checks', { content_type: 'pptx', content_base64 });
    await withoutFolder(api.uploads.storeDirectory, async () => {
      const { status, body } = await check();
      expect([status, body.status, body.document_kept_until]).toEqual([200, 'completed', null]);
      expect((await client.get(`/brand_checks/${String(body.id)}`)).body.document_kept_until).toBeNull();
      // A check for which nobody waits has nothing else from which it could read the document.
      const headers = { prefer: 'respond-async' };
      const accepted = await client.post('/brand_checks', { content_type: 'pptx', content_base64 }, headers);
      expect([accepted.status, accepted.headers['retry-after']]).toEqual([503, '5']);
    });
  });

  it('records can be read and changed, and only the bytes cannot be had', async () => {
    const asset = await createAsset(client, {}, red);
    await withoutFolder(api.uploads.storeDirectory, async () => {
      expect((await client.get('/library_assets?q=picture')).body.data).toHaveLength(1);
      const changed = await client.patch(`/library_assets/${asset.id}`, { name: 'Sea' }, { 'if-match': '"1"' });
      expect(readAnswer(libraryAssetSchema, changed).name).toBe('Sea');
      const opened = await client.get(pathOf(asset.open_url));
      expect(opened.status).toBe(503);
      expect(opened.headers['retry-after']).toBe('5');
    });
    expect((await client.get(pathOf(asset.open_url))).status).toBe(200);
  });

  it('deleted bytes wait, and are deleted when the store is back', async () => {
    const before = await collected();
    await uploadFile(client, green);
    await api.administrate(
      'delete from blobs.blob_reference r using content.file f where f.id = r.holder and f.asset_id is null',
    );
    await api.administrate('delete from content.file where asset_id is null');
    await api.administrate('update blobs.blob set released = now()');
    await withoutFolder(api.uploads.storeDirectory, async () => {
      await expect(api.uploads.collect()).rejects.toMatchObject({ code: 'unavailable' });
      expect(await api.uploads.counts()).toMatchObject({ condemned: 1 });
    });
    await api.administrate(`update blobs.condemned_object set next_attempt = now()`);
    expect(await collected()).toEqual(before);
  });
});

describe('an object that is missing', () => {
  it('makes requests for its bytes 503, and no others', async () => {
    const asset = await createAsset(client, {}, red);
    const objects = await readdir(api.uploads.storeDirectory, { recursive: true, withFileTypes: true });
    const files = objects.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
    await Promise.all(files.map((file) => rename(file, `${file}-away`)));
    const opened = await client.get(pathOf(asset.open_url));
    expect(opened.status).toBe(503);
    expect(errorOf(opened)).toMatchObject({ code: 'unavailable', message: expect.stringContaining('are missing') });
    expect(opened.text).not.toContain(api.uploads.storeDirectory);
    expect((await client.get(`/library_assets/${asset.id}`)).status).toBe(200);
    await Promise.all(files.map((file) => rename(`${file}-away`, file)));
    expect((await client.get(pathOf(asset.open_url))).status).toBe(200);
  });
});

describe('while the folder of temporary files is away', () => {
  it('uploads are 503 with Retry-After, change nothing, and work again afterwards', async () => {
    const before = await collected();
    await withoutFolder(api.uploads.spoolDirectory, async () => {
      const refused = await sendForm(client, green);
      expect(refused.status).toBe(503);
      expect(refused.headers['retry-after']).toBe('5');
      expect((await client.get('/library_assets')).body.data).toEqual([]);
    });
    expect(await collected()).toEqual(before);
    expect((await sendForm(client, green)).status).toBe(201);
  });
});
