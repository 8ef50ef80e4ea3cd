import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DeploymentResource, LibraryAssetResource, SlideAssetResource } from '@livery/content-contracts';
import { newId, parsePublicId, publicId } from '@livery/kernel';
import type { ApiClient } from '@livery/testing';
import { errorOf, idOf, idsOf } from './answer-facts.ts';
import { type ContentWorker, startContentWorker, withoutWorker } from './content-worker.ts';
import { createAsset, png, sendForm } from './library-files.ts';
import { eventsOf } from './read-answer.ts';
import { setReviewPolicy } from './review-policy.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';
import { createSlide, deckOf } from './test-slides.ts';
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

const organizationId = () => parsePublicId('org', organization.id);
const refused = async (body: object) =>
  errorOf(await client.post('/deployments', { channel: 'web', items: itemsOf(harbour), ...body }));
const requestReview = async (asset: LibraryAssetResource): Promise<string> =>
  (await client.post(`/library_assets/${asset.id}/reviews`, {})).body.id;
const decide = async (asset: LibraryAssetResource, verdict: 'approve' | 'reject'): Promise<string> => {
  const review = await requestReview(asset);
  await client.post(`/reviews/${review}/${verdict}`, { content_hash: asset.content_hash });
  return review;
};
const reasonsOf = ({ status, failure }: DeploymentResource) => [
  status,
  failure?.code,
  failure?.items.map(({ reason }) => reason),
];
/** Creates a deployment, does something while it waits, and then has it carried out. */
const deployAfter = async (
  body: object,
  act: (made: DeploymentResource) => Promise<void>,
): Promise<DeploymentResource> => {
  const [made, next] = await createdBefore([client, worker, api], body, act);
  worker = next;
  return finished(client, worker, made);
};
const activeIds = async () => idsOf(await client.get('/deployments?status=active'));

describe('a deployment of what may not be released', () => {
  beforeEach(() => setReviewPolicy(api, client, { modes: { image: 'manual' } }));

  const obstacles: Readonly<Record<string, () => Promise<unknown>>> = {
    pending: () => requestReview(harbour),
    rejected: () => decide(harbour, 'reject'),
    withdrawn: async () => client.post(`/reviews/${await decide(harbour, 'approve')}/cancel`, {}),
    cancelled: async () => client.post(`/reviews/${await requestReview(harbour)}/cancel`, {}),
    stale: async () => {
      await decide(harbour, 'approve');
      await setReviewPolicy(api, client, { modes: { video: 'manual' } });
    },
    expired: async () => {
      await decide(harbour, 'approve');
      await client.patch(`/library_assets/${harbour.id}`, { available_until: '2026-01-01T00:00:00Z' });
    },
    not_yet_available: async () => {
      await decide(harbour, 'approve');
      await client.patch(`/library_assets/${harbour.id}`, { available_from: '2099-01-01T00:00:00Z' });
    },
  };

  it.each(Object.entries(obstacles))('fails, says why, and changes nothing: %s', async (reason, prevent) => {
    await decide(lighthouse, 'approve');
    const before = await deploy(client, worker, { items: itemsOf(lighthouse) });
    await prevent();
    // The raised policy has made the approval of the other one stale, too.
    if (reason === 'stale') await decide(lighthouse, 'approve');
    const failed = await deploy(client, worker, { items: itemsOf(lighthouse, harbour) });
    expect(reasonsOf(failed)).toEqual(['failed', 'items_not_releasable', [reason]]);
    expect(failed).toMatchObject({ activated_at: null, failure: { item_count: 1, items: [{ id: harbour.id }] } });
    expect(await activeIds()).toEqual([before.id]);
    const events = await eventsOf(client, 'cms.deployment.failed');
    expect(events).toMatchObject([{ data: { object: { id: failed.id, failure: { code: 'items_not_releasable' } } } }]);
  });

  it('succeeds if it is approved before the time has come', async () => {
    const deployed = await deployAfter({ items: itemsOf(harbour) }, async () => {
      await decide(harbour, 'approve');
    });
    expect(deployed.status).toBe('active');
  });

  it('names the first ten items', async () => {
    const assets = await Promise.all(Array.from({ length: 11 }, (_, index) => createAsset(client, {}, png(index + 5))));
    const { failure } = await deploy(client, worker, { items: itemsOf(harbour, ...assets) });
    expect(failure).toMatchObject({ item_count: 12, message: expect.stringContaining('12 items') });
    expect(failure?.items).toHaveLength(10);
    expect(failure?.items[0]).toEqual({
      kind: 'library_asset',
      id: harbour.id,
      name: harbour.name,
      reason: 'pending',
      slide: null,
    });
  });
});

