import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type LibraryAssetResource, type ReviewResource, reviewSchema } from '@livery/content-contracts';
import { newId } from '@livery/kernel';
import type { ApiClient } from '@livery/testing';
import { errorOf } from './answer-facts.ts';
import { createAsset, png, sendForm } from './library-files.ts';
import { signInMember } from './people.ts';
import { eventsOf, readAnswer } from './read-answer.ts';
import { setReviewPolicy } from './review-policy.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

let api: TestApi;
let organization: TestOrganization;
let client: ApiClient;
let asset: LibraryAssetResource;

beforeAll(async () => {
  api = await startTestApi();
});

/** Every test has its own organization, in which pictures need a review. */
beforeEach(async () => {
  organization = await api.createOrganization();
  client = await organization.client();
  await setReviewPolicy(api, client, { modes: { image: 'manual' } });
  asset = await createAsset(client);
});

afterAll(() => api.close());

async function request(body: object = {}): Promise<ReviewResource> {
  return readAnswer(reviewSchema, await client.post(`/library_assets/${asset.id}/reviews`, body));
}

const decide = (
  review: ReviewResource,
  outcome: 'approve' | 'reject',
  caller = client,
  content_hash = asset.content_hash,
) => caller.post(`/reviews/${review.id}/${outcome}`, { content_hash, comment: 'Seen' });
const approval = async () => (await client.get(`/library_assets/${asset.id}`)).body.image_approval;
const addVersion = () => sendForm(client, png(5, 5), { path: `/library_assets/${asset.id}/versions` });

