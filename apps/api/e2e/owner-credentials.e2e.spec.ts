import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SCOPES } from '@livery/kernel';
import type { ApiClient } from '@livery/testing';
import { addMember, invite, type Member, signInMember, textOf } from './people.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

const OWNER_REQUIRED = [403, { error: { code: 'owner_required' } }];
const APPLICATION = { name: 'Nightly', requested_scopes: SCOPES };
const WEAK_KEY = { name: 'CI', scopes: ['brand:read'] };
const WEAK_APPLICATION = { name: 'Reader', requested_scopes: ['brand:read'] };

let api: TestApi;
let organization: TestOrganization;
let operator: ApiClient;
let owner: Member;
let admin: Member;

beforeAll(async () => {
  api = await startTestApi();
  organization = await api.createOrganization();
  operator = await organization.client();
  owner = await signInMember(api, organization, 'olga@acme.example', 'owner');
  admin = await signInMember(api, organization, 'adam@acme.example', 'admin');
});

afterAll(() => api.close());

/** Creates a record. @returns its path */
async function made(by: ApiClient, path: string, body: object): Promise<string> {
  return `${path}/${textOf((await by.post(path, body)).body, 'id')}`;
}

describe.each([
  ['an owner', () => owner.client],
  ['the operator', () => operator],
])('an admin, with a credential that %s has created,', (_, creator) => {
  it('cannot rotate the secret of an application that may write to the platform', async () => {
    const path = await made(creator(), '/oauth_applications', APPLICATION);
    const { status, body } = await admin.client.post(`${path}/rotate_secret`, {});
    expect([status, body]).toMatchObject(OWNER_REQUIRED);
    expect((await admin.client.patch(path, { name: 'Renamed' })).status).toBe(200);
  });

  it('cannot widen an application or a key so that it may', async () => {
    const application = await made(creator(), '/oauth_applications', WEAK_APPLICATION);
    const key = await made(creator(), '/api_keys', WEAK_KEY);
    const attempts = [
      await admin.client.patch(application, { requested_scopes: SCOPES }),
      await admin.client.patch(key, { scopes: ['platform:write'] }),
    ];
    for (const { status, body } of attempts) expect([status, body]).toMatchObject(OWNER_REQUIRED);
  });

  it('can neither lift the limits of a key that may', async () => {
    const key = { name: 'Limited', scopes: SCOPES, allowed_ips: ['192.0.2.0/24'], expires_at: '2100-01-01T00:00:00Z' };
    const path = await made(creator(), '/api_keys', key);
    for (const change of [{ allowed_ips: [] }, { expires_at: null }]) {
      const { status, body } = await admin.client.patch(path, change);
      expect([status, body]).toMatchObject(OWNER_REQUIRED);
    }
  });

  it('can change others, end all, and rotate a key, which is of the admin then', async () => {
    const application = await made(creator(), '/oauth_applications', WEAK_APPLICATION);
    expect((await admin.client.patch(application, { requested_scopes: ['cms:read'] })).status).toBe(200);
    expect((await admin.client.post(`${application}/rotate_secret`, {})).status).toBe(200);
    const key = await made(creator(), '/api_keys', { name: 'All', scopes: SCOPES });
    expect((await admin.client.patch(key, { scopes: ['brand:read'] })).status).toBe(200);
    const other = await made(creator(), '/api_keys', { name: 'All', scopes: SCOPES });
    const rotated = await admin.client.post(`${other}/rotate`, {});
    const membership = await invite(organization, `other-${textOf(rotated.body, 'id')}@acme.example`, 'viewer');
    const holder = api.as(textOf(rotated.body, 'secret'));
    const { status, body } = await holder.patch(`/memberships/${membership}`, { role: 'owner' });
    expect([status, body]).toMatchObject(OWNER_REQUIRED);
    expect((await admin.client.delete(await made(creator(), '/oauth_applications', APPLICATION))).status).toBe(200);
  });
});

describe('an application of an admin', () => {
  it('can be rotated and widened by this admin, by their keys and by owners, and not by another admin', async () => {
    const path = await made(admin.client, '/oauth_applications', WEAK_APPLICATION);
    expect((await admin.client.patch(path, { requested_scopes: SCOPES })).status).toBe(200);
    const { body: key } = await admin.client.post('/api_keys', { name: 'All', scopes: SCOPES });
    const other = await signInMember(api, organization, 'anna@acme.example', 'admin');
    const refused = await other.client.post(`${path}/rotate_secret`, {});
    expect([refused.status, refused.body]).toMatchObject(OWNER_REQUIRED);
    for (const client of [admin.client, api.as(textOf(key, 'secret')), owner.client]) {
      expect((await client.post(`${path}/rotate_secret`, {})).status).toBe(200);
    }
  });

  it('that is unknown is missing', async () => {
    const { status } = await admin.client.post('/oauth_applications/oa_app_0350tEyI3ThR2kZQtU0Onj/rotate_secret', {});
    expect(status).toBe(404);
  });
});

describe('a key of an owner', () => {
  it('changes owners no more when the owner is disabled, and again when the owner is active again', async () => {
    const user = await addMember(organization, 'otto@acme.example', 'admin');
    const { client } = await signInMember(api, organization, 'oz@acme.example', 'owner');
    const key = api.as(textOf((await client.post('/api_keys', { name: 'Oz', scopes: SCOPES })).body, 'secret'));
    const users = (await operator.get('/users?limit=200')).body.data;
    const oz = users.find(({ email }: { readonly email: string }) => email === 'oz@acme.example').id;
    const makeOwner = (n: number) => key.post('/memberships', { email: `new-${n}@acme.example`, role: 'owner' });
    expect((await makeOwner(1)).status).toBe(201);
    expect((await owner.client.patch(`/users/${oz}`, { status: 'disabled' })).status).toBe(200);
    const attempts = [await makeOwner(2), await key.patch(`/users/${oz}`, { status: 'active' })];
    for (const { status, body } of attempts) expect([status, body]).toMatchObject(OWNER_REQUIRED);
    expect((await key.patch(`/users/${user}`, { name: 'Otto' })).status).toBe(200);
    expect((await owner.client.patch(`/users/${oz}`, { status: 'active' })).status).toBe(200);
    expect((await makeOwner(3)).status).toBe(201);
  });
});
