// Only this suite opens the links to library assets that may be stored and published.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ApiClient } from '@livery/testing';
import { errorOf } from './answer-facts.ts';
import { createAsset, png, sendForm } from './library-files.ts';
import { setReviewPolicy } from './review-policy.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

let api: TestApi;
let organization: TestOrganization;
let client: ApiClient;
let id: string;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(async () => {
  await api.close();
});

beforeEach(async () => {
  organization = await api.createOrganization();
  client = await organization.client();
  await setReviewPolicy(api, client, { modes: { image: 'manual' } });
  ({ id } = await createAsset(client, {}, png(3, 2)));
});

const pathOf = (url: string): string => new URL(url).pathname.replace('/api/v1', '');
const publicUrl = async (): Promise<string | null> => (await client.get(`/library_assets/${id}`)).body.public_url;
const open = (link: string) => api.as(null).get(pathOf(link));

/** Approves the present content. @returns the id of the review */
async function approve(): Promise<string> {
  const { content_hash } = (await client.get(`/library_assets/${id}`)).body;
  const { body: review } = await client.post(`/library_assets/${id}/reviews`, {});
  await client.post(`/reviews/${review.id}/approve`, { content_hash, comment: 'Seen' });
  return review.id;
}

/** The link of the asset once it is approved. */
async function publishedLink(): Promise<string> {
  await approve();
  const link = await publicUrl();
  if (link === null) throw new Error('An approved asset has a public link.');
  return link;
}

describe('the public link of a library asset', () => {
  it('exists only once a person has approved the content, and not for publishable keys', async () => {
    expect(await publicUrl()).toBeNull();
    const link = await publishedLink();
    expect(link).toMatch(/^http:\/\/livery\.example\/api\/v1\/links\/lnk_[\w-]+$/);
    const { body } = await api.as(await organization.publishableKey()).get('/library_assets');
    expect(body.data).toMatchObject([{ id, public_url: null }]);
    const other = await api.createOrganization();
    expect(await createAsset(await other.client())).toMatchObject({ approval_status: 'approved', public_url: null });
  });

  it('stays the same and opens without a credential', async () => {
    const link = await publishedLink();
    await client.patch(`/library_assets/${id}`, { name: 'Renamed' });
    expect(await publicUrl()).toBe(link);
    const { body, headers } = await open(link);
    expect(body).toEqual(png(3, 2));
    expect(headers['content-disposition']).toMatch(/^inline/);
  });

  it('opens nothing while another version waits for its approval, and that version afterwards', async () => {
    const link = await publishedLink();
    await sendForm(client, png(5, 4), { path: `/library_assets/${id}/versions`, filename: 'next.png' });
    expect(errorOf(await open(link)).code).toBe('resource_missing');
    expect(await publicUrl()).toBeNull();
    await approve();
    expect((await open(link)).body).toEqual(png(5, 4));
  });

  it.each([
    ['its approval is withdrawn', (review: string) => client.post(`/reviews/${review}/cancel`, {})],
    ['it is deleted', () => client.delete(`/library_assets/${id}`)],
    ['no review is needed any more', () => setReviewPolicy(api, client, { modes: { image: 'none' } })],
  ])('opens nothing once %s', async (_, end) => {
    const review = await approve();
    const link = (await publicUrl()) ?? '';
    expect((await open(link)).status).toBe(200);
    await end(review);
    expect(errorOf(await open(link)).code).toBe('resource_missing');
  });
});