describe('an asset that needs a review', () => {
  it('may be used after its approval', async () => {
    expect(await approval()).toMatchObject({
      status: 'pending',
      label: 'Review needed',
      canRelease: false,
      mode: 'manual',
    });
    const review = await request({ comment: 'For autumn', due_at: '2026-12-24T12:00:00Z' });
    expect(review).toMatchObject({
      asset: asset.id,
      version: 1,
      status: 'pending',
      policy_version: 2,
      content_hash: asset.content_hash,
      comment: 'For autumn',
      due_at: '2026-12-24T12:00:00.000Z',
      previous_review: null,
      decided_by: null,
      decided: null,
    });
    expect(await approval()).toMatchObject({ status: 'pending', label: 'Waiting for review', reviewId: review.id });
    const approved = await decide(review, 'approve');
    expect(approved.body).toMatchObject({
      status: 'approved',
      decision_comment: 'Seen',
      decided_by: review.requested_by,
    });
    expect(await approval()).toMatchObject({ status: 'approved', canRelease: true, policyVersion: '2' });
    const types = (await eventsOf(client, 'cms.review.*')).map(({ type }) => type);
    expect(types).toEqual(['cms.review.approved', 'cms.review.requested']);
  });

  it('may not be used after its rejection, and can be reviewed again', async () => {
    const first = await request();
    await decide(first, 'reject');
    expect(await approval()).toMatchObject({ status: 'rejected', canRelease: false });
    const second = await request();
    expect(second.previous_review).toBe(first.id);
    expect(await approval()).toMatchObject({ status: 'pending', reviewId: second.id, previousReviewId: first.id });
    const { body } = await client.get(`/reviews?asset=${asset.id}`);
    expect(body.data).toMatchObject([{ id: second.id }, { id: first.id, status: 'rejected' }]);
    expect((await client.get('/reviews?status=pending')).body.data).toMatchObject([{ id: second.id }]);
  });

  it('loses its approval by a new version, and has it again when the approved content is restored', async () => {
    const review = await request();
    await decide(review, 'approve');
    await addVersion();
    expect(await approval()).toMatchObject({ status: 'stale', canRelease: false });
    expect(await eventsOf(client, 'cms.review.stale')).toMatchObject([{ data: { object: { id: review.id } } }]);
    await client.post(`/library_assets/${asset.id}/versions/1/restore`, {});
    expect(await approval()).toMatchObject({ status: 'approved', canRelease: true });
  });

  it('loses its approval by a raised policy, without a change of the asset, unless approvals are kept', async () => {
    await decide(await request(), 'approve');
    const before = (await client.get(`/library_assets/${asset.id}`)).body.updated;
    await setReviewPolicy(api, client, { modes: {}, four_eyes: true, keep_approvals: true });
    expect(await approval()).toMatchObject({ status: 'approved', policyVersion: '3' });
    await setReviewPolicy(api, client, { modes: { video: 'manual' } });
    expect(await approval()).toMatchObject({ status: 'stale', policyVersion: '4' });
    expect((await client.get(`/library_assets/${asset.id}`)).body.updated).toBe(before);
    expect((await client.get('/library_assets?approval_status=stale')).body.data).toMatchObject([{ id: asset.id }]);
    expect((await client.get('/library_assets?approval_status=approved')).body.data).toEqual([]);
  });

  it('is not approved when its content has changed since the request, or since the decider read it', async () => {
    const review = await request();
    expect(errorOf(await decide(review, 'approve', client, 'a'.repeat(64))).code).toBe('content_changed');
    await addVersion();
    expect(errorOf(await decide(review, 'approve')).code).toBe('content_changed');
    expect((await client.get(`/reviews/${review.id}`)).body.status).toBe('cancelled');
    expect((await client.get('/reviews?status=pending')).body.data).toEqual([]);
    expect(await approval()).toMatchObject({ status: 'pending', label: 'Review needed' });
    expect((await request()).version).toBe(2);
  });

  it('is not decided by the requester if the policy asks for four eyes, even with a rotated key', async () => {
    await setReviewPolicy(api, client, { modes: {}, four_eyes: true });
    const review = await request();
    expect(errorOf(await decide(review, 'approve')).code).toBe('four_eyes_required');
    expect(errorOf(await decide(review, 'reject')).code).toBe('four_eyes_required');
    const { body: rotated } = await client.post(`/api_keys/${review.requested_by}/rotate`, {});
    expect(errorOf(await decide(review, 'approve', api.as(rotated.secret))).code).toBe('four_eyes_required');
    expect((await decide(review, 'approve', await organization.client())).status).toBe(200);
  });

  it('is decided once', async () => {
    const review = await request();
    expect(errorOf(await client.post(`/library_assets/${asset.id}/reviews`, {})).code).toBe('resource_conflict');
    const answers = await Promise.all([decide(review, 'approve'), decide(review, 'reject')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('has no review after a cancellation, and no approval after a withdrawal', async () => {
    const review = await request();
    expect((await client.post(`/reviews/${review.id}/cancel`, {})).body.status).toBe('cancelled');
    expect(await approval()).toMatchObject({ status: 'cancelled' });
    const second = await request();
    await decide(second, 'approve');
    expect(errorOf(await client.post(`/library_assets/${asset.id}/reviews`, {})).code).toBe('resource_conflict');
    expect((await client.post(`/reviews/${second.id}/cancel`, { comment: 'Rights ended' })).body.status).toBe(
      'withdrawn',
    );
    expect(await approval()).toMatchObject({ status: 'withdrawn', canRelease: false });
    expect(errorOf(await client.post(`/reviews/${second.id}/cancel`, {})).code).toBe('resource_conflict');
  });

  it('can be requested for many assets at once', async () => {
    const other = await createAsset(client);
    const body = { operation: 'request_review', ids: [asset.id, other.id], comment: 'All' };
    const { body: result } = await client.post('/library_assets/bulk', body);
    expect(result.results).toMatchObject([{ status: 'succeeded' }, { status: 'succeeded' }]);
    const again = await client.post('/library_assets/bulk', body);
    expect(again.body.results).toMatchObject([{ error: { code: 'resource_conflict' } }, { status: 'failed' }]);
    expect((await client.get('/reviews?status=pending')).body.data).toHaveLength(2);
  });

  it('is hidden from publishable keys until it is approved', async () => {
    const key = api.as(await organization.publishableKey());
    expect((await key.get('/library_assets')).body.data).toEqual([]);
    await decide(await request(), 'approve');
    const { body } = await key.get('/library_assets');
    expect(body.data).toMatchObject([{ id: asset.id, image_approval: { canRelease: true, reviewId: null } }]);
  });
});

describe('reviews', () => {
  it('are invisible to other organizations and to the other mode', async () => {
    const review = await request();
    const other = await (await api.createOrganization()).client();
    const test = await organization.client(undefined, { livemode: false });
    for (const stranger of [other, test]) {
      expect((await stranger.get('/reviews')).body.data).toEqual([]);
      expect(errorOf(await stranger.get(`/reviews/${review.id}`)).code).toBe('resource_missing');
      expect(errorOf(await decide(review, 'approve', stranger)).code).toBe('resource_missing');
      expect(errorOf(await stranger.post(`/reviews/${review.id}/cancel`, {})).code).toBe('resource_missing');
    }
  });

  it('are not requested for types that need none', async () => {
    await setReviewPolicy(api, client, { modes: { image: 'none' } });
    expect(errorOf(await client.post(`/library_assets/${asset.id}/reviews`, {})).code).toBe('resource_conflict');
    expect(await approval()).toMatchObject({ status: 'approved', mode: 'none', reviewId: null });
  });

  it.each([
    ['a content hash that is none', { content_hash: 'x' }, 'content_hash'],
    ['no content hash', {}, 'content_hash'],
    ['an unknown field', { content_hash: 'a'.repeat(64), note: 'x' }, 'note'],
  ])('are not decided with %s', async (_, body, param) => {
    const review = await request();
    expect(errorOf(await client.post(`/reviews/${review.id}/approve`, body)).param).toBe(param);
  });
});

describe('PUT /review_policy', () => {
  let admin: ApiClient;

  beforeEach(async () => {
    admin = (await signInMember(api, organization, `${newId()}@acme.example`, 'admin')).client;
  });

  it('changes nothing when nothing differs, and accepts what GET returned', async () => {
    const { body: policy } = await client.get('/review_policy');
    expect(policy).toMatchObject({ object: 'review_policy', version: 2, modes: { image: 'manual', icon: 'none' } });
    expect((await admin.put('/review_policy', { modes: { image: 'manual' } })).body).toEqual(policy);
    expect((await admin.put('/review_policy', policy)).body).toEqual(policy);
    expect(await eventsOf(client, 'cms.review_policy.updated')).toHaveLength(1);
  });

  it.each([
    ['an unknown mode', { modes: { image: 'auto' } }],
    ['an unknown type', { modes: { film: 'none' } }],
    ['no modes', { four_eyes: true }],
  ])('refuses %s', async (_, body) => {
    expect(errorOf(await admin.put('/review_policy', body)).type).toBe('invalid_request_error');
  });
});
