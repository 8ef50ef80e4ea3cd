// Only this suite reads what the audit log says of changes in all contexts.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { VOCABULARY } from '@livery/app-composition';
import { AuditTrail, newId, parsePublicId, UnitOfWork } from '@livery/kernel';
import type { ApiClient } from '@livery/testing';
import type { Response } from 'supertest';
import { errorOf, idOf } from './answer-facts.ts';
import { SAMPLE_DECK } from './brand-documents.ts';
import { createAsset } from './library-files.ts';
import { addMember, Browser, signIn, textOf } from './people.ts';
import { setReviewPolicy } from './review-policy.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

/** These events are daily work, or the service causes them by itself. Platform records its own changes by its change log. */
const NOT_AUDITED = [
  ...['brand.check.completed', 'brand.check.failed', 'brand.check.fixed'],
  ...['cms.library_asset.created', 'cms.library_asset.updated', 'cms.library_asset.version_created'],
  ...['cms.library_folder.created', 'cms.library_folder.updated', 'cms.review.stale'],
  ...['cms.deployment.superseded', 'cms.deployment.failed'],
  ...['cms.icon.created', 'cms.icon.updated', 'cms.icon_set.created', 'cms.icon_set.updated'],
  ...['cms.slide_asset.created', 'cms.slide_asset.updated', 'cms.ppt_set.created', 'cms.ppt_set.updated'],
  ...['platform.webhook_endpoint.failing', 'platform.webhook_endpoint.test'],
];
const OF_CHANGE_LOG = /^platform\.(?:organization|user|membership|api_key|oauth_application)\./;

let api: TestApi;
let organization: TestOrganization;
let client: ApiClient;
let caller: string;

beforeAll(async () => {
  api = await startTestApi();
});

beforeEach(async () => {
  organization = await api.createOrganization();
  client = await organization.client();
  caller = textOf((await client.get('/ping')).body, 'principal');
});

afterAll(() => api.close());

interface Entry {
  readonly action: string;
  readonly actor: string | null;
  readonly target: string;
  readonly changes: readonly object[];
  readonly ip: string | null;
  readonly request_id: string | null;
}

async function entries(query = ''): Promise<readonly Entry[]> {
  return (await client.get(`/audit_entries?limit=200${query}`)).body.data;
}

function exported(query: string): Promise<Response> {
  return client.send('GET', `/audit_entries${query}`, (test) =>
    test.set('accept', 'application/x-ndjson').buffer(true),
  );
}

async function actions(): Promise<readonly string[]> {
  return (await entries()).map(({ action }) => action);
}

describe('every type of event', () => {
  it('is audited, or listed here as one that nobody asks an auditor about', () => {
    const silent = VOCABULARY.events.filter(({ audited }) => audited === undefined).map(({ type }) => type);
    expect(silent.filter((type) => !OF_CHANGE_LOG.test(type)).sort()).toEqual([...NOT_AUDITED].sort());
  });
});

