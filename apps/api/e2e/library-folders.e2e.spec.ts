import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type LibraryFolderResource, libraryFolderSchema } from '@livery/content-contracts';
import type { ApiClient } from '@livery/testing';
import { errorOf } from './answer-facts.ts';
import { createAsset } from './library-files.ts';
import { eventsOf, readAnswer } from './read-answer.ts';
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

async function createFolder(name: string, parent_id: string | null = null): Promise<LibraryFolderResource> {
  return readAnswer(libraryFolderSchema, await client.post('/library_folders', { name, parent_id }));
}

const move = (folder: { readonly id: string }, parent_id: string | null, headers = {}) =>
  client.patch(`/library_folders/${folder.id}`, { parent_id }, headers);

const namesOf = async (path: string): Promise<unknown[]> => {
  const { body } = await client.get(path);
  return body.data.map(({ name }: { readonly name: string }) => name);
};

describe('a folder', () => {
  it('has the fields of the interface document, and no object', async () => {
    const photography = await createFolder('Photography');
    expect(photography).toEqual({
      id: expect.stringMatching(/^fold_/),
      name: 'Photography',
      type: 'root',
      parent_id: null,
      open_url: `http://livery.example/api/v1/library_assets?folder=${photography.id}`,
      livemode: true,
      organization: organization.id,
      created: expect.any(String),
      updated: expect.any(String),
    });
    const ships = await createFolder('Ships', photography.id);
    expect(ships).toMatchObject({ type: 'folder', parent_id: photography.id });
    const asset = await createAsset(client, { folder: ships.id });
    const { id, name, type, parent_id, open_url } = ships;
    expect(asset.folder).toEqual({ id, name, type, parent_id, open_url });
    expect((await client.get(`/library_folders/${ships.id}`)).body).toMatchObject({
      path: [
        { id: photography.id, name: 'Photography' },
        { id: ships.id, name: 'Ships' },
      ],
      depth: 2,
      asset_count: 1,
    });
  });

  it('has a name that no other folder of its parent has, whatever the case', async () => {
    const first = await createFolder('Ünique');
    expect(errorOf(await client.post('/library_folders', { name: 'ünique' })).code).toBe('resource_conflict');
    const inside = await createFolder('Ünique', first.id);
    expect(errorOf(await move(inside, null)).code).toBe('resource_conflict');
    const other = await createFolder('Other');
    expect(errorOf(await client.patch(`/library_folders/${other.id}`, { name: 'ÜNIQUE' })).code).toBe(
      'resource_conflict',
    );
    expect((await client.patch(`/library_folders/${first.id}`, { name: 'ünique' })).body.name).toBe('ünique');
  });

  it('is at most 20 levels deep, also after a move', async () => {
    let deepest: LibraryFolderResource | null = null;
    for (let level = 1; level <= 20; level += 1) deepest = await createFolder(`Level ${level}`, deepest?.id ?? null);
    const tooDeep = await client.post('/library_folders', { name: 'Level 21', parent_id: deepest?.id ?? '' });
    expect(errorOf(tooDeep).code).toBe('resource_conflict');
    const pair = await createFolder('Upper');
    await createFolder('Lower', pair.id);
    const nineteenth = deepest?.parent_id ?? '';
    expect(errorOf(await move(pair, nineteenth)).code).toBe('resource_conflict');
  });

  it('moves with all that is below it', async () => {
    const [a, z] = [await createFolder('A'), await createFolder('Z')];
    const b = await createFolder('B', a.id);
    const c = await createFolder('C', b.id);
    const asset = await createAsset(client, { folder: c.id });
    expect((await move(b, z.id)).body).toMatchObject({ parent_id: z.id });
    const { body } = await client.get(`/library_folders/${c.id}`);
    expect(body.path.map(({ name }: { readonly name: string }) => name)).toEqual(['Z', 'B', 'C']);
    const idsIn = async (folder: string) =>
      (await client.get(`/library_assets?folder=${folder}&recursive=true`)).body.data;
    expect(await idsIn(z.id)).toMatchObject([{ id: asset.id }]);
    expect(await idsIn(a.id)).toEqual([]);
    expect((await client.get(`/library_assets?folder=${z.id}`)).body.data).toEqual([]);
    const [event] = await eventsOf(client, 'cms.library_folder.updated');
    expect(event).toMatchObject({
      data: { object: { id: b.id, open_url: null }, previous_attributes: { parent_id: a.id } },
    });
  });

  it('cannot be moved into itself or below itself', async () => {
    const a = await createFolder('A');
    const b = await createFolder('B', a.id);
    expect(errorOf(await move(a, a.id)).code).toBe('resource_conflict');
    expect(errorOf(await move(a, b.id)).code).toBe('resource_conflict');
  });

  it('forms no circle when two are moved into each other at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [await createFolder(`A${round}`), await createFolder(`B${round}`)];
      const answers = await Promise.all([move(a, b.id), move(b, a.id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });

  it('is changed only if it is as the caller has read it', async () => {
    const folder = await createFolder('A');
    expect((await client.patch(`/library_folders/${folder.id}`, { name: 'B' }, { 'if-match': '"1"' })).status).toBe(
      200,
    );
    const late = await client.patch(`/library_folders/${folder.id}`, { name: 'C' }, { 'if-match': '"1"' });
    expect(errorOf(late).code).toBe('precondition_failed');
  });

  it('is deleted if it is empty, or with all that is in it', async () => {
    const a = await createFolder('A');
    const b = await createFolder('B', a.id);
    const asset = await createAsset(client, { folder: b.id });
    expect(errorOf(await client.delete(`/library_folders/${a.id}`)).code).toBe('resource_conflict');
    expect((await client.delete(`/library_folders/${a.id}?recursive=true`)).body).toEqual({ id: a.id, deleted: true });
    for (const id of [a.id, b.id]) expect((await client.get(`/library_folders/${id}`)).status).toBe(404);
    expect((await client.get(`/library_assets/${asset.id}`)).status).toBe(404);
    const restored = await client.post(`/library_assets/${asset.id}/restore`, {});
    expect(restored.body).toMatchObject({ id: asset.id, folder: null });
    expect(await eventsOf(client, 'cms.library_asset.deleted')).toMatchObject([
      { data: { object: { folder: { id: b.id } } } },
    ]);
    expect(await eventsOf(client, 'cms.library_folder.deleted')).toHaveLength(2);
  });

  it('is not deleted from under an asset that is put into it at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const folder = await createFolder(`R${round}`);
      const asset = await createAsset(client);
      const put = client.patch(`/library_assets/${asset.id}`, { folder: folder.id });
      const [moved, deleted] = await Promise.all([put, client.delete(`/library_folders/${folder.id}`)]);
      expect([moved.status, deleted.status]).toEqual(moved.status === 200 ? [200, 409] : [404, 200]);
    }
  });

  it('is invisible to other organizations and to the other mode', async () => {
    const folder = await createFolder('Secret');
    const other = await (await api.createOrganization()).client();
    const test = await organization.client(undefined, { livemode: false });
    for (const stranger of [other, test]) {
      expect((await stranger.get('/library_folders')).body.data).toEqual([]);
      const calls = [
        stranger.get(`/library_folders/${folder.id}`),
        stranger.patch(`/library_folders/${folder.id}`, { name: 'x' }),
        stranger.delete(`/library_folders/${folder.id}`),
        stranger.post('/library_folders', { name: 'x', parent_id: folder.id }),
        stranger.get(`/library_assets?folder=${folder.id}`),
      ];
      for (const answer of await Promise.all(calls)) expect(errorOf(answer).code).toBe('resource_missing');
    }
  });
});