describe('a deployment of a set', () => {
  const setOf = async (...slides: readonly SlideAssetResource[]): Promise<string> =>
    idOf(await client.post('/ppt_sets', { name: 'Pitch', slides: slides.map(({ id }) => ({ slide_asset: id })) }));
  const reviewSlide = async (slide: SlideAssetResource, verdict: string): Promise<void> => {
    const { body: asset } = await client.get(`/library_assets/${slide.asset}`);
    const review = idOf(await client.post(`/library_assets/${slide.asset}/reviews`, {}));
    await client.post(`/reviews/${review}/${verdict}`, { content_hash: asset.content_hash });
  };
  const obstacles: Readonly<Record<string, (slide: SlideAssetResource) => Promise<unknown>>> = {
    pending: (slide) => client.post(`/library_assets/${slide.asset}/reviews`, {}),
    rejected: (slide) => reviewSlide(slide, 'reject'),
    expired: async (slide) => {
      await reviewSlide(slide, 'approve');
      await client.patch(`/library_assets/${slide.asset}`, { available_until: '2026-01-01T00:00:00Z' });
    },
    not_current: async (slide) => {
      const path = `/slide_assets/${slide.id}/versions`;
      const deck = deckOf(['Tall'], { presentationEnd: '<p:sldSz cx="6858000" cy="9144000"/>' });
      await sendForm(client, deck, { path, filename: 'tall.pptx' });
    },
  };

  it.each(Object.entries(obstacles))('fails if one of its slides may not be released: %s', async (reason, prevent) => {
    await setReviewPolicy(api, client, { modes: { slide: 'manual' } });
    const [plan, people] = [await createSlide(client, 'Plan'), await createSlide(client, 'People')];
    await reviewSlide(plan, 'approve');
    const set = await setOf(plan, people);
    await prevent(people);
    for (const item of [
      { kind: 'ppt_set', id: set },
      { kind: 'library_asset', id: set.replace('pset_', 'asset_') },
    ]) {
      const { status, failure } = await deploy(client, worker, { items: [item] });
      expect(status).toBe('failed');
      expect(failure).toMatchObject({ item_count: 1, items: [{ ...item, reason, slide: people.id }] });
    }
  });

  it('succeeds if all of its slides may be released', async () => {
    await setReviewPolicy(api, client, { modes: { slide: 'manual' } });
    const slide = await createSlide(client, 'Plan');
    const set = await setOf(slide);
    await reviewSlide(slide, 'approve');
    expect((await deploy(client, worker, { items: [{ kind: 'ppt_set', id: set }] })).status).toBe('active');
  });
});

describe('content that changes after the creation of a deployment', () => {
  it('is not deployed, since it is not the content of its record any more', async () => {
    const ended = await deployAfter({ items: itemsOf(harbour, lighthouse) }, async () => {
      await sendForm(client, png(9, 9), { path: `/library_assets/${harbour.id}/versions` });
    });
    expect(reasonsOf(ended)).toEqual(['failed', 'items_not_releasable', ['content_changed']]);
  });

  it('is not deployed if its bytes are gone', async () => {
    const ended = await deployAfter({ items: itemsOf(harbour) }, async () => {
      for (const table of ['blob_reference', 'blob']) {
        await api.administrate(`delete from blobs.${table} where organization_id = $1 and sha256 = decode($2, 'hex')`, [
          organizationId(),
          harbour.content_hash,
        ]);
      }
    });
    expect(reasonsOf(ended)).toEqual(['failed', 'items_not_releasable', ['content_missing']]);
  });

  it('is not deployed if its bytes were found missing', async () => {
    const ended = await deployAfter({ items: itemsOf(harbour) }, async () => {
      await api.administrate(
        `update blobs.blob set missing_since = now() where organization_id = $1 and sha256 = decode($2, 'hex')`,
        [organizationId(), harbour.content_hash],
      );
    });
    expect(reasonsOf(ended)).toEqual(['failed', 'items_not_releasable', ['content_missing']]);
  });

  it('cannot be deleted as long as the deployment is active or may become it', async () => {
    const remove = () => client.delete(`/library_assets/${harbour.id}`);
    const first = await deployAfter({ items: itemsOf(harbour) }, async ({ id }) => {
      const conflict = { code: 'resource_conflict', message: expect.stringContaining(id) };
      expect((await remove()).body.error).toMatchObject(conflict);
    });
    expect((await remove()).status).toBe(409);
    const bulk = { operation: 'delete', ids: [harbour.id, lighthouse.id] };
    expect((await client.post('/library_assets/bulk', bulk)).body.results).toMatchObject([
      { status: 'failed', error: { code: 'resource_conflict' } },
      { status: 'succeeded' },
    ]);
    expect((await client.get(`/library_assets/${harbour.id}/usages`)).body.data).toEqual([
      { id: first.id, object: 'deployment', name: 'web' },
    ]);
    const next = await createAsset(client, {}, png(8, 8));
    await deploy(client, worker, { items: itemsOf(next) });
    expect((await remove()).status).toBe(200);
    expect(reasonsOf(await rollBack(client, worker, first))).toEqual(['failed', 'items_not_releasable', ['deleted']]);
    await client.post(`/library_assets/${harbour.id}/restore`, {});
    expect((await rollBack(client, worker, first)).status).toBe('active');
  });

  it('is either deployed or deleted when both happen at the same time', async () => {
    for (let round = 0; round < 10; round += 1) {
      const asset = await createAsset(client, {}, png(20 + round, 2));
      const [made, deletion] = await Promise.all([
        client.post('/deployments', { channel: `c${round}`, items: itemsOf(asset) }),
        client.delete(`/library_assets/${asset.id}`),
      ]);
      expect([
        [201, 409],
        [404, 200],
      ]).toContainEqual([made.status, deletion.status]);
    }
  });
});

