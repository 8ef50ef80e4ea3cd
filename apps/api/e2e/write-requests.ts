import { newId, parsePublicId, publicId } from '@livery/kernel';
import type { ApiClient } from '@livery/testing';
import { idOf, idsOf } from './answer-facts.ts';
import { SAMPLE_DECK } from './brand-documents.ts';
import { NORTHWIND_PALETTE } from './brand-guideline.ts';
import { createAsset, createIcon, createIconSet, ICON_SVG, sendForm, uploadFile } from './library-files.ts';
import { type Answer, readAnswer } from './read-answer.ts';
import { storeJob } from './stored-job.ts';
import { setReviewPolicy } from './review-policy.ts';
import type { TestApi } from './test-api.ts';
import { createSlide, deckOf } from './test-slides.ts';
import { learnDraft } from './test-templates.ts';

const suppressionList = {
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: 'array',
      items: { type: 'object', required: ['finding_id'], properties: { finding_id: { type: 'string' } } },
    },
  },
} as const;

/** A request that changes data and can be repeated. */
export interface WriteRequest {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  /** The content of the file of a form, whose other fields are the members of the body. */
  readonly file?: Buffer;
  /** In live mode only people may send it. */
  readonly isOfPeople?: true;
  /** The change has no event. */
  readonly isSilent?: boolean;
  /** The number of events of the change (default: 1). The asset of an icon, a slide or a set has an event of its own. */
  readonly events?: number;
}

const API_KEY = { name: 'Deploy', scopes: ['brand:read'] };
const APPLICATION = { name: 'Deploy', requested_scopes: ['brand:read'] };
const MEMBER = { email: 'ada@example.com', role: 'editor' };
const ENDPOINT = { url: 'https://example.com/hooks', enabled_events: ['brand.check.completed'] };
const FOLDER = { name: 'Photography' };
const PICTURE_REVIEWS = { modes: { image: 'manual' } };
const CHECK = { content_type: 'pptx', content_base64: SAMPLE_DECK.toString('base64') };
const ACCEPTANCE = { all: true, reason: 'Agreed.' };
const RULE = { type: 'text.double_spaces', severity: 'high' };

/** Creates an asset. @returns its path */
async function assetPath(client: ApiClient): Promise<string> {
  return `/library_assets/${(await createAsset(client)).id}`;
}

/** Requests a review of a new asset. @returns a request that decides it */
async function decision(client: ApiClient, api: TestApi, verb: 'approve' | 'reject'): Promise<WriteRequest> {
  await setReviewPolicy(api, client, PICTURE_REVIEWS);
  const { id, content_hash } = await createAsset(client);
  const review = idOf(await client.post(`/library_assets/${id}/reviews`, {}));
  return { method: 'POST', path: `/reviews/${review}/${verb}`, body: { content_hash } };
}

/** Checks the sample deck. @returns the id of the check */
async function checkId(client: ApiClient): Promise<string> {
  return idOf(await client.post('/brand_checks', CHECK));
}

/** A set of a new slide. */
async function setBody(client: ApiClient) {
  return { name: 'Pitch', slides: [{ slide_asset: (await createSlide(client)).id }] };
}

/** Creates the records that a request needs. @returns the request */
export type PrepareWrite = (client: ApiClient, api: TestApi) => Promise<WriteRequest>;

