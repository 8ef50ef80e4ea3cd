import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type DeploymentResource, deploymentSchema, type LibraryAssetResource } from '@livery/content-contracts';
import type { ApiClient } from '@livery/testing';
import { errorOf, idsOf } from './answer-facts.ts';
import { type ContentWorker, startContentWorker, withoutWorker } from './content-worker.ts';
import { createAsset, png, sendForm } from './library-files.ts';
import { eventsOf, readAnswer } from './read-answer.ts';
import { setReviewPolicy } from './review-policy.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';
import {
  createdBefore,
  createDeployment,
  deploy,
  finished,
  itemsOf,
  readDeployment,
  rollBack,
} from './test-deployments.ts';

let api: TestApi;
let worker: ContentWorker;
let organization: TestOrganization;
let client: ApiClient;
let harbour: LibraryAssetResource;
let lighthouse: LibraryAssetResource;

beforeAll(async () => {
  api = await startTestApi();
  worker = await startContentWorker(api);
});

beforeEach(async () => {
  organization = await api.createOrganization();
  client = await organization.client();
  harbour = await createAsset(client, {}, png(3, 3));
  lighthouse = await createAsset(client, {}, png(4, 4));
});

afterAll(async () => {
  await worker.close();
  await api.close();
});

const active = (query = '', headers = {}) => client.get(`/deployments/active?channel=web${query}`, headers);
const addVersion = (asset: LibraryAssetResource, size: number) =>
  sendForm(client, png(size, size), { path: `/library_assets/${asset.id}/versions` });
const typesOfEvents = async () => (await eventsOf(client, 'cms.deployment.*')).map(({ type }) => type);
const open = async (url: unknown) => {
  const path = String(url).replace(/^.*\/api\/v1/, '');
  return (await api.as(null).get(path)).status;
};