describe('GET /library_folders', () => {
  it('lists folders by their names, and finds a part of a name', async () => {
    const b = await createFolder('beta 100%');
    await createFolder('Alpha');
    await createFolder('alphabet', b.id);
    expect(await namesOf('/library_folders')).toEqual(['Alpha', 'alphabet', 'beta 100%']);
    expect(await namesOf('/library_folders?q=ALPHA')).toEqual(['Alpha', 'alphabet']);
    expect(await namesOf('/library_folders?q=0%25')).toEqual(['beta 100%']);
    expect(await namesOf('/library_folders?q=_')).toEqual([]);
    expect(await namesOf('/library_folders?type=root')).toEqual(['Alpha', 'beta 100%']);
    expect(await namesOf('/library_folders?type=folder')).toEqual(['alphabet']);
    expect(await namesOf('/library_folders?type=set')).toEqual([]);
    expect(await namesOf(`/library_folders?parent_id=${b.id}`)).toEqual(['alphabet']);
    expect(errorOf(await client.get('/library_folders?parent_id=x')).param).toBe('parent_id');
    const page = await client.get('/library_folders?limit=1&offset=1');
    expect(page.body).toMatchObject({ has_more: true, next_offset: 2, url: '/api/v1/library_folders' });
  });

  it('refuses a NUL character', async () => {
    expect(errorOf(await client.get('/library_folders?q=a%00'))).toMatchObject({
      code: 'parameter_invalid',
      param: 'q',
    });
  });

  it('is open to publishable keys, without links', async () => {
    await createFolder('Open');
    const { body } = await api.as(await organization.publishableKey()).get('/library_folders');
    expect(body.data).toMatchObject([{ name: 'Open', open_url: null }]);
  });
});

