import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { oauthApplicationSchema } from '@livery/platform-contracts';
import { type ApiClient, poll } from '@livery/testing';
import { errorOf, idOf } from './answer-facts.ts';
import { type Answer, eventsOf, readAnswer } from './read-answer.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';
import { startTestOAuth, type TestOAuth } from './test-oauth.ts';

let api: TestApi;
let oauth: TestOAuth;
let organization: TestOrganization;
let client: ApiClient;

beforeAll(async () => {
  api = await startTestApi();
  oauth = await startTestOAuth(api);
  organization = await api.createOrganization();
  client = await organization.client();
});

afterAll(async () => {
  await oauth.close();
  await api.close();
});

const create = async (scopes: readonly string[] = ['brand:read']): Promise<string> =>
  idOf(await client.post('/oauth_applications', { name: 'Import', requested_scopes: scopes }));
const rotate = (id: string, body: object = {}, by = client): Promise<Answer> =>
  by.post(`/oauth_applications/${id}/rotate_secret`, body);
const read = async (id: string) => readAnswer(oauthApplicationSchema, await client.get(`/oauth_applications/${id}`));

describe('PATCH /oauth_applications/{id}', () => {
  it('changes the named fields, and creates an event with the previous values', async () => {
    const id = await create();
    const change = {
      name: 'Nightly',
      description: 'At night',
      requested_scopes: ['cms:read'],
      token_lifetime: 900,
      metadata: { team: 'web' },
    };
    const changed = await client.patch(`/oauth_applications/${id}`, change);
    expect([changed.status, changed.body]).toEqual([200, expect.objectContaining(change)]);
    expect(await read(id)).toEqual(changed.body);
    const [event] = await eventsOf(client, 'platform.oauth_application.updated');
    expect(event?.data).toMatchObject({ object: { id }, previous_attributes: { requested_scopes: ['brand:read'] } });
    expect((await client.patch(`/oauth_applications/${id}`, { description: null })).body.description).toBeNull();
  });

  it('creates no event if nothing changes', async () => {
    const id = await create();
    const events = await eventsOf(client, 'platform.*');
    expect((await client.patch(`/oauth_applications/${id}`, { token_lifetime: 3_600 })).status).toBe(200);
    expect(await eventsOf(client, 'platform.*')).toEqual(events);
  });

  it('removes a scope also from tokens that were issued before', async () => {
    const application = await oauth.application(organization, ['brand:read', 'platform:read']);
    const holder = api.as(await application.token());
    expect((await holder.get('/events')).status).toBe(200);
    await client.patch(`/oauth_applications/${application.id}`, { requested_scopes: ['brand:read'] });
    await poll('the change to be heard', async () => (await holder.get('/events')).status === 403);
  });

  it('requires that the caller has all scopes of the resulting list', async () => {
    const id = await create(['brand:read', 'cms:read']);
    const narrow = await organization.client(['platform:write', 'brand:read']);
    const refused = await narrow.patch(`/oauth_applications/${id}`, { requested_scopes: ['brand:read', 'cms:read'] });
    expect([refused.status, errorOf(refused).code, errorOf(refused).param]).toEqual([
      403,
      'scope_delegation_forbidden',
      'requested_scopes',
    ]);
  });

  it.each([
    [{ token_lifetime: 299 }, 'token_lifetime'],
    [{ requested_scopes: [] }, 'requested_scopes'],
    [{ requested_scopes: ['all'] }, 'requested_scopes'],
    [{ description: 'x'.repeat(1_001) }, 'description'],
  ])('refuses %j', async (change, param) => {
    const refused = await client.patch(`/oauth_applications/${await create()}`, change);
    expect([refused.status, errorOf(refused).param]).toEqual([400, param]);
  });
});

