import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type LibraryAssetResource, libraryAssetSchema } from '@livery/content-contracts';
import { parsePublicId } from '@livery/kernel';
import type { ApiClient } from '@livery/testing';
import { errorOf, idsOf } from './answer-facts.ts';
import { createAsset, png, uploadFile } from './library-files.ts';
import { eventsOf, readAnswer } from './read-answer.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

let api: TestApi;
let organization: TestOrganization;
let client: ApiClient;
let lost: LibraryAssetResource;
let whole: LibraryAssetResource;

beforeAll(async () => {
  api = await startTestApi();
});

beforeEach(async () => {
  organization = await api.createOrganization();
  client = await organization.client();
  whole = await createAsset(client, {}, png(3, 3));
  lost = await createAsset(client, {}, png(4, 4));
});

afterAll(() => api.close());

/** Notes what a verification by the operator notes of an object that is gone. */
const noteMissing = () =>
  api.administrate(
    `update blobs.blob set missing_since = now() where organization_id = $1 and sha256 = decode($2, 'hex')`,
    [parsePublicId('org', organization.id), lost.content_hash],
  );
const read = async ({ id }: LibraryAssetResource) =>
  readAnswer(libraryAssetSchema, await client.get(`/library_assets/${id}`));
const MISSING = {
  is_content_missing: true,
  approval_status: 'approved',
  image_approval: { status: 'approved', label: 'No review needed (content missing)', canRelease: false },
};
const THERE = { is_content_missing: false, image_approval: { label: 'No review needed', canRelease: true } };

describe('an asset whose bytes were found missing', () => {
  it('says so, alone, in lists, in answers to changes and in events, and others do not', async () => {
    await noteMissing();
    expect(await read(lost)).toMatchObject(MISSING);
    expect(await read(whole)).toMatchObject(THERE);
    expect((await client.get('/library_assets')).body.data).toMatchObject([
      { id: lost.id, ...MISSING },
      { id: whole.id, ...THERE },
    ]);
    expect((await client.patch(`/library_assets/${lost.id}`, { name: 'Lost' })).body).toMatchObject(MISSING);
    const [updated] = await eventsOf(client, 'cms.library_asset.updated');
    expect(updated?.data).toMatchObject({ object: MISSING, previous_attributes: { name: lost.name } });
    expect(Object(updated?.data)['previous_attributes']).not.toHaveProperty('is_content_missing');
  });

  it('is not released to publishable keys, nor by the links that they got before', async () => {
    const published = api.as(await organization.publishableKey());
    const { body } = await published.get('/library_assets');
    const preview: string = body.data[0].preview_url.replace(/^.*\/api\/v1/, '');
    expect((await api.as(null).get(preview)).status).toBe(200);
    await noteMissing();
    expect(idsOf(await published.get('/library_assets'))).toEqual([whole.id]);
    expect(errorOf(await api.as(null).get(preview)).code).toBe('resource_missing');
  });

  it('can be released again after the same file was uploaded, for which a precheck asks', async () => {
    const precheck = async () =>
      (await client.post('/files/precheck', { hashes: [lost.content_hash, whole.content_hash] })).body;
    expect(await precheck()).toEqual({ missing: [] });
    await noteMissing();
    expect(await precheck()).toEqual({ missing: [lost.content_hash] });
    await uploadFile(client, png(4, 4));
    expect(await precheck()).toEqual({ missing: [] });
    expect(await read(lost)).toMatchObject(THERE);
    expect((await client.get(`/library_assets/${lost.id}/download`)).body).toEqual(png(4, 4));
  });

  it('can be released with other content', async () => {
    await noteMissing();
    const file = await uploadFile(client, png(5, 5));
    const answer = await client.post(`/library_assets/${lost.id}/versions`, { file: file.id });
    expect(readAnswer(libraryAssetSchema, answer)).toMatchObject({ ...THERE, current_version: 2 });
  });
});