describe('POST /deployments', () => {
  const many = (count: number) =>
    Array.from({ length: count }, () => ({ kind: 'library_asset', id: publicId('asset', newId()) }));

  it.each([
    ['no channel', { channel: undefined }, 'channel'],
    ['a channel that is none', { channel: 'Web site' }, 'channel'],
    ['no items', { items: [] }, 'items'],
    ['1,001 items', { items: many(1_001) }, 'items'],
    ['an unknown kind', { items: [{ kind: 'font', id: 'font_1' }] }, 'items[0].kind'],
    ['an item without an id', { items: [{ kind: 'icon' }] }, 'items[0].id'],
    ['a time in the past', { scheduled_at: '2020-01-01T00:00:00Z' }, 'scheduled_at'],
    ['a time in more than a year', { scheduled_at: '2999-01-01T00:00:00Z' }, 'scheduled_at'],
    ['a time that is none', { scheduled_at: 'tomorrow' }, 'scheduled_at'],
    ['notes that are too long', { notes: 'x'.repeat(2_001) }, 'notes'],
    ['an expectation that is no id', { expected_active: 'dep_1' }, 'expected_active'],
    ['an unknown member', { priority: 1 }, 'priority'],
  ])('refuses %s', async (_, body, param) => {
    const error = await refused(body);
    expect([error.type, error.param]).toEqual(['invalid_request_error', param]);
  });

  it('refuses a record that is named twice, also by different kinds', async () => {
    expect((await refused({ items: itemsOf(harbour, lighthouse, harbour) })).param).toBe('items[2].id');
    const icon = harbour.id.replace('asset_', 'icon_');
    const items = [...itemsOf(harbour), { kind: 'icon', id: icon }];
    expect((await refused({ items })).param).toBe('items[1].id');
  });

  it('says how many items a deployment has', async () => {
    const { body } = await client.post('/deployments', { channel: 'web', items: [] });
    expect(body.error.message).toBe('items must be a list of 1 to 1000 objects.');
  });

  it('takes 1,000 items', async () => {
    const missing = await refused({ items: many(1_000) });
    expect([missing.code, missing.param]).toEqual(['resource_missing', 'items[0].id']);
  });

  it('knows no record of another organization or mode, no deleted one, and none of another kind', async () => {
    const other = await createAsset(await (await api.createOrganization()).client());
    const test = await createAsset(await organization.client(undefined, { livemode: false }));
    const deleted = await createAsset(client, {}, png(6, 6));
    await client.delete(`/library_assets/${deleted.id}`);
    const asKind = (kind: string, prefix: string) => ({ kind, id: harbour.id.replace('asset_', prefix) });
    const unknown = [
      ...itemsOf(other, test, deleted),
      ...[asKind('icon', 'icon_'), asKind('slide_asset', 'slide_'), asKind('ppt_set', 'pset_')],
      asKind('icon', 'asset_'),
    ];
    for (const item of unknown) {
      const error = await refused({ items: [...itemsOf(lighthouse), item] });
      expect([error.code, error.param]).toEqual(['resource_missing', 'items[1].id']);
    }
  });

  it('refuses to replace another deployment than the expected one', async () => {
    const first = await deploy(client, worker, { items: itemsOf(harbour), expected_active: null });
    expect(first.status).toBe('active');
    expect((await refused({ expected_active: null })).code).toBe('active_changed');
    expect((await refused({ expected_active: publicId('dep', newId()) })).code).toBe('active_changed');
    const second = await deploy(client, worker, { items: itemsOf(lighthouse), expected_active: first.id });
    expect(second.status).toBe('active');
    const rollback = { expected_active: first.id };
    expect(errorOf(await client.post(`/deployments/${first.id}/rollback`, rollback)).code).toBe('active_changed');
  });
});