/** A valid request to each write endpoint, by `METHOD /path`. Some of them create a record first. */
export const WRITE_REQUESTS: Readonly<Record<string, PrepareWrite>> = {
  'POST /api_keys': async () => ({ method: 'POST', path: '/api_keys', body: API_KEY }),
  'PATCH /api_keys/:id': async (client) => {
    const id = idOf(await client.post('/api_keys', API_KEY));
    return { method: 'PATCH', path: `/api_keys/${id}`, body: { name: 'Deploys' } };
  },
  'POST /api_keys/:id/rotate': async (client) => {
    const id = idOf(await client.post('/api_keys', API_KEY));
    return { method: 'POST', path: `/api_keys/${id}/rotate`, body: { overlap_seconds: 60 } };
  },
  'DELETE /api_keys/:id': async (client) => {
    const id = idOf(await client.post('/api_keys', API_KEY));
    return { method: 'DELETE', path: `/api_keys/${id}` };
  },
  'POST /oauth_applications': async () => ({ method: 'POST', path: '/oauth_applications', body: APPLICATION }),
  'PATCH /oauth_applications/:id': async (client) => {
    const id = idOf(await client.post('/oauth_applications', APPLICATION));
    return { method: 'PATCH', path: `/oauth_applications/${id}`, body: { token_lifetime: 600 } };
  },
  'POST /oauth_applications/:id/rotate_secret': async (client) => {
    const id = idOf(await client.post('/oauth_applications', APPLICATION));
    return { method: 'POST', path: `/oauth_applications/${id}/rotate_secret`, body: { overlap_seconds: 60 } };
  },
  'DELETE /oauth_applications/:id': async (client) => {
    const id = idOf(await client.post('/oauth_applications', APPLICATION));
    return { method: 'DELETE', path: `/oauth_applications/${id}` };
  },
  'PATCH /organizations/:id': async (client) => {
    const [id = ''] = idsOf(await client.get('/organizations'));
    return { method: 'PATCH', path: `/organizations/${id}`, body: { website: 'https://example.com' } };
  },
  'POST /memberships': async () => ({ method: 'POST', path: '/memberships', body: MEMBER }),
  'PATCH /memberships/:id': async (client) => {
    const id = idOf(await client.post('/memberships', MEMBER));
    return { method: 'PATCH', path: `/memberships/${id}`, body: { role: 'viewer' } };
  },
  'DELETE /memberships/:id': async (client) => {
    const id = idOf(await client.post('/memberships', MEMBER));
    return { method: 'DELETE', path: `/memberships/${id}` };
  },
  'PATCH /users/:id': async (client) => {
    await client.post('/memberships', MEMBER);
    const [id = ''] = idsOf(await client.get('/users'));
    return { method: 'PATCH', path: `/users/${id}`, body: { name: 'Ada' } };
  },
  'POST /webhook_endpoints': async () => ({ method: 'POST', path: '/webhook_endpoints', body: ENDPOINT }),
  'PATCH /webhook_endpoints/:id': async (client) => {
    const id = idOf(await client.post('/webhook_endpoints', ENDPOINT));
    return { method: 'PATCH', path: `/webhook_endpoints/${id}`, body: { description: 'Of the intranet' } };
  },
  'POST /webhook_endpoints/:id/rotate_secret': async (client) => {
    const id = idOf(await client.post('/webhook_endpoints', ENDPOINT));
    return { method: 'POST', path: `/webhook_endpoints/${id}/rotate_secret`, body: { overlap_seconds: 60 } };
  },
  'DELETE /webhook_endpoints/:id': async (client) => {
    const id = idOf(await client.post('/webhook_endpoints', ENDPOINT));
    return { method: 'DELETE', path: `/webhook_endpoints/${id}` };
  },
  'POST /webhook_deliveries/:id/retry': async (client, api) => ({
    method: 'POST',
    path: `/webhook_deliveries/${await storeDelivery(client, api)}/retry`,
    isSilent: true,
  }),
  'POST /webhook_endpoints/:id/replay': async (client) => {
    const id = idOf(await client.post('/webhook_endpoints', ENDPOINT));
    const body = { since: new Date().toISOString() };
    return { method: 'POST', path: `/webhook_endpoints/${id}/replay`, body, isSilent: true };
  },
  'PUT /brand_rules': async () => ({ method: 'PUT', path: '/brand_rules', body: { data: [RULE] } }),
  'POST /brand_rules': async () => ({ method: 'POST', path: '/brand_rules', body: RULE }),
  'PATCH /brand_rules/:id': async (client) => {
    const id = idOf(await client.post('/brand_rules', RULE));
    return { method: 'PATCH', path: `/brand_rules/${id}`, body: { severity: 'low' } };
  },
  'DELETE /brand_rules/:id': async (client) => {
    const id = idOf(await client.post('/brand_rules', RULE));
    return { method: 'DELETE', path: `/brand_rules/${id}` };
  },
  'POST /brand_rules/simulate': async () => ({
    method: 'POST',
    path: '/brand_rules/simulate',
    body: { data: [RULE] },
    isSilent: true,
  }),
  'PUT /brand_palettes': async () => ({
    method: 'PUT',
    path: '/brand_palettes',
    body: { palettes: [NORTHWIND_PALETTE] },
  }),
  'POST /brand_palettes': async () => ({ method: 'POST', path: '/brand_palettes', body: NORTHWIND_PALETTE }),
  'PATCH /brand_palettes/:id': async (client) => {
    const id = idOf(await client.post('/brand_palettes', NORTHWIND_PALETTE));
    return { method: 'PATCH', path: `/brand_palettes/${id}`, body: { tolerance: 1 } };
  },
  'DELETE /brand_palettes/:id': async (client) => {
    const id = idOf(await client.post('/brand_palettes', NORTHWIND_PALETTE));
    return { method: 'DELETE', path: `/brand_palettes/${id}` };
  },
  'POST /fonts': async () => ({ method: 'POST', path: '/fonts', body: { name: 'Inter', roles: ['body'] } }),
  'PATCH /fonts/:id': async (client) => {
    const id = idOf(await client.post('/fonts', { name: 'Inter' }));
    return { method: 'PATCH', path: `/fonts/${id}`, body: { roles: ['body'] } };
  },
  'DELETE /fonts/:id': async (client) => {
    const id = idOf(await client.post('/fonts', { name: 'Inter' }));
    return { method: 'DELETE', path: `/fonts/${id}` };
  },
  'POST /brand_checks': async () => ({
    method: 'POST',
    path: '/brand_checks',
    body: CHECK,
  }),
  'DELETE /brand_checks/:id/document': async (client) => {
    return { method: 'DELETE', path: `/brand_checks/${await checkId(client)}/document`, isSilent: true };
  },
  'POST /brand_checks/:id/fix': async (client) => ({
    method: 'POST',
    path: `/brand_checks/${await checkId(client)}/fix`,
    body: {},
    // The fixed document has a check of its own.
    events: 2,
  }),
  'POST /brand_checks/:id/suppressions': async (client) => ({
    method: 'POST',
    path: `/brand_checks/${await checkId(client)}/suppressions`,
    body: ACCEPTANCE,
  }),
  'POST /guidelines/learn': async () => ({ method: 'POST', path: '/guidelines/learn', body: CHECK, isSilent: true }),
  'POST /guideline_drafts/:id/apply': async (client) => {
    return { method: 'POST', path: `/guideline_drafts/${await learnDraft(client)}/apply`, events: 3 };
  },
  'DELETE /brand_checks/:id/suppressions/:finding_id': async (client) => {
    const path = `/brand_checks/${await checkId(client)}/suppressions`;
    const [accepted] = readAnswer(suppressionList, await client.post(path, ACCEPTANCE)).data;
    return { method: 'DELETE', path: `${path}/${accepted?.finding_id ?? ''}` };
  },
  'POST /jobs/:id/cancel': async (client, api) => {
    const [organization = ''] = idsOf(await client.get('/organizations'));
    const id = await storeJob(api, { organization, livemode: true });
    return { method: 'POST', path: `/jobs/${id}/cancel`, isSilent: true };
  },
  'POST /files': async () => ({ method: 'POST', path: '/files', body: {}, file: Buffer.from('Notes'), isSilent: true }),
  'POST /library_assets': async (client) => {
    const { id } = await uploadFile(client, Buffer.from('Notes'), 'notes.txt');
    return { method: 'POST', path: '/library_assets', body: { file: id } };
  },
  'PATCH /library_assets/:id': async (client) => ({
    method: 'PATCH',
    path: await assetPath(client),
    body: { name: 'Harbour at dusk' },
  }),
  'DELETE /library_assets/:id': async (client) => ({ method: 'DELETE', path: await assetPath(client) }),
  'POST /library_assets/:id/restore': async (client) => {
    const path = await assetPath(client);
    await client.delete(path);
    return { method: 'POST', path: `${path}/restore` };
  },
  'POST /library_assets/:id/versions': async (client) => ({
    method: 'POST',
    path: `${await assetPath(client)}/versions`,
    body: { note: 'Brighter' },
    file: Buffer.from('Notes'),
  }),
  'POST /library_assets/:id/versions/:number/restore': async (client) => {
    const path = await assetPath(client);
    await sendForm(client, Buffer.from('Notes'), { path: `${path}/versions`, filename: 'notes.txt' });
    return { method: 'POST', path: `${path}/versions/1/restore` };
  },
  'POST /library_assets/bulk': async (client) => ({
    method: 'POST',
    path: '/library_assets/bulk',
    body: { operation: 'tag', ids: [(await createAsset(client)).id], tags: ['autumn'] },
  }),
  'POST /library_folders': async () => ({ method: 'POST', path: '/library_folders', body: FOLDER }),
  'PATCH /library_folders/:id': async (client) => {
    const id = idOf(await client.post('/library_folders', FOLDER));
    return { method: 'PATCH', path: `/library_folders/${id}`, body: { name: 'Pictures' } };
  },
  'DELETE /library_folders/:id': async (client) => {
    const id = idOf(await client.post('/library_folders', FOLDER));
    return { method: 'DELETE', path: `/library_folders/${id}` };
  },
  'POST /library_assets/:id/reviews': async (client, api) => {
    await setReviewPolicy(api, client, PICTURE_REVIEWS);
    return { method: 'POST', path: `${await assetPath(client)}/reviews`, body: { comment: 'For autumn' } };
  },
  'POST /reviews/:id/approve': (client, api) => decision(client, api, 'approve'),
  'POST /reviews/:id/reject': (client, api) => decision(client, api, 'reject'),
  'POST /reviews/:id/cancel': async (client, api) => {
    const { path } = await decision(client, api, 'approve');
    return { method: 'POST', path: path.replace('/approve', '/cancel'), body: { comment: 'Too early' } };
  },
  'POST /icon_sets': async () => ({ method: 'POST', path: '/icon_sets', body: { name: 'Outline icons' } }),
  'PATCH /icon_sets/:id': async (client) => ({
    method: 'PATCH',
    path: `/icon_sets/${await createIconSet(client)}`,
    body: { style: 'outline' },
  }),
  'DELETE /icon_sets/:id': async (client) => ({ method: 'DELETE', path: `/icon_sets/${await createIconSet(client)}` }),
  'POST /icon_sets/:id/import': async (client) => ({
    method: 'POST',
    path: `/icon_sets/${await createIconSet(client)}/import`,
    body: {},
    file: Buffer.from('{"prefix":"a","icons":{}}'),
    isSilent: true,
  }),
  'POST /icons': async (client) => ({
    method: 'POST',
    path: '/icons',
    body: { set: await createIconSet(client) },
    file: Buffer.from(ICON_SVG),
    events: 2,
  }),
  'PATCH /icons/:id': async (client) => ({
    method: 'PATCH',
    path: `/icons/${(await createIcon(client)).id}`,
    body: { color: 'currentColor' },
  }),
  'POST /icons/:id/versions': async (client) => ({
    method: 'POST',
    path: `/icons/${(await createIcon(client)).id}/versions`,
    body: { note: 'Redrawn' },
    file: Buffer.from(ICON_SVG.replace('viewBox', 'width="7" viewBox')),
    events: 2,
  }),
  'DELETE /icons/:id': async (client) => ({
    method: 'DELETE',
    path: `/icons/${(await createIcon(client)).id}`,
    events: 2,
  }),
  'POST /deployments': async (client) => ({
    method: 'POST',
    path: '/deployments',
    body: { channel: 'web', items: [{ kind: 'library_asset', id: (await createAsset(client)).id }] },
  }),
  'POST /deployments/:id/cancel': async (client) => ({
    method: 'POST',
    path: `/deployments/${await deployment(client)}/cancel`,
  }),
  'POST /deployments/:id/rollback': async (client, api) => {
    const id = await deployment(client);
    await supersede(id, api);
    return { method: 'POST', path: `/deployments/${id}/rollback`, body: { notes: 'Too early' } };
  },
  'POST /slide_assets': async (client) => {
    const { id } = await uploadFile(client, deckOf(['Our plan']), 'plan.pptx');
    return { method: 'POST', path: '/slide_assets', body: { file: id }, events: 2 };
  },
  'POST /slide_assets/split': async (client) => {
    const { id } = await uploadFile(client, deckOf(['Our plan', 'Our people']), 'deck.pptx');
    return { method: 'POST', path: '/slide_assets/split', body: { file: id }, isSilent: true };
  },
  'PATCH /slide_assets/:id': async (client) => {
    const { id } = await createSlide(client);
    return { method: 'PATCH', path: `/slide_assets/${id}`, body: { name: 'Plan B' }, events: 2 };
  },
  'DELETE /slide_assets/:id': async (client) => {
    const { id } = await createSlide(client);
    return { method: 'DELETE', path: `/slide_assets/${id}`, events: 2 };
  },
  'POST /slide_assets/:id/versions': async (client) => {
    const { id } = await createSlide(client);
    const file = await uploadFile(client, deckOf(['New plan']), 'plan.pptx');
    return { method: 'POST', path: `/slide_assets/${id}/versions`, body: { file: file.id }, events: 2 };
  },
  'POST /ppt_sets': async (client) => ({ method: 'POST', path: '/ppt_sets', body: await setBody(client), events: 2 }),
  'PATCH /ppt_sets/:id': async (client) => {
    const id = idOf(await client.post('/ppt_sets', await setBody(client)));
    return { method: 'PATCH', path: `/ppt_sets/${id}`, body: { name: 'Pitch B' }, events: 2 };
  },
  'PUT /ppt_sets/:id/slides': async (client) => {
    const id = idOf(await client.post('/ppt_sets', await setBody(client)));
    const { slides } = await setBody(client);
    return { method: 'PUT', path: `/ppt_sets/${id}/slides`, body: { slides } };
  },
  'DELETE /ppt_sets/:id': async (client) => {
    const id = idOf(await client.post('/ppt_sets', await setBody(client)));
    return { method: 'DELETE', path: `/ppt_sets/${id}`, events: 2 };
  },
  'PUT /review_policy': async () => ({
    method: 'PUT',
    path: '/review_policy',
    body: PICTURE_REVIEWS,
    isOfPeople: true,
  }),
};

