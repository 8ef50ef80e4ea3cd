import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { brandFontCreated, type FontResource, fontSchema } from '@livery/brand-governance-contracts';
import { sampleFont, sampleWoff2 } from '@livery/brand-governance-testing';
import { parsePublicId } from '@livery/kernel';
import type { ApiClient } from '@livery/testing';
import { errorOf, idOf, isReplay } from './answer-facts.ts';
import { type FormOptions, sendForm, uploadFile } from './library-files.ts';
import { type Answer, eventsOf, readAnswer } from './read-answer.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

let api: TestApi;
let organization: TestOrganization;
let client: ApiClient;

beforeAll(async () => {
  api = await startTestApi();
});

beforeEach(async () => {
  organization = await api.createOrganization();
  client = await organization.client();
});

afterAll(() => api.close());

function send(file: Buffer, options: FormOptions = {}, caller = client): Promise<Answer> {
  return sendForm(caller, file, { path: '/fonts', filename: 'Northwind Bold.ttf', ...options });
}

async function upload(file = sampleFont(), options: FormOptions = {}): Promise<FontResource> {
  const answer = await send(file, options);
  expect(answer.status).toBe(201);
  return readAnswer(fontSchema, answer);
}

const bytesOf = ({ body }: Answer): unknown => body;
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

describe('POST /fonts with a file', () => {
  it('reads the file, and stores it', async () => {
    const file = sampleFont({ fsType: 2, fsSelection: 1, ranges: [0, 59] });
    const font = await upload(file);
    expect(font).toMatchObject({
      name: 'Northwind Sans Bold',
      family: 'Northwind Sans',
      style: 'italic',
      weight: 700,
      scripts: ['latin', 'ea'],
      roles: ['any'],
      filename: 'Northwind Bold.ttf',
      content_type: 'font/ttf',
      size_bytes: file.length,
      sha256: sha256(file),
      embeddable: false,
    });
    expect((await client.get(`/fonts/${font.id}`)).body).toEqual(font);
    const [event] = await eventsOf(client, brandFontCreated.type);
    expect(event?.data).toEqual({ object: font });
    expect(await api.uploads.spooled()).toBe(0);
  });

  it.each([
    ['WOFF 2.0', sampleWoff2(), 'font/woff2'],
    ['OpenType', sampleFont({ tables: { glyf: null, 'CFF ': Buffer.alloc(4) } }, 'OTTO'), 'font/otf'],
  ])('takes %s, whatever the file is called', async (_, file, contentType) => {
    expect(await upload(file, { filename: 'a.ttf' })).toMatchObject({ content_type: contentType, weight: 700 });
  });

  it('lets the caller say more, and otherwise than the file', async () => {
    const fields = {
      name: 'House Bold',
      family: 'House',
      style: 'normal',
      weight: '650',
      roles: '["heading"]',
      scripts: '["latin"]',
      fallbacks: '["Arial"]',
      metadata: '{"licence":"OFL"}',
      filename: 'house.ttf',
    };
    expect(await upload(sampleFont({ fsSelection: 1 }), { fields })).toMatchObject({
      ...{ name: 'House Bold', family: 'House', style: 'normal', weight: 650, roles: ['heading'], scripts: ['latin'] },
      ...{ fallbacks: ['Arial'], metadata: { licence: 'OFL' }, filename: 'house.ttf' },
    });
  });

  it('needs a name for a file without names', async () => {
    const file = sampleFont({ tables: { name: null } });
    expect(errorOf(await send(file))).toMatchObject({ code: 'parameter_missing', param: 'name' });
    expect(await upload(file, { fields: { name: 'House' } })).toMatchObject({ name: 'House', family: 'House' });
  });

  it('makes a font again for a repeat, but only one for a repeat with the same key', async () => {
    const headers = { 'idempotency-key': 'font-1' };
    const [first, second] = [await send(sampleFont(), { headers }), await send(sampleFont(), { headers })];
    expect([first.status, second.status, isReplay(second)]).toEqual([201, 201, true]);
    expect(second.body).toEqual(first.body);
    expect((await send(sampleFont({ weight: 400 }), { headers })).status).toBe(422);
    await upload();
    expect((await client.get('/fonts')).body.data).toHaveLength(2);
  });

  it.each([
    ['nothing', Buffer.alloc(0), 422, 'font_invalid'],
    ['a text', Buffer.from('no font'), 422, 'font_invalid'],
    ['a font that is cut off', sampleFont().subarray(0, -9), 422, 'font_invalid'],
    ['a collection', Buffer.concat([Buffer.from('ttcf'), Buffer.alloc(99)]), 422, 'font_invalid'],
    ['a bomb', sampleWoff2({ tables: { glyf: Buffer.alloc(99_000_000) } }), 422, 'font_invalid'],
    [
      'a bomb that says it is small',
      sampleWoff2({ tables: { 'OS/2': Buffer.alloc(99_000_000) } }, { firstLength: 78 }),
      422,
      'font_invalid',
    ],
    ['more than 10 MiB', Buffer.concat([sampleFont(), Buffer.alloc(10_485_760)]), 413, 'file_too_large'],
  ])('refuses %s, and stores nothing', async (_, file, status, code) => {
    const before = await api.uploads.counts();
    const answer = await send(file);
    expect([answer.status, errorOf(answer).code]).toEqual([status, code]);
    expect((await client.get('/fonts')).body.data).toEqual([]);
    expect(await api.uploads.counts()).toEqual(before);
    expect(await eventsOf(client, brandFontCreated.type)).toEqual([]);
    expect(await api.uploads.spooled()).toBe(0);
  });

  it('refuses 200 MB by its length, before it arrives', async () => {
    const answer = await client.send('POST', '/fonts', (test) =>
      test.set({ 'content-type': 'multipart/form-data; boundary=x', 'content-length': '200000000' }).send('--x'),
    );
    expect([answer.status, errorOf(answer).code]).toEqual([413, 'file_too_large']);
  });

  it.each([
    ['a weight in words', { weight: 'bold' }, 'weight'],
    ['roles that are no JSON', { roles: 'body' }, 'roles'],
    ['an unknown script', { scripts: '["greek"]' }, 'scripts'],
    ['a folder in the name of the file', { filename: '../a.ttf' }, 'filename'],
    ['an unknown field', { embeddable: 'true' }, 'embeddable'],
  ])('refuses %s', async (_, fields, param) => {
    const answer = await send(sampleFont(), { fields });
    expect([answer.status, errorOf(answer).param]).toEqual([400, param]);
    expect((await client.get('/fonts')).body.data).toEqual([]);
  });
});

