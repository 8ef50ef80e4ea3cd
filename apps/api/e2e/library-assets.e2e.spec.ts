import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { libraryAssetSchema } from '@livery/content-contracts';
import type { ApiClient } from '@livery/testing';
import { errorOf } from './answer-facts.ts';
import { createAsset, png, sendForm, uploadFile } from './library-files.ts';
import { readAnswer } from './read-answer.ts';
import { sharedTestApi, type SharedTestApi } from './shared-test-api.ts';
import type { TestOrganization } from './test-api.ts';

let api: SharedTestApi;
let organization: TestOrganization;
let client: ApiClient;

beforeAll(async () => {
  api = await sharedTestApi();
});

beforeEach(async () => {
  organization = await api.createOrganization();
  client = await organization.client();
});

afterAll(() => api.close());

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
const pathOf = (url: string | null): string => new URL(url ?? '').pathname.replace('/api/v1', '');
const idsOf = async (path: string, caller = client): Promise<unknown[]> => {
  const { body } = await caller.get(path);
  return body.data.map(({ id }: { readonly id: string }) => id);
};

describe('an asset', () => {
  it('is created from a form, with all fields of the interface document', async () => {
    const content = png(3, 2);
    const answer = await sendForm(client, content, {
      filename: 'Harbour at dawn.png',
      fields: { tags: '["harbour","Hero"]', description: 'Autumn', metadata: '{"team":"design"}' },
    });
    expect(answer.status).toBe(201);
    expect(answer.headers['etag']).toBe('"1"');
    expect(readAnswer(libraryAssetSchema, answer)).toEqual({
      id: expect.stringMatching(/^asset_/),
      object: 'library_asset',
      organization: organization.id,
      name: 'Harbour at dawn',
      filename: 'Harbour at dawn.png',
      type: 'image',
      content_type: 'image/png',
      tags: ['harbour', 'Hero'],
      description: 'Autumn',
      folder: null,
      open_url: expect.stringMatching(/^http:\/\/livery\.example\/api\/v1\/links\/[\w-]+$/),
      preview_url: expect.stringMatching(/^http:\/\/livery\.example\/api\/v1\/links\/[\w-]+$/),
      public_url: null,
      source_type: 'upload',
      approval_status: 'approved',
      image_approval: {
        status: 'approved',
        label: 'No review needed',
        canRelease: true,
        reviewId: null,
        previousReviewId: null,
        policyVersion: '1',
        mode: 'none',
        sourceType: 'upload',
        contentHash: sha256(content),
      },
      updated: expect.stringMatching(/^\d{4}-.*Z$/),
      size_bytes: content.length,
      width: 3,
      height: 2,
      content_hash: sha256(content),
      is_content_missing: false,
      current_version: 1,
      available_from: null,
      available_until: null,
      deleted_at: null,
      metadata: { team: 'design' },
      livemode: true,
      created_by: expect.stringMatching(/^key_/),
      created: expect.any(String),
    });
  });

  it('is created from an uploaded file, which then no longer expires and belongs to no other asset', async () => {
    const file = await uploadFile(client, png());
    expect(file).toMatchObject({ content_type: 'image/png', sha256: sha256(png()) });
    const asset = readAnswer(libraryAssetSchema, await client.post('/library_assets', { file: file.id, name: 'Sea' }));
    expect(asset).toMatchObject({ name: 'Sea', content_hash: file.sha256 });
    expect((await client.get(`/files/${file.id}`)).body.expires_at).toBeNull();
    expect(errorOf(await client.post('/library_assets', { file: file.id })).code).toBe('resource_conflict');
  });

  it('is opened by its links without a credential, until it is deleted', async () => {
    const content = png();
    const asset = await createAsset(client, {}, content);
    const anybody = api.as(null);
    const opened = await anybody.get(pathOf(asset.open_url));
    expect(opened.status).toBe(200);
    expect(opened.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': expect.stringContaining('attachment'),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(opened.body).toEqual(content);
    expect((await anybody.get(pathOf(asset.preview_url))).headers['content-disposition']).toContain('inline');
    expect((await client.delete(`/library_assets/${asset.id}`)).status).toBe(200);
    expect(errorOf(await anybody.get(pathOf(asset.open_url))).code).toBe('resource_missing');
    expect(errorOf(await anybody.get(pathOf(asset.preview_url))).code).toBe('resource_missing');
  });

  it('is changed only if it is as the caller has read it', async () => {
    const asset = await createAsset(client);
    const path = `/library_assets/${asset.id}`;
    const changed = await client.patch(path, { name: 'New', tags: ['b'] }, { 'if-match': '"1"' });
    expect(changed.headers['etag']).toBe('"2"');
    expect(changed.body).toMatchObject({ name: 'New', tags: ['b'] });
    expect(errorOf(await client.patch(path, { name: 'Lost' }, { 'if-match': '"1"' })).code).toBe('precondition_failed');
    expect(errorOf(await client.patch(path, { name: 'Lost' }, { 'if-match': 'W/"2"' })).code).toBe(
      'precondition_failed',
    );
    expect(errorOf(await client.patch(path, { name: 'Lost' }, { 'if-match': 'two' })).param).toBe('If-Match');
    expect((await client.patch(path, { name: 'New' }, { 'if-match': '*' })).headers['etag']).toBe('"2"');
  });

  it('is restored after its deletion, and is found again', async () => {
    const asset = await createAsset(client, { name: 'Lighthouse' });
    expect(errorOf(await client.post(`/library_assets/${asset.id}/restore`, {})).code).toBe('resource_conflict');
    await client.delete(`/library_assets/${asset.id}`);
    expect(await idsOf('/library_assets?q=lighthouse')).toEqual([]);
    expect(await idsOf('/library_assets')).toEqual([]);
    expect((await client.get(`/library_assets/${asset.id}`)).status).toBe(404);
    expect((await client.post(`/library_assets/${asset.id}/restore`, {})).status).toBe(200);
    expect(await idsOf('/library_assets?q=lighthouse')).toEqual([asset.id]);
  });

  it('has versions, of which earlier ones can be restored', async () => {
    const asset = await createAsset(client, {}, png(1, 1));
    const second = await sendForm(client, png(4, 4), {
      path: `/library_assets/${asset.id}/versions`,
      fields: { note: 'larger' },
    });
    expect(second.body).toMatchObject({ current_version: 2, width: 4, content_hash: sha256(png(4, 4)) });
    const restored = await client.post(`/library_assets/${asset.id}/versions/1/restore`, {});
    expect(restored.body).toMatchObject({ current_version: 3, width: 1, content_hash: asset.content_hash });
    const { body } = await client.get(`/library_assets/${asset.id}/versions`);
    expect(body.data).toMatchObject([
      { number: 3, note: 'Version 1 restored', content_hash: asset.content_hash },
      { number: 2, note: 'larger' },
      { number: 1, note: '' },
    ]);
    expect((await client.get(`/library_assets/${asset.id}/download`)).body).toEqual(png(1, 1));
    for (const number of ['9', '0', '-1', 'x', '99999999999']) {
      const missing = await client.post(`/library_assets/${asset.id}/versions/${number}/restore`, {});
      expect(errorOf(missing).code).toBe('resource_missing');
    }
  });

  it('is invisible to other organizations and to the other mode', async () => {
    const asset = await createAsset(client, { name: 'Secret plan' });
    const other = await (await api.createOrganization()).client();
    const test = await organization.client(undefined, { livemode: false });
    for (const stranger of [other, test]) {
      expect(await idsOf('/library_assets?q=secret', stranger)).toEqual([]);
      expect(await idsOf('/library_assets', stranger)).toEqual([]);
      const calls = [
        stranger.get(`/library_assets/${asset.id}`),
        stranger.get(`/library_assets/${asset.id}/download`),
        stranger.get(`/library_assets/${asset.id}/versions`),
        stranger.patch(`/library_assets/${asset.id}`, { name: 'x' }),
        stranger.delete(`/library_assets/${asset.id}`),
        stranger.post(`/library_assets/${asset.id}/restore`, {}),
        stranger.post(`/library_assets/${asset.id}/reviews`, {}),
      ];
      for (const answer of await Promise.all(calls)) expect(errorOf(answer).code).toBe('resource_missing');
    }
    expect((await client.get(`/library_assets/${asset.id}`)).body.name).toBe('Secret plan');
  });
});

describe('GET /library_assets', () => {
  it('lists assets, newest first, in pages', async () => {
    const ids: string[] = [];
    for (const name of ['one', 'two', 'three']) ids.unshift((await createAsset(client, { name })).id);
    const first = await client.get('/library_assets?limit=2');
    expect(first.body).toMatchObject({ object: 'list', has_more: true, url: '/api/v1/library_assets', next_offset: 2 });
    const second = await client.get('/library_assets?limit=2&offset=2');
    expect(second.body).toMatchObject({ has_more: false, next_offset: 3 });
    expect([...first.body.data, ...second.body.data].map(({ id }) => id)).toEqual(ids);
  });

  it('finds words of names, tags and descriptions, unfinished ones, and ones with typing errors', async () => {
    const harbour = await createAsset(client, { name: 'Harbour at dawn', tags: ['autumn'] });
    const mountain = await createAsset(client, { name: 'Mountain', description: 'beyond the harbour' });
    expect(await idsOf('/library_assets?q=harbour')).toEqual([harbour.id, mountain.id]);
    expect(await idsOf('/library_assets?q=daw')).toEqual([harbour.id]);
    expect(await idsOf('/library_assets?q=autumn%20har')).toEqual([harbour.id]);
    expect(await idsOf('/library_assets?q=mountian')).toEqual([mountain.id]);
    expect(await idsOf('/library_assets?q=unheard')).toEqual([]);
    expect(await idsOf('/library_assets?tag=Autumn')).toEqual([harbour.id]);
  });

  it('shows a publishable key only what may be released, and nothing internal', async () => {
    const released = await createAsset(client, { name: 'Released', metadata: { cost: 'high' } });
    const until = new Date(Date.now() - 1_000).toISOString();
    await createAsset(client, { name: 'Over', available_until: until });
    const answer = await api.as(await organization.publishableKey()).get('/library_assets?limit=1');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.body.has_more).toBe(false);
    expect(answer.body.data).toMatchObject([{ id: released.id, open_url: null, created_by: null, metadata: null }]);
    const preview = pathOf(answer.body.data[0].preview_url);
    expect((await api.as(null).get(preview)).status).toBe(200);
    await client.patch(`/library_assets/${released.id}`, { available_until: until });
    expect(errorOf(await api.as(null).get(preview)).code).toBe('resource_missing');
  });

  it.each([
    ['limit=0', 'limit_out_of_range'],
    ['limit=201', 'limit_out_of_range'],
    ['offset=10001', 'parameter_invalid'],
    ['offset=-1', 'parameter_invalid'],
    ['type=film', 'parameter_invalid'],
    ['approval_status=good', 'parameter_invalid'],
    ['folder=fold_0350tEyI3TinjRDFnAplkv', 'resource_missing'],
    ['folder=x', 'resource_missing'],
    [`q=${'x'.repeat(201)}`, 'parameter_invalid'],
    [`q=${'x '.repeat(11)}`, 'parameter_invalid'],
    ['sort=name', 'parameter_unknown'],
    ['q=a%00', 'parameter_invalid'],
    ['tag=%00', 'parameter_invalid'],
  ])('refuses %s', async (query, code) => {
    expect(errorOf(await client.get(`/library_assets?${query}`)).code).toBe(code);
  });

  it.each(["'; drop table", '"a b" & !c | (d)', ':*', '!!!', '東京', '🙂', '%', '\\', 'a:b*', '<->'])(
    'finds nothing unexpected by %s',
    async (text) => {
      await createAsset(client, { name: 'Plain' });
      const answer = await client.get(`/library_assets?q=${encodeURIComponent(text)}`);
      expect(answer.status).toBe(200);
      expect(answer.body.data).toEqual([]);
    },
  );
});