/** Inserts a failed delivery to a new endpoint, as the worker would. @returns its id */
async function storeDelivery(client: ApiClient, api: TestApi): Promise<string> {
  const endpoint = parsePublicId('whk', idOf(await client.post('/webhook_endpoints', ENDPOINT)));
  const id = newId();
  await api.administrate(
    `with made as (
       insert into delivery.webhook_delivery (organization_id, livemode, event_id, endpoint_id, id, sequence, created)
       select organization_id, livemode, $2, id, $3, 1, now() from delivery.webhook_endpoint where id = $1 returning *
     )
     insert into delivery.undelivered
       (organization_id, livemode, event_id, endpoint_id, id, ordinal, sequence, status, completed)
     select organization_id, livemode, event_id, endpoint_id, id, ordinal, sequence, 'failed', now() from made`,
    [endpoint, newId(), id],
  );
  return publicId('whd', id);
}

/** Deploys a new asset. @returns the id of the deployment, which nobody activates */
async function deployment(client: ApiClient): Promise<string> {
  const items = [{ kind: 'library_asset', id: (await createAsset(client)).id }];
  return idOf(await client.post('/deployments', { channel: 'web', items }));
}

/** Lets a deployment have been active, as the worker and a newer deployment would. */
async function supersede(id: string, api: TestApi): Promise<void> {
  await api.administrate(
    `update content.deployment set status = 'superseded', activated_at = now(), completed_at = now(), superseded_by_id = id
      where id = $1`,
    [parsePublicId('dep', id)],
  );
}

export function sendWrite(client: ApiClient, { method, path, body, file }: WriteRequest, key: string): Promise<Answer> {
  return client.send(method, path, (test) => {
    const keyed = test.set('idempotency-key', key);
    if (file !== undefined) return keyed.field({ ...body }).attach('file', file, 'notes.txt');
    return body === undefined ? keyed : keyed.set('content-type', 'application/json').send(body);
  });
}