describe('POST /oauth_applications/{id}/rotate_secret', () => {
  it('accepts both secrets until the overlap ends', async () => {
    const application = await oauth.application(organization, ['brand:read']);
    const rotated = await rotate(application.id, { overlap_seconds: 1 });
    expect(rotated.status).toBe(200);
    const fresh = application.with(String(rotated.body.client_secret));
    expect(await application.token()).toMatch(/^oat_/);
    expect(await fresh.token()).toMatch(/^oat_/);
    await poll('the overlap to end', async () => (await application.ask()).status === 401);
    expect(await fresh.token()).toMatch(/^oat_/);
  });

  it('ends the old secret at once if no overlap is requested', async () => {
    const application = await oauth.application(organization, ['brand:read']);
    const rotated = await rotate(application.id);
    expect((await application.ask()).status).toBe(401);
    expect((await application.with(String(rotated.body.client_secret)).ask()).status).toBe(200);
  });

  it('allows at most two valid secrets, and ends both if no overlap is requested', async () => {
    const id = await create();
    await rotate(id, { overlap_seconds: 600 });
    const refused = await rotate(id, { overlap_seconds: 600 });
    expect([refused.status, errorOf(refused).code]).toEqual([409, 'resource_conflict']);
    const rotated = await rotate(id);
    const { secrets } = await read(id);
    expect(rotated.status).toBe(200);
    const live = secrets.filter(({ retires_at: end }) => end === null || new Date(end).getTime() > Date.now());
    expect(live.map(({ last_four }) => last_four)).toEqual([rotated.body.client_secret_last_four]);
  });

  it('gives twenty requests at the same time at most one further secret', async () => {
    const id = await create();
    const answers = await Promise.all(Array.from({ length: 20 }, () => rotate(id, { overlap_seconds: 600 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect((await read(id)).secrets).toHaveLength(2);
  });

  it('reports whether the older secret is safe to retire', async () => {
    const application = await oauth.application(organization, ['brand:read']);
    await rotate(application.id, { overlap_seconds: 600 });
    const [newest, older] = (await read(application.id)).secrets;
    expect([newest?.safe_to_retire, older?.safe_to_retire]).toEqual([false, false]);
    await api.administrate(
      `update platform.oauth_client_secret set last_used_at =
         case when retires_at is null then now() else now() - interval '2 hours' end`,
    );
    const [used, left] = (await read(application.id)).secrets;
    expect([used?.safe_to_retire, left?.safe_to_retire]).toEqual([false, true]);
  });

  it('requires all scopes of the application, also from the application itself', async () => {
    const id = await create(['brand:read', 'cms:read']);
    const refused = await rotate(id, {}, await organization.client(['platform:write', 'brand:read']));
    expect([refused.status, errorOf(refused).code]).toEqual([403, 'scope_delegation_forbidden']);
    const application = await oauth.application(organization, ['platform:write', 'brand:read']);
    const narrowed = api.as(await application.token('platform:write'));
    expect((await rotate(application.id, {}, narrowed)).status).toBe(403);
    expect((await rotate(application.id, {}, api.as(await application.token()))).status).toBe(200);
  });
});

describe('DELETE /oauth_applications/{id}', () => {
  it('disables the application, its tokens and its secrets, and has no effect if it is repeated', async () => {
    const application = await oauth.application(organization, ['platform:read']);
    const holder = api.as(await application.token());
    expect((await holder.get('/ping')).status).toBe(200);
    const disabled = await client.delete(`/oauth_applications/${application.id}`);
    expect(disabled.body).toMatchObject({ id: application.id, status: 'disabled' });
    await poll('the change to be heard', async () => (await holder.get('/ping')).status === 401);
    expect((await application.ask()).status).toBe(401);
    expect((await client.delete(`/oauth_applications/${application.id}`)).body).toEqual(disabled.body);
    expect(await eventsOf(client, 'platform.oauth_application.disabled')).toHaveLength(1);
    expect((await rotate(application.id)).status).toBe(409);
    expect((await client.patch(`/oauth_applications/${application.id}`, { name: 'Late' })).status).toBe(409);
  });
});