describe('an upload', () => {
  it.each([
    ['without bytes', Buffer.alloc(0), {}, 'file_empty'],
    ['of a picture that is called PDF', png(), { filename: 'report.pdf' }, 'content_type_mismatch'],
    ['of a picture that is declared as PDF', png(), { contentType: 'application/pdf' }, 'content_type_mismatch'],
    ['whose name has folders', png(), { fields: { filename: '../../etc/passwd.png' } }, 'parameter_invalid'],
    ['whose name has a NUL', png(), { fields: { filename: 'a\u0000.png' } }, 'body_invalid_json'],
    ['whose name has 300 characters', png(), { filename: `${'x'.repeat(296)}.png` }, 'parameter_invalid'],
    ['whose name changes the direction of text', png(), { filename: 'a\u202egnp.exe' }, 'parameter_invalid'],
    ['with more than one value as tags', png(), { fields: { tags: '[],"name":1' } }, 'parameter_invalid'],
    ['with tags that are no list', png(), { fields: { tags: 'harbour' } }, 'parameter_invalid'],
    [
      'with 51 tags',
      png(),
      { fields: { tags: JSON.stringify(Array.from({ length: 51 }, (_, at) => `t${at}`)) } },
      'parameter_invalid',
    ],
    ['with a folder that is missing', png(), { fields: { folder: 'fold_0350tEyI3TinjRDFnAplkv' } }, 'resource_missing'],
    ['with an unknown field', png(), { fields: { nmae: 'x' } }, 'parameter_unknown'],
    [
      'with an end before its beginning',
      png(),
      { fields: { available_from: '2026-02-01T00:00:00Z', available_until: '2026-01-01T00:00:00Z' } },
      'parameter_invalid',
    ],
  ])('%s is refused, and nothing is stored', async (_, content, options, code) => {
    expect(errorOf(await sendForm(client, content, options)).code).toBe(code);
    expect(await idsOf('/library_assets')).toEqual([]);
  });

  it('whose extension alone does not fit is refused with a message about the extension', async () => {
    const refused = await sendForm(client, Buffer.from('only text'), { filename: 'e.gif', contentType: 'text/plain' });
    expect(errorOf(refused)).toMatchObject({
      code: 'content_type_mismatch',
      message: expect.stringContaining('The extension of e.gif does not fit its content, which is text/plain.'),
    });
  });

  it('without a file, or with two, is refused', async () => {
    const none = await client.send('POST', '/files', (test) => test.field({ filename: 'x' }));
    expect(errorOf(none)).toMatchObject({ code: 'parameter_missing', param: 'file' });
    const two = await client.send('POST', '/files', (test) =>
      test.attach('file', png(), 'a.png').attach('file', png(), 'b.png'),
    );
    expect(errorOf(two).code).toBe('parameter_invalid');
    for (const body of [{ name: 'x' }, { file: null }]) {
      expect(errorOf(await client.post('/library_assets', body))).toMatchObject({ code: 'parameter_missing' });
    }
    const forged = await client.post('/library_assets', { file: { path: '/etc/passwd', size: 1, sha256: 'a' } });
    expect(errorOf(forged)).toMatchObject({ code: 'parameter_invalid', param: 'file' });
  });

  it('is unnecessary for files that are the content of an asset already', async () => {
    const file = await uploadFile(client, png());
    const hashes = ['a'.repeat(64), file.sha256];
    const missing = async (caller = client) => (await caller.post('/files/precheck', { hashes })).body;
    expect(await missing()).toEqual({ missing: hashes });
    const { body: asset } = await client.post('/library_assets', { file: file.id });
    expect(await missing()).toEqual({ missing: [hashes[0]] });
    expect(await missing(await (await api.createOrganization()).client())).toEqual({ missing: hashes });
    await client.delete(`/library_assets/${asset.id}`);
    expect(await missing()).toEqual({ missing: hashes });
    expect((await client.post('/files/precheck', { hashes: [] })).status).toBe(400);
  });

  it('that is repeated with its Idempotency-Key creates one asset', async () => {
    const headers = { 'idempotency-key': 'once' };
    const first = await sendForm(client, png(), { headers });
    const again = await sendForm(client, png(), { headers });
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.body.id).toBe(first.body.id);
    expect(errorOf(await sendForm(client, png(9, 9), { headers })).code).toBe('idempotency_key_reused');
    expect(await idsOf('/library_assets')).toEqual([first.body.id]);
  });
});