describe('deployments to one channel at the same time', () => {
  /** Two deployments that expect the same one to be active. @returns the one that became active */
  async function race(expected_active: string | null): Promise<DeploymentResource | undefined> {
    const order = { items: itemsOf(harbour, lighthouse), expected_active };
    const made = await Promise.all([createDeployment(client, order), createDeployment(client, order)]);
    const ended = await Promise.all(made.map((one) => finished(client, worker, one)));
    expect(ended.map(({ status }) => status).sort()).toEqual(['active', 'failed']);
    expect(ended.find(({ status }) => status === 'failed')?.failure?.code).toBe('active_changed');
    return ended.find(({ status }) => status === 'active');
  }

  it('never leave more than one active, and let one win if both expect the same', async () => {
    let current: string | null = null;
    for (let round = 0; round < 12; round += 1) {
      const winner = await race(current);
      expect(winner?.supersedes).toBe(current);
      current = winner?.id ?? null;
      expect(await activeIds()).toEqual([current]);
    }
  });

  it('replace each other one after the other if nothing is expected', async () => {
    const made = await Promise.all(
      Array.from({ length: 12 }, () => createDeployment(client, { items: itemsOf(harbour) })),
    );
    await Promise.all(made.map((one) => finished(client, worker, one)));
    const all = await Promise.all(made.map(({ id }) => readDeployment(client, id)));
    expect(all.filter(({ status }) => status === 'active')).toHaveLength(1);
    expect(all.filter(({ status }) => status === 'superseded')).toHaveLength(11);
    const supersedes = all.map((one) => one.supersedes);
    expect(new Set(supersedes).size).toBe(12);
    for (const one of all) {
      const next = all.find(({ supersedes: former }) => former === one.id);
      expect(one.superseded_by).toBe(next?.id ?? null);
    }
  });
});

describe('the upkeep of deployments', () => {
  const referencesOf = ({ id }: DeploymentResource) =>
    api.administrate('select 1 from blobs.blob_reference where organization_id = $1 and holder = $2', [
      organizationId(),
      parsePublicId('dep', id),
    ]);
  const age = (days: number) =>
    api.administrate(
      `update content.deployment set completed_at = completed_at - $2 * interval '1 day' where organization_id = $1`,
      [organizationId(), days],
    );

  it('deletes them 90 days after their end, and gives up their content', async () => {
    const first = await deploy(client, worker, { items: itemsOf(harbour) });
    const second = await deploy(client, worker, { items: itemsOf(harbour) });
    worker = await withoutWorker(worker, api, async () => {
      const cancelled = await createDeployment(client, { items: itemsOf(lighthouse) });
      await client.post(`/deployments/${cancelled.id}/cancel`, {});
    });
    await age(89);
    await worker.tidy();
    expect(idsOf(await client.get('/deployments'))).toEqual([expect.any(String), second.id, first.id]);
    expect(await referencesOf(first)).toHaveLength(1);
    await age(1);
    await worker.tidy();
    expect(idsOf(await client.get('/deployments'))).toEqual([second.id]);
    expect(await referencesOf(first)).toEqual([]);
    expect(await referencesOf(second)).toHaveLength(1);
    expect(errorOf(await client.post(`/deployments/${first.id}/rollback`, {})).code).toBe('resource_missing');
  });

  it('fails those whose job has ended without them, and no others', async () => {
    const scheduled_at = new Date(Date.now() + 3_600_000).toISOString();
    const later = await createDeployment(client, { items: itemsOf(harbour), scheduled_at });
    const waiting: DeploymentResource[] = [];
    worker = await withoutWorker(worker, api, async () => {
      waiting.push(await createDeployment(client, { items: itemsOf(harbour) }));
      waiting.push(await createDeployment(client, { items: itemsOf(harbour), channel: 'app' }));
      await api.administrate(
        `update jobs.job set status = 'cancelled', run_after = null, completed = now() where payload ->> 'deployment' = any($1)`,
        [[waiting[0]?.id, later.id]],
      );
    });
    const [lost, queued] = waiting;
    if (lost === undefined || queued === undefined) throw new Error('No deployments were made.');
    await worker.tidy();
    expect((await readDeployment(client, lost.id)).status).toBe('queued');
    await api.administrate(
      `update content.deployment set updated = updated - interval '15 minutes' where organization_id = $1`,
      [organizationId()],
    );
    await worker.tidy();
    expect(await readDeployment(client, lost.id)).toMatchObject({
      status: 'failed',
      failure: { code: 'interrupted', items: [], item_count: 0 },
    });
    expect((await readDeployment(client, later.id)).status).toBe('scheduled');
    expect((await finished(client, worker, queued)).status).toBe('active');
  });
});