describe('a deployment', () => {
  it('pins the content of its items, and becomes the active one of its channel', async () => {
    const order = { items: itemsOf(harbour, lighthouse), notes: 'Autumn' };
    const [made, next] = await createdBefore([client, worker, api], order, async () => {
      expect((await active()).status).toBe(404);
    });
    worker = next;
    expect(made).toMatchObject({ status: 'queued', item_count: 2, notes: 'Autumn', activated_at: null });
    expect(made.manifest.items).toMatchObject([
      { kind: 'library_asset', id: harbour.id, version: 1, content_hash: harbour.content_hash, open_url: null },
      { kind: 'library_asset', id: lighthouse.id, version: 1, content_hash: lighthouse.content_hash },
    ]);
    const deployed = await finished(client, worker, made);
    expect(deployed).toMatchObject({ status: 'active', supersedes: null, completed_at: null, failure: null });
    expect((await active()).body).toEqual(deployed);
    expect(await typesOfEvents()).toEqual(['cms.deployment.activated', 'cms.deployment.created']);
  });

  it('has a hash that anybody can compute from its items, in whichever order they are', async () => {
    const one = await createDeployment(client, { items: itemsOf(harbour, lighthouse) });
    const other = await createDeployment(client, { items: itemsOf(lighthouse, harbour), channel: 'app' });
    const lines = (one.manifest.items ?? []).map(
      ({ kind, id, version, content_hash }) => `${kind} ${id} ${version} ${content_hash}\n`,
    );
    const sha256 = createHash('sha256').update(lines.sort().join('')).digest('hex');
    expect([one.manifest.sha256, other.manifest.sha256]).toEqual([sha256, sha256]);
  });

  it('takes icons as such, but no picture that is none', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 12h16"/></svg>');
    const fields = { set: (await client.post('/icon_sets', { name: 'Outline' })).body.id };
    const { body: icon } = await sendForm(client, svg, { path: '/icons', filename: 'line.svg', fields });
    const deployed = await deploy(client, worker, { items: [{ kind: 'icon', id: icon.id }] });
    expect(deployed).toMatchObject({
      status: 'active',
      manifest: { items: [{ kind: 'icon', id: icon.id, content_hash: icon.svg_sha256 }] },
    });
    const used = await client.delete(`/icons/${icon.id}`);
    expect(errorOf(used).code).toBe('resource_conflict');
    expect(used.body.error.message).toMatch(/^icon_\w+ is in use by dep_.*Deploy something else to the channel first/);
    const { body: drawing } = await sendForm(client, svg, { filename: 'line.svg' });
    expect(drawing.type).toBe('icon');
    const items = [{ kind: 'icon', id: String(drawing.id).replace('asset_', 'icon_') }];
    const refusal = errorOf(await client.post('/deployments', { channel: 'web', items }));
    expect([refusal.code, refusal.param]).toEqual(['resource_missing', 'items[0].id']);
  });

  it('takes the place of the one before it, in its own channel only', async () => {
    const first = await deploy(client, worker, { items: itemsOf(harbour) });
    const elsewhere = await deploy(client, worker, { items: itemsOf(harbour), channel: 'app' });
    const second = await deploy(client, worker, { items: itemsOf(lighthouse) });
    expect(second).toMatchObject({ status: 'active', supersedes: first.id });
    const superseded = await readDeployment(client, first.id);
    expect(superseded).toMatchObject({ status: 'superseded', superseded_by: second.id });
    expect(superseded.completed_at).toBe(second.activated_at);
    expect((await readDeployment(client, elsewhere.id)).status).toBe('active');
    expect(await eventsOf(client, 'cms.deployment.superseded')).toMatchObject([
      { data: { object: { id: first.id, manifest: { items: null, sha256: first.manifest.sha256 } } } },
    ]);
  });

  it('is listed without its items, by channel and status', async () => {
    const first = await deploy(client, worker, { items: itemsOf(harbour) });
    const second = await deploy(client, worker, { items: itemsOf(lighthouse) });
    const { body } = await client.get('/deployments?channel=web');
    expect(body.data).toMatchObject([
      { id: second.id, manifest: { items: null }, item_count: 1 },
      { id: first.id, status: 'superseded' },
    ]);
    worker = await withoutWorker(worker, api, async () => {
      const other = await createDeployment(client, { items: itemsOf(harbour), channel: 'app' });
      expect(idsOf(await client.get('/deployments?status=queued'))).toEqual([other.id]);
      expect(idsOf(await client.get('/deployments?channel=web&status=queued'))).toEqual([]);
    });
  });

  it('is cancelled while it waits, and its job then does nothing', async () => {
    const scheduled_at = new Date(Date.now() + 3_600_000).toISOString();
    const later = await createDeployment(client, { items: itemsOf(harbour), scheduled_at });
    expect(later).toMatchObject({ status: 'scheduled', scheduled_at });
    const cancelled: string[] = [];
    worker = await withoutWorker(worker, api, async () => {
      const queued = await createDeployment(client, { items: itemsOf(harbour) });
      for (const { id } of [later, queued]) {
        const deployment = readAnswer(deploymentSchema, await client.post(`/deployments/${id}/cancel`, {}));
        expect(deployment).toMatchObject({ status: 'cancelled', activated_at: null });
        expect(deployment.completed_at).not.toBeNull();
        expect(errorOf(await client.post(`/deployments/${id}/cancel`, {})).code).toBe('resource_conflict');
        cancelled.push(id);
      }
    });
    const afterwards = await deploy(client, worker, { items: itemsOf(lighthouse) });
    expect(errorOf(await client.post(`/deployments/${afterwards.id}/cancel`, {})).code).toBe('resource_conflict');
    for (const id of cancelled) expect(await readDeployment(client, id)).toMatchObject({ status: 'cancelled' });
    expect(await eventsOf(client, 'cms.deployment.cancelled')).toHaveLength(2);
  });

  it('is activated when its time has come', async () => {
    const scheduled_at = new Date(Date.now() + 300).toISOString();
    const made = await createDeployment(client, { items: itemsOf(harbour), scheduled_at });
    expect(made.status).toBe('scheduled');
    const deployed = await finished(client, worker, made);
    expect(deployed.status).toBe('active');
    expect(String(deployed.activated_at) >= scheduled_at).toBe(true);
  });
});