describe('the audit log', () => {
  it('names the caller, the request, its address and what has changed, for rules, palettes and fonts', async () => {
    const rule = await client.post('/brand_rules', { type: 'text.double_spaces', severity: 'high' });
    await client.patch(`/brand_rules/${idOf(rule)}`, { severity: 'low' });
    const [last] = await entries('&action=rules.updated');
    expect(last).toMatchObject({ actor: caller, target: '/api/v1/brand_rules', ip: '127.0.0.1' });
    expect(last?.request_id).toMatch(/^req_/);
    expect(last?.changes).toEqual([
      {
        field: idOf(rule),
        before: { type: 'text.double_spaces', severity: 'high', active: true },
        after: { type: 'text.double_spaces', severity: 'low', active: true },
      },
    ]);
    const palette = await client.post('/brand_palettes', {
      name: 'Main',
      role: 'primary',
      colors: [{ hex: '#112233' }],
    });
    const font = await client.post('/fonts', { name: 'Inter' });
    await client.delete(`/fonts/${idOf(font)}`);
    expect(await entries('&action=palettes.updated')).toMatchObject([
      { changes: [{ field: idOf(palette), before: null, after: { name: 'Main', role: 'primary' } }] },
    ]);
    expect(await entries(`&target=${idOf(font)}`)).toMatchObject([
      { action: 'font.deleted' },
      { action: 'font.created' },
    ]);
  });

  it('has webhook endpoints and their secrets, and shows neither a secret nor a URL', async () => {
    const { body: endpoint } = await client.post('/webhook_endpoints', {
      url: 'https://example.com/hook?token=hidden-in-the-url',
      enabled_events: ['*'],
    });
    await client.patch(`/webhook_endpoints/${endpoint.id}`, {
      url: 'https://example.com/other?token=hidden-in-the-url',
      enabled_events: ['brand.check.completed'],
    });
    await client.post(`/webhook_endpoints/${endpoint.id}/rotate_secret`, {});
    await client.delete(`/webhook_endpoints/${endpoint.id}`);
    const found = await entries(`&target=${endpoint.id}`);
    expect(found.map(({ action }) => action)).toEqual([
      ...['webhook_endpoint.deleted', 'webhook_endpoint.secret_rotated'],
      ...['webhook_endpoint.updated', 'webhook_endpoint.created'],
    ]);
    expect(found[2]?.changes).toContainEqual({
      field: 'enabled_events',
      before: ['*'],
      after: ['brand.check.completed'],
    });
    expect(found[2]?.changes).toContainEqual({ field: 'url', before: null, after: null });
    expect(JSON.stringify(found)).not.toMatch(/hidden-in-the-url|whsec_/);
  });

  it('has the review policy, reviews, deployments and deletions', async () => {
    await setReviewPolicy(api, client, { modes: { image: 'manual' }, four_eyes: false });
    const asset = await createAsset(client);
    const { body: review } = await client.post(`/library_assets/${asset.id}/reviews`, {});
    await client.post(`/reviews/${review.id}/approve`, { content_hash: asset.content_hash });
    await client.post('/deployments', { channel: 'web', items: [{ kind: 'library_asset', id: asset.id }] });
    const other = await createAsset(client);
    await client.delete(`/library_assets/${other.id}`);
    await client.post(`/library_assets/${other.id}/restore`, {});
    expect(await actions()).toEqual(
      expect.arrayContaining([
        ...['review_policy.updated', 'review.requested', 'review.approved'],
        ...['deployment.created', 'library_asset.deleted', 'library_asset.restored'],
      ]),
    );
    const [policy] = await entries('&action=review_policy.updated');
    expect(policy?.actor).toMatch(/^user_/);
  });

  it('has the deletion of a kept document, and exports of icons', async () => {
    const { body: check } = await client.post('/brand_checks', {
      content_type: 'pptx',
      content_base64: SAMPLE_DECK.toString('base64'),
    });
    await client.delete(`/brand_checks/${check.id}/document`);
    const set = idOf(await client.post('/icon_sets', { name: 'Outline' }));
    await client.get(`/icon_sets/${set}/export`);
    expect(await entries('&action=brand_check.document_deleted')).toMatchObject([{ target: check.id, actor: caller }]);
    expect(await entries('&action=icon_set.exported')).toMatchObject([{ target: set, actor: caller }]);
  });

  it('has no entry of a change that was not made', async () => {
    const before = await actions();
    await client.post('/brand_rules', { type: 'text.double_spaces', severity: 'enormous' });
    await client.delete('/fonts/font_0000000000000000000001');
    expect(await actions()).toEqual(before);
  });

  it('has no entry of a transaction that is rolled back', async () => {
    const [trail, unitOfWork] = [api.application.get(AuditTrail), api.application.get(UnitOfWork)];
    const tenant = { organizationId: parsePublicId('org', organization.id) ?? '', livemode: true };
    const rolledBack = unitOfWork.run(async (transaction) => {
      await trail.record([{ tenant, action: 'font.created', target: 'rolled back' }], transaction);
      throw new Error('Rolled back.');
    });
    await expect(rolledBack).rejects.toThrow('Rolled back.');
    expect(await entries('&target=rolled%20back')).toEqual([]);
  });

  it('has wrong passwords at sign-ins and confirmations, with the address', async () => {
    const email = `${newId()}@acme.example`;
    const user = await addMember(organization, email, 'admin');
    const browser = await signIn(api, organization, email);
    await browser.send('PUT', '/sessions/current/password', { password: 'correct horse battery' });
    await browser.send('POST', '/sessions/current/step_up', { password: 'wrong horse battery' });
    await new Browser(api).send('POST', '/sessions', { email, password: 'wrong horse battery' });
    await new Browser(api).send('POST', '/sessions', { email: `not-${email}`, password: 'wrong horse battery' });
    expect(await entries('&action=session.step_up_failed')).toMatchObject([{ target: user, actor: user }]);
    expect(await entries('&action=session.failed')).toMatchObject([{ target: user, actor: null, ip: '127.0.0.1' }]);
    expect(JSON.stringify(await entries())).not.toMatch(/horse/);
  });

  it('is exported as a line of JSON for each entry, with the same filters', async () => {
    await client.post('/fonts', { name: 'Inter' });
    await client.post('/fonts', { name: 'Lora' });
    const all = await exported('');
    expect(all.headers['content-type']).toContain('application/x-ndjson');
    const lines = all.text.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual((await client.get('/audit_entries?limit=200')).body.data);
    const fonts = await exported(`?action=font.created&principal=${caller}`);
    expect(fonts.text.trimEnd().split('\n')).toHaveLength(2);
    const last = JSON.parse(lines.at(-1) ?? '').id;
    expect((await exported(`?starting_after=${last}`)).text).toBe('');
    expect(errorOf(await exported(`?ending_before=${last}`)).param).toBe('ending_before');
  });
});
