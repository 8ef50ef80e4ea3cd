import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, publicId } from '@livery/kernel';
import type { ApiClient } from '@livery/testing';
import { createAsset, createIcon, uploadFile, png } from './library-files.ts';
import { type ExistenceCall, ObservedExistence } from './observed-existence.ts';
import { setReviewPolicy } from './review-policy.ts';
import { startTestApi, type TestApi } from './test-api.ts';
import { createSlide } from './test-slides.ts';

const observed = new ObservedExistence('content');

let api: TestApi;
let stranger: ApiClient;
/** The ids of records of another organization, by their prefixes. */
let foreign: Readonly<Record<string, string>>;

beforeAll(async () => {
  api = await startTestApi();
  stranger = await (await api.createOrganization()).client();
  const owner = await (await api.createOrganization()).client();
  await setReviewPolicy(api, owner, { modes: { image: 'manual' } });
  const asset = await createAsset(owner);
  const review = await owner.post(`/library_assets/${asset.id}/reviews`, {});
  const items = [{ kind: 'library_asset', id: asset.id }];
  const deployment = await owner.post('/deployments', { channel: 'web', items });
  const folder = await owner.post('/library_folders', { name: 'Foreign' });
  const file = await uploadFile(owner, png(3, 3));
  const slide = await createSlide(owner);
  const set = await owner.post('/ppt_sets', { name: 'Foreign', slides: [{ slide_asset: slide.id }] });
  const icon = await createIcon(owner);
  foreign = {
    icon: icon.id,
    iconset: icon.set ?? '',
    asset: asset.id,
    dep: deployment.body.id,
    rev: review.body.id,
    fold: folder.body.id,
    file: file.id,
    slide: slide.id,
    pset: set.body.id,
  };
});

afterAll(async () => {
  await api.close();
  observed.close();
});

const PREFIXES = ['asset', 'icon', 'iconset', 'dep', 'rev', 'fold', 'file', 'slide', 'pset'] as const;
const missing: Readonly<Record<string, string>> = Object.fromEntries(
  PREFIXES.map((prefix) => [prefix, publicId(prefix, newId())]),
);

const CALLS: readonly ExistenceCall[] = [
  ['GET', '/files/:id', 'file'],
  ['GET', '/library_assets/:id', 'asset'],
  ['GET', '/library_assets/:id/download', 'asset'],
  ['GET', '/library_assets/:id/usages', 'asset'],
  ['GET', '/library_assets/:id/preview', 'asset'],
  ['GET', '/library_assets/:id/versions', 'asset'],
  ['PATCH', '/library_assets/:id', 'asset', () => ({ name: 'Mine' })],
  ['DELETE', '/library_assets/:id', 'asset'],
  ['POST', '/library_assets/:id/restore', 'asset'],
  ['POST', '/library_assets/:id/versions/1/restore', 'asset'],
  ['POST', '/library_assets/:id/reviews', 'asset'],
  ['POST', '/library_assets/bulk', 'asset', (id) => ({ operation: 'delete', ids: [id] })],
  ['POST', '/library_assets', 'file', (id) => ({ file: id })],
  ['GET', '/library_assets?folder=:id', 'fold'],
  ['GET', '/library_folders/:id', 'fold'],
  ['PATCH', '/library_folders/:id', 'fold', () => ({ name: 'Mine' })],
  ['DELETE', '/library_folders/:id', 'fold'],
  ['POST', '/library_folders', 'fold', (id) => ({ name: 'Mine', parent_id: id })],
  ['GET', '/slide_assets/:id', 'slide'],
  ['GET', '/slide_assets/:id/download', 'slide'],
  ['PATCH', '/slide_assets/:id', 'slide', () => ({ name: 'Mine' })],
  ['DELETE', '/slide_assets/:id', 'slide'],
  ['POST', '/slide_assets/split', 'file', (id) => ({ file: id })],
  ['POST', '/ppt_sets', 'slide', (id) => ({ name: 'Mine', slides: [{ slide_asset: id }] })],
  ['GET', '/ppt_sets/:id', 'pset'],
  ['GET', '/ppt_sets/:id/download', 'pset'],
  ['PATCH', '/ppt_sets/:id', 'pset', () => ({ name: 'Mine' })],
  ['DELETE', '/ppt_sets/:id', 'pset'],
  ['GET', '/reviews/:id', 'rev'],
  ['POST', '/reviews/:id/approve', 'rev', () => ({ content_hash: 'a'.repeat(64) })],
  ['POST', '/reviews/:id/cancel', 'rev'],
  ['GET', '/icon_sets/:id', 'iconset'],
  ['PATCH', '/icon_sets/:id', 'iconset', () => ({ name: 'Mine' })],
  ['DELETE', '/icon_sets/:id', 'iconset'],
  ['GET', '/icon_sets/:id/export', 'iconset'],
  ['GET', '/icons/:id', 'icon'],
  ['GET', '/icons/:id/svg', 'icon'],
  ['POST', '/icons/:id/versions', 'icon', () => ({ file: missing['file'] })],
  ['PATCH', '/icons/:id', 'icon', () => ({ name: 'Mine' })],
  ['DELETE', '/icons/:id', 'icon'],
  ['POST', '/deployments', 'asset', (id) => ({ channel: 'web', items: [{ kind: 'library_asset', id }] })],
  ['GET', '/deployments/:id', 'dep'],
  ['GET', '/deployments/:id/diff', 'dep'],
  ['POST', '/deployments/:id/cancel', 'dep'],
  ['POST', '/deployments/:id/rollback', 'dep'],
];

describe('a record of another organization', () => {
  it.each(CALLS)('has the answer and the statements of a missing one: %s %s', async (...call) => {
    const [, , prefix] = call;
    const at = { client: stranger, database: api.database };
    const ofForeign = await observed.outcome(at, call, foreign[prefix] ?? '');
    const ofMissing = await observed.outcome(at, call, missing[prefix] ?? '');
    expect(ofForeign.statements.length).toBeGreaterThan(0);
    expect(ofForeign).toEqual(ofMissing);
  });
});