describe('GET /fonts/{id}/file', () => {
  it('returns the bytes, with headers that keep them harmless', async () => {
    const file = sampleFont();
    const { id } = await upload(file, { filename: 'Schrift ä.ttf' });
    const answer = await client.get(`/fonts/${id}/file`);
    expect(bytesOf(answer)).toEqual(file);
    expect(answer.headers).toMatchObject({
      'content-type': 'font/ttf',
      'content-disposition': `attachment; filename="Schrift _.ttf"; filename*=UTF-8''Schrift%20%C3%A4.ttf`,
      'x-content-type-options': 'nosniff',
      etag: `"${sha256(file)}"`,
    });
    const known = { 'if-none-match': String(answer.headers['etag']) };
    expect((await client.get(`/fonts/${id}/file`, known)).status).toBe(304);
    expect((await client.get(`/fonts/${id}/file`, { range: 'bytes=0-3' })).status).toBe(206);
  });

  it('is 404 for a font without a file, of another organization, or of the other mode', async () => {
    const named = readAnswer(fontSchema, await client.post('/fonts', { name: 'Inter' }));
    const missing = await client.get(`/fonts/${named.id}/file`);
    const message = 'The font is approved by its name alone, and has no file.';
    expect(missing.status).toBe(404);
    expect(missing.body).toHaveProperty('error.message', message);
    const { id } = await upload();
    const strangers = [
      await (await api.createOrganization()).client(),
      await organization.client(undefined, { livemode: false }),
    ];
    for (const stranger of strangers) {
      expect((await stranger.get(`/fonts/${id}/file`)).status).toBe(404);
      expect((await send(sampleFont(), {}, stranger)).status).toBe(201);
    }
  });

  it('stays when the font changes', async () => {
    const file = sampleFont();
    const { id } = await upload(file);
    const changed = await client.patch(`/fonts/${id}`, { name: 'House' }, { 'if-match': '"1"' });
    expect(changed.body).toMatchObject({ name: 'House', family: 'Northwind Sans', sha256: sha256(file) });
    expect(bytesOf(await client.get(`/fonts/${id}/file`))).toEqual(file);
  });
});

describe('the bytes of a deleted font', () => {
  it('are deleted, unless another font or an asset has them', async () => {
    const file = sampleFont({ names: { 1: 'Only once' } });
    await api.uploads.collect();
    const before = await api.uploads.counts();
    const [one, two] = [await upload(file), await upload(file)];
    const uploaded = await uploadFile(client, file, 'northwind.ttf');
    const asset = idOf(await client.post('/library_assets', { file: uploaded.id }));
    for (const { id } of [one, two]) await client.send('DELETE', `/fonts/${id}`, (test) => test);
    await api.uploads.collect();
    const kept = await client.get(`/library_assets/${asset}/download`);
    expect(bytesOf(kept)).toEqual(file);
    const other = await upload(sampleFont({ names: { 1: 'Another' } }));
    expect((await api.uploads.counts()).objects).toBe(before.objects + 2);
    await client.send('DELETE', `/fonts/${other.id}`, (test) => test);
    await api.uploads.collect();
    expect(await api.uploads.counts()).toMatchObject({ objects: before.objects + 1, blobs: before.blobs + 1 });
    expect((await client.get(`/fonts/${other.id}/file`)).status).toBe(404);
  });
});

describe('a store that cannot store', () => {
  it('gets 503, and neither a font nor an event nor bytes are left', async () => {
    const before = await api.uploads.counts();
    const blocked = `${api.uploads.storeDirectory}/${parsePublicId('org', organization.id) ?? ''}`;
    await mkdir(api.uploads.storeDirectory, { recursive: true });
    await writeFile(blocked, 'no folder');
    try {
      const answer = await send(sampleFont());
      expect([answer.status, errorOf(answer).code, answer.headers['retry-after']]).toEqual([503, 'unavailable', '5']);
      expect((await client.get('/fonts')).body.data).toEqual([]);
      expect(await eventsOf(client, brandFontCreated.type)).toEqual([]);
    } finally {
      await rm(blocked);
    }
    await api.uploads.collect();
    expect([await api.uploads.counts(), await api.uploads.spooled()]).toEqual([before, 0]);
    await upload();
  });
});

describe('the erasure of an organization', () => {
  it('removes the bytes of its fonts, and of no other', async () => {
    const other = await (await api.createOrganization()).client();
    const kept = readAnswer(fontSchema, await send(sampleFont(), {}, other));
    const before = await api.uploads.counts();
    await upload();
    await upload(sampleFont({ weight: 400 }));
    await api.erase(organization.id);
    expect(await api.uploads.counts()).toEqual(before);
    expect(bytesOf(await other.get(`/fonts/${kept.id}/file`))).toEqual(sampleFont());
  });
});