describe('POST /library_assets/bulk', () => {
  const bulk = (body: object) => client.post('/library_assets/bulk', body);

  it('changes all assets for which the operation is possible, and says why others stay', async () => {
    const folder = await createFolder('Target');
    const [one, two] = [await createAsset(client, { tags: ['kept'] }), await createAsset(client)];
    const missing = 'asset_0350tEyI3TinjRDFnAplkv';
    const ids = [one.id, missing, two.id];
    expect((await bulk({ operation: 'move', ids, folder: folder.id })).body).toEqual({
      results: [
        { id: one.id, status: 'succeeded', error: null },
        { id: missing, status: 'failed', error: { code: 'resource_missing', message: expect.any(String) } },
        { id: two.id, status: 'succeeded', error: null },
      ],
    });
    expect((await client.get(`/library_folders/${folder.id}`)).body.asset_count).toBe(2);
    await bulk({ operation: 'tag', ids: [one.id, two.id], tags: ['new', 'KEPT'] });
    expect((await client.get(`/library_assets/${one.id}`)).body.tags).toEqual(['kept', 'new']);
    await bulk({ operation: 'untag', ids: [one.id], tags: ['Kept'] });
    expect((await client.get(`/library_assets/${one.id}`)).body.tags).toEqual(['new']);
    expect((await client.get('/library_assets?tag=kept')).body.data).toMatchObject([{ id: two.id }]);
    await bulk({ operation: 'delete', ids: [one.id, two.id] });
    expect((await client.get('/library_assets')).body.data).toEqual([]);
    expect(await eventsOf(client, 'cms.library_asset.updated')).toHaveLength(5);
    expect(await eventsOf(client, 'cms.library_asset.deleted')).toHaveLength(2);
  });

  it('refuses an asset more than 50 tags without changing it', async () => {
    const tags = Array.from({ length: 50 }, (_, at) => `t${at}`);
    const asset = await createAsset(client, { tags });
    const { body } = await bulk({ operation: 'tag', ids: [asset.id], tags: ['one more'] });
    expect(body.results).toMatchObject([{ status: 'failed', error: { code: 'parameter_invalid' } }]);
  });

  it.each([
    ['no ids', { operation: 'delete', ids: [] }, 'ids'],
    ['501 ids', { operation: 'delete', ids: Array.from({ length: 501 }, () => 'asset_0350tEyI3TinjRDFnAplkv') }, 'ids'],
    [
      'an id twice',
      { operation: 'delete', ids: ['asset_0350tEyI3TinjRDFnAplkv', 'asset_0350tEyI3TinjRDFnAplkv'] },
      'ids',
    ],
    ['no ids', { operation: 'delete', ids: [] }, 'ids'],
    ['no operation', { ids: ['asset_0350tEyI3TinjRDFnAplkv'] }, 'operation'],
    ['a move without a folder', { operation: 'move', ids: ['asset_0350tEyI3TinjRDFnAplkv'] }, 'folder'],
    [
      'tags for a move',
      { operation: 'move', folder: null, tags: ['a'], ids: ['asset_0350tEyI3TinjRDFnAplkv'] },
      'tags',
    ],
    ['no tags to add', { operation: 'tag', ids: ['asset_0350tEyI3TinjRDFnAplkv'] }, 'tags'],
    [
      'a folder that is missing',
      { operation: 'move', folder: 'fold_0350tEyI3TinjRDFnAplkv', ids: ['asset_0350tEyI3TinjRDFnAplkv'] },
      'folder',
    ],
  ])('refuses %s', async (_, body, param) => {
    expect(errorOf(await bulk(body)).param).toBe(param);
  });
});