describe('GET /deployments/active', () => {
  it('has an ETag, and answers 304 until another deployment is active', async () => {
    const none = await active();
    expect(errorOf(none)).toMatchObject({ code: 'resource_missing', param: 'channel' });
    expect(none.body.error.message).toBe('The channel has no active deployment in this mode.');
    await deploy(client, worker, { items: itemsOf(harbour) });
    const first = await active();
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"dep_[0-9A-Za-z]{22}-[0-9a-f]{64}"$/);
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`]) {
      const again = await active('', { 'if-none-match': tag, 'cache-control': 'no-cache' });
      expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
    }
    expect((await active('', { 'if-none-match': '"other"' })).status).toBe(200);
    await deploy(client, worker, { items: itemsOf(lighthouse) });
    expect((await active('', { 'if-none-match': etag })).status).toBe(200);
  });

  it('has links to the content, which open until the deployment is taken back', async () => {
    const first = await deploy(client, worker, { items: itemsOf(harbour) });
    await addVersion(harbour, 9);
    await deploy(client, worker, { items: itemsOf(harbour) });
    const { body, headers } = await active('&links=true');
    expect((await active('&links=true', { 'if-none-match': String(headers.etag) })).status).toBe(304);
    expect((await active('', { 'if-none-match': String(headers.etag) })).status).toBe(200);
    const [{ open_url }] = body.manifest.items;
    expect(await open(open_url)).toBe(200);
    await rollBack(client, worker, first);
    expect(await open(open_url)).toBe(404);
    const restored = await active('&links=true');
    expect(await open(restored.body.manifest.items[0].open_url)).toBe(200);
  });

  it.each(['', '?channel=', '?channel=Web', `?channel=${'a'.repeat(64)}`, '?channel=web&channel=app'])(
    'refuses a channel that is none: %j',
    async (query) => {
      expect(errorOf(await client.get(`/deployments/active${query}`)).type).toBe('invalid_request_error');
    },
  );
});

describe('POST /deployments/{id}/rollback', () => {
  it('restores the earlier content by a new deployment, and marks the replaced one', async () => {
    const first = await deploy(client, worker, { items: itemsOf(harbour, lighthouse) });
    await addVersion(harbour, 7);
    const second = await deploy(client, worker, { items: itemsOf(harbour) });
    const restored = await rollBack(client, worker, first);
    expect(restored).toMatchObject({
      status: 'active',
      source_deployment: first.id,
      supersedes: second.id,
      manifest: first.manifest,
    });
    expect(await readDeployment(client, second.id)).toMatchObject({
      status: 'rolled_back',
      superseded_by: restored.id,
    });
    expect((await readDeployment(client, first.id)).status).toBe('superseded');
    expect(await eventsOf(client, 'cms.deployment.rolled_back')).toMatchObject([
      { data: { object: { id: second.id } } },
    ]);
    const forward = await rollBack(client, worker, second);
    expect(forward).toMatchObject({ status: 'active', manifest: second.manifest });
  });

  it('refuses deployments that were never active, or are active', async () => {
    const queued = await createDeployment(client, { items: itemsOf(harbour) });
    expect(errorOf(await client.post(`/deployments/${queued.id}/rollback`, {})).code).toBe('resource_conflict');
    const current = await finished(client, worker, queued);
    expect(errorOf(await client.post(`/deployments/${current.id}/rollback`, {})).code).toBe('resource_conflict');
  });

  it('fails, and changes nothing, if what it would restore was withdrawn', async () => {
    await setReviewPolicy(api, client, { modes: { image: 'manual' } });
    const { body: review } = await client.post(`/library_assets/${harbour.id}/reviews`, {});
    await client.post(`/reviews/${review.id}/approve`, { content_hash: harbour.content_hash });
    const first = await deploy(client, worker, { items: itemsOf(harbour) });
    expect(first.status).toBe('active');
    await addVersion(harbour, 7);
    await setReviewPolicy(api, client, { modes: { document: 'manual' }, keep_approvals: true });
    const renewed = (await client.get(`/library_assets/${harbour.id}`)).body;
    const { body: next } = await client.post(`/library_assets/${harbour.id}/reviews`, {});
    await client.post(`/reviews/${next.id}/approve`, { content_hash: renewed.content_hash });
    const second = await deploy(client, worker, { items: itemsOf(harbour) });
    const back = await rollBack(client, worker, first);
    expect(back.status).toBe('active');
    const again = await rollBack(client, worker, second);
    expect(again.status).toBe('active');
    await client.post(`/reviews/${review.id}/cancel`, {});
    const refused = await rollBack(client, worker, first);
    expect(refused).toMatchObject({
      status: 'failed',
      failure: {
        code: 'items_not_releasable',
        items: [{ kind: 'library_asset', id: harbour.id, reason: 'withdrawn' }],
        item_count: 1,
      },
    });
    expect((await active()).body.id).toBe(again.id);
  });
});

describe('GET /deployments/{id}/diff', () => {
  it('says what is added, removed and changed', async () => {
    const buoy = await createAsset(client, {}, png(5, 5));
    const first = await deploy(client, worker, { items: itemsOf(harbour, lighthouse) });
    await addVersion(harbour, 8);
    const second = await createDeployment(client, { items: itemsOf(harbour, buoy) });
    const diff = (await client.get(`/deployments/${second.id}/diff`)).body;
    expect(diff).toMatchObject({
      deployment: second.id,
      against: first.id,
      added: [{ id: buoy.id }],
      removed: [{ id: lighthouse.id }],
      changed: [{ id: harbour.id, before: { version: 1 }, after: { version: 2 } }],
      unchanged_count: 0,
    });
    await finished(client, worker, second);
    expect((await client.get(`/deployments/${second.id}/diff`)).body).toEqual(diff);
    const reversed = (await client.get(`/deployments/${first.id}/diff?against=${second.id}`)).body;
    expect(reversed.id).not.toBe(diff.id);
    const same = (await client.get(`/deployments/${second.id}/diff?against=${second.id}`)).body;
    expect(same).toMatchObject({ added: [], removed: [], changed: [], unchanged_count: 2 });
    expect((await client.get(`/deployments/${first.id}/diff?against=${second.id}`)).body.added).toMatchObject([
      { id: lighthouse.id },
    ]);
  });

  it('compares with nothing if the channel has no active deployment', async () => {
    const made: DeploymentResource = await createDeployment(client, { items: itemsOf(harbour) });
    expect((await client.get(`/deployments/${made.id}/diff`)).body).toMatchObject({
      against: null,
      added: [{ id: harbour.id }],
    });
    expect(errorOf(await client.get(`/deployments/${made.id}/diff?against=dep_x`)).code).toBe('resource_missing');
  });
});
