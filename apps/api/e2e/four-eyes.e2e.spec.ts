// Only this suite decides reviews as people and through the keys that they have made.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiClient } from '@livery/testing';
import { errorOf } from './answer-facts.ts';
import { createAsset } from './library-files.ts';
import { signInMember, textOf } from './people.ts';
import { setReviewPolicy } from './review-policy.ts';
import { startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.close());

/** A key that somebody makes. */
async function keyOf(maker: ApiClient, scopes: readonly string[]): Promise<ApiClient> {
  return api.as(textOf((await maker.post('/api_keys', { name: 'Made', scopes })).body, 'secret'));
}

describe('a review, when the policy asks for four eyes', () => {
  it('is decided by two people, and not by one with several keys', async () => {
    const organization = await api.createOrganization();
    const manager = await organization.client();
    await setReviewPolicy(api, manager, { modes: { image: 'manual' }, four_eyes: true });
    const { client: author } = await signInMember(api, organization, 'author@acme.example', 'admin');
    const { client: colleague } = await signInMember(api, organization, 'colleague@acme.example', 'admin');
    const scopes = ['cms:read', 'cms:write'];
    const key = await keyOf(author, [...scopes, 'platform:write']);
    const asset = await createAsset(key);
    const { body: review } = await key.post(`/library_assets/${asset.id}/reviews`, {});
    const approve = (caller: ApiClient) =>
      caller.post(`/reviews/${review.id}/approve`, { content_hash: asset.content_hash });
    for (const same of [key, author, await keyOf(author, scopes), await keyOf(key, scopes)]) {
      expect(errorOf(await approve(same)).code).toBe('four_eyes_required');
    }
    expect((await approve(await keyOf(colleague, scopes))).body.status).toBe('approved');
  });
});
