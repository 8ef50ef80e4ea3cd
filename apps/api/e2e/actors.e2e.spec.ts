import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, publicId } from '@livery/kernel';
import { type ApiClient } from '@livery/testing';
import { errorOf, idOf } from './answer-facts.ts';
import { addMember, signIn } from './people.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

let api: TestApi;
let organization: TestOrganization;
let client: ApiClient;
/** `key_…`, `oa_app_…`, `user_…` */
let key: string;
let application: string;
let grace: string;

beforeAll(async () => {
  api = await startTestApi();
  organization = await api.createOrganization();
  client = await organization.client();
  key = idOf(await client.post('/api_keys', { name: 'Pipeline', scopes: ['brand:read'] }));
  application = idOf(await client.post('/oauth_applications', { name: 'Add-in', requested_scopes: ['brand:read'] }));
  grace = await addMember(organization, 'grace@acme.example', 'viewer');
});

afterAll(() => api.close());

const listed = async (caller: ApiClient, ...ids: readonly string[]) =>
  (await caller.get(`/actors?ids=${ids.join(',')}`)).body.data;

/** The client of a person who is signed in. */
async function person(email: string, livemode = true): Promise<ApiClient> {
  return api.as(await (await signIn(api, organization, email)).token(organization.id, livemode));
}

describe('GET /actors', () => {
  it('names keys, applications and users in the order in which they are asked for, each once', async () => {
    await client.patch(`/users/${grace}`, { name: 'Grace Hopper' });
    const answer = await client.get(`/actors?ids=${[grace, application, key, grace].join(',')}`);
    expect(answer.body).toEqual({
      object: 'list',
      data: [
        { id: grace, object: 'actor', type: 'user', name: 'Grace Hopper', deleted: false },
        { id: application, object: 'actor', type: 'oauth_application', name: 'Add-in', deleted: false },
        { id: key, object: 'actor', type: 'api_key', name: 'Pipeline', deleted: false },
      ],
      has_more: false,
      url: '/api/v1/actors',
    });
  });

  it('names the actors of audit entries', async () => {
    const { actor } = (await client.get('/audit_entries?limit=1')).body.data[0];
    expect(await listed(client, actor)).toMatchObject([{ id: actor, type: 'api_key' }]);
  });

  it('says what cannot act any more', async () => {
    const gone = {
      key: idOf(await client.post('/api_keys', { name: 'Old', scopes: ['cms:read'] })),
      application: idOf(await client.post('/oauth_applications', { name: 'Old', requested_scopes: ['brand:read'] })),
      disabled: await addMember(organization, 'disabled@acme.example', 'viewer'),
      member: await addMember(organization, 'left@acme.example', 'viewer'),
    };
    const memberships: readonly { id: string; user: string }[] = (await client.get('/memberships')).body.data;
    await client.delete(`/api_keys/${gone.key}`);
    await client.delete(`/oauth_applications/${gone.application}`);
    await client.patch(`/users/${gone.disabled}`, { status: 'disabled' });
    await client.delete(`/memberships/${memberships.find(({ user }) => user === gone.member)?.id ?? ''}`);
    const deleted = (await listed(client, ...Object.values(gone))).map((actor: { deleted: boolean }) => actor.deleted);
    expect(deleted).toEqual([true, true, true, true]);
  });

  it('is answered to people of every role, and to credentials with platform:read or platform:write only', async () => {
    for (const role of ['viewer', 'reviewer', 'editor', 'developer', 'admin', 'owner']) {
      await addMember(organization, `${role}@acme.example`, role);
      expect(await listed(await person(`${role}@acme.example`), key)).toMatchObject([{ name: 'Pipeline' }]);
    }
    expect(await listed(await organization.client(['platform:write']), key)).toHaveLength(1);
    const answer = await (await organization.client(['brand:write', 'cms:write'])).get(`/actors?ids=${key}`);
    expect([answer.status, errorOf(answer)]).toMatchObject([403, { code: 'insufficient_scope' }]);
  });

  it('shows the email address of a user without a name only to those who may read users', async () => {
    const nameless = await addMember(organization, 'Nameless@acme.example', 'viewer');
    const viewer = await person('nameless@acme.example');
    expect(await listed(client, nameless)).toMatchObject([{ name: 'Nameless@acme.example' }]);
    expect(await listed(viewer, nameless)).toMatchObject([{ name: null }]);
    await client.patch(`/users/${nameless}`, { name: 'nameless@acme.example' });
    expect(await listed(viewer, nameless)).toMatchObject([{ name: null }]);
    expect(await listed(client, nameless)).toMatchObject([{ name: 'nameless@acme.example' }]);
  });

  it('leaves out what the organization does not have in this mode', async () => {
    const other = await (await api.createOrganization()).client();
    expect(await listed(other, key, application, grace)).toEqual([]);
    const tester = await organization.client(undefined, { livemode: false });
    expect(await listed(tester, key, application, grace)).toMatchObject([{ id: grace }]);
    expect(await listed(await person('grace@acme.example', false), key, grace)).toMatchObject([{ id: grace }]);
    const unknown = [publicId('key', newId()), publicId('oa_app', newId()), publicId('user', newId())];
    expect(await listed(client, ...unknown, key)).toMatchObject([{ id: key }]);
  });

  it('takes 100 ids at most', async () => {
    const ids = (count: number): string[] => Array.from({ length: count }, () => publicId('oa_app', newId()));
    expect(await listed(client, ...ids(99), key)).toMatchObject([{ id: key }]);
    const answer = await client.get(`/actors?ids=${ids(101).join(',')}`);
    expect([answer.status, errorOf(answer)]).toMatchObject([400, { code: 'parameter_invalid', param: 'ids' }]);
  });

  it.each([
    ['', 'parameter_missing'],
    ['?ids=', 'parameter_invalid'],
    ['?ids=key_1', 'parameter_invalid'],
    ['?ids=org_0350tEyGyzqRdknuSa79Wn', 'parameter_invalid'],
    ['?ids=key_0350tEyI3ThR2kZQtU0Oni,', 'parameter_invalid'],
  ])('refuses the query %j', async (query, code) => {
    const answer = await client.get(`/actors${query}`);
    expect([answer.status, errorOf(answer)]).toMatchObject([400, { code, param: 'ids' }]);
  });
});
