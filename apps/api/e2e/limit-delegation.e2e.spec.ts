import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SCOPES } from '@livery/kernel';
import { membershipSchema } from '@livery/platform-contracts';
import type { ApiClient } from '@livery/testing';
import { errorOf, idOf, secretOf } from './answer-facts.ts';
import { type Answer, eventsOf, readAnswer } from './read-answer.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';
import { startTestOAuth, type TestOAuth } from './test-oauth.ts';

const END = '2099-01-01T00:00:00.000Z';
const LATER = '2099-01-01T00:00:00.001Z';
const EARLIER = '2098-12-31T00:00:00.000Z';
/** Networks that contain the addresses of the tests. */
const HERE = ['127.0.0.0/8', '::1'];
const ELSEWHERE = '192.0.2.1';

let api: TestApi;
let oauth: TestOAuth;
let organization: TestOrganization;
let owner: ApiClient;

beforeAll(async () => {
  api = await startTestApi();
  oauth = await startTestOAuth(api);
  organization = await api.createOrganization();
  owner = await organization.client();
});

afterAll(async () => {
  await oauth.close();
  await api.close();
});

const newKey = (limits: object = {}, by = owner): Promise<Answer> =>
  by.post('/api_keys', { name: 'Key', scopes: SCOPES, ...limits });

async function limited(limits: object): Promise<{ readonly id: string; readonly client: ApiClient }> {
  const key = await newKey(limits);
  return { id: idOf(key), client: api.as(secretOf(key)) };
}

const endless = { expires_at: null, allowed_ips: HERE };
const anywhere = { expires_at: END, allowed_ips: [] };

/** Returns `done`, or the status, the code and the parameter of a refusal. */
function outcome(answer: Answer): string {
  if (answer.status < 300) return 'done';
  const { code, param } = errorOf(answer);
  return `${answer.status} ${code} ${param}`;
}

const FORBIDDEN = '403 limit_delegation_forbidden';

describe('a key with an expiry and allowed addresses', () => {
  const changes = [
    [{ expires_at: null }, `${FORBIDDEN} expires_at`],
    [{ expires_at: LATER }, `${FORBIDDEN} expires_at`],
    [{ expires_at: END }, 'done'],
    [{ expires_at: EARLIER }, 'done'],
    [{ allowed_ips: [] }, `${FORBIDDEN} allowed_ips`],
    [{ allowed_ips: [...HERE, ELSEWHERE] }, `${FORBIDDEN} allowed_ips`],
    [{ allowed_ips: ['::/0'] }, `${FORBIDDEN} allowed_ips`],
    [{ allowed_ips: ['126.0.0.0/7'] }, `${FORBIDDEN} allowed_ips`],
    [{ allowed_ips: ['127.0.0.0/9', '127.128.0.0/9', '::ffff:127.0.0.1', '::1'] }, 'done'],
    [{ expires_at: null, allowed_ips: [] }, `${FORBIDDEN} expires_at`],
    [{ name: 'Renamed' }, 'done'],
    [{ scopes: SCOPES, allowed_ips: null }, 'done'],
  ] as const;

  it.each(changes)('changes itself with %j: %s', async (change, expected) => {
    const { id, client } = await limited({ expires_at: END, allowed_ips: HERE });
    expect(outcome(await client.patch(`/api_keys/${id}`, change))).toBe(expected);
  });

  it.each([
    [{}, `${FORBIDDEN} expires_at`],
    [{ expires_at: LATER, allowed_ips: HERE }, `${FORBIDDEN} expires_at`],
    [{ expires_at: END }, `${FORBIDDEN} allowed_ips`],
    [{ expires_at: END, allowed_ips: null }, `${FORBIDDEN} allowed_ips`],
    [{ expires_at: END, allowed_ips: [ELSEWHERE] }, `${FORBIDDEN} allowed_ips`],
    [{ expires_at: END, allowed_ips: HERE }, 'done'],
    [{ expires_at: EARLIER, allowed_ips: ['127.0.0.1'] }, 'done'],
    [{ prefix_type: 'pk', scopes: ['cms:read'] }, `${FORBIDDEN} expires_at`],
  ])('creates a key with %j: %s', async (limits, expected) => {
    const { client } = await limited({ expires_at: END, allowed_ips: HERE });
    expect(outcome(await newKey(limits, client))).toBe(expected);
  });

  it('can rotate itself, and the new key has the same limits', async () => {
    const { id, client } = await limited({ expires_at: END, allowed_ips: HERE });
    const rotated = await client.post(`/api_keys/${id}/rotate`, { overlap_seconds: 600 });
    expect(rotated.body).toMatchObject({ expires_at: END, allowed_ips: HERE });
    const freed = await api.as(secretOf(rotated)).patch(`/api_keys/${idOf(rotated)}`, { expires_at: null });
    expect(outcome(freed)).toBe(`${FORBIDDEN} expires_at`);
  });

  it.each([
    [endless, `${FORBIDDEN} expires_at`],
    [anywhere, `${FORBIDDEN} allowed_ips`],
    [{ expires_at: EARLIER, allowed_ips: ['::1'] }, 'done'],
  ])('rotates another key with %j: %s', async (limits, expected) => {
    const { client } = await limited({ expires_at: END, allowed_ips: HERE });
    const other = await limited(limits);
    expect(outcome(await client.post(`/api_keys/${other.id}/rotate`, {}))).toBe(expected);
  });

  it('can only rename, describe, shorten and revoke a key with wider limits', async () => {
    const { client } = await limited({ expires_at: END, allowed_ips: HERE });
    const { id } = await limited(endless);
    for (const grant of [{ scopes: ['brand:read'] }, { allowed_ips: ['::1'] }, { expires_at: LATER }]) {
      expect(outcome(await client.patch(`/api_keys/${id}`, grant))).toBe(`${FORBIDDEN} expires_at`);
    }
    expect(outcome(await client.patch(`/api_keys/${id}`, { name: 'Renamed', metadata: { a: 'b' } }))).toBe('done');
    expect(outcome(await client.patch(`/api_keys/${id}`, { expires_at: EARLIER }))).toBe('done');
    expect(outcome(await client.delete(`/api_keys/${id}`))).toBe('done');
  });

  it('changes nothing if it is refused', async () => {
    const { id, client } = await limited({ expires_at: END, allowed_ips: HERE });
    const before = await owner.get(`/api_keys/${id}`);
    const events = await eventsOf(owner, 'platform.*');
    await client.patch(`/api_keys/${id}`, { name: 'Freed', expires_at: null });
    await newKey({ name: 'Child' }, client);
    await client.post('/memberships', { email: 'new@acme.example', role: 'owner' });
    expect((await owner.get(`/api_keys/${id}`)).body).toMatchObject({ name: 'Key', expires_at: END });
    expect(before.status).toBe(200);
    expect(await eventsOf(owner, 'platform.*')).toEqual(events);
  });
});

describe('during the overlap of a rotation the old key', () => {
  it('cannot create or rotate keys that are valid longer than its overlap', async () => {
    const { id, client } = await limited({});
    const rotated = await owner.post(`/api_keys/${id}/rotate`, { overlap_seconds: 600 });
    expect(outcome(await newKey({}, client))).toBe(`${FORBIDDEN} expires_at`);
    expect(outcome(await client.post(`/api_keys/${idOf(rotated)}/rotate`, {}))).toBe(`${FORBIDDEN} expires_at`);
    const soon = new Date(Date.now() + 300_000).toISOString();
    expect(outcome(await newKey({ expires_at: soon }, client))).toBe('done');
    const own = await client.patch(`/api_keys/${id}`, { expires_at: null });
    expect(own.body).toMatchObject({ expires_at: null, retires_at: expect.any(String) });
  });
});

describe.each([
  ['expires_at', { expires_at: END }],
  ['allowed_ips', { allowed_ips: HERE }],
])('a key with %s', (param, limits) => {
  it('cannot create OAuth applications, change their scopes or rotate their secrets', async () => {
    const { client } = await limited(limits);
    const application = await owner.post('/oauth_applications', { name: 'App', requested_scopes: ['brand:read'] });
    const path = `/oauth_applications/${idOf(application)}`;
    const attempts = [
      await client.post('/oauth_applications', { name: 'App', requested_scopes: ['brand:read'] }),
      await client.patch(path, { requested_scopes: ['brand:read'] }),
      await client.post(`${path}/rotate_secret`, { overlap_seconds: 60 }),
    ];
    expect(attempts.map(outcome)).toEqual(attempts.map(() => `${FORBIDDEN} ${param}`));
    expect(outcome(await client.patch(path, { name: 'Renamed' }))).toBe('done');
    expect(outcome(await client.delete(path))).toBe('done');
  });

  it('cannot invite members', async () => {
    const { client } = await limited(limits);
    const invited = await client.post('/memberships', { email: `${param}@acme.example`, role: 'viewer' });
    expect(outcome(invited)).toBe(`${FORBIDDEN} ${param}`);
  });

  it('cannot change roles or activate members, but can disable, rename and remove them', async () => {
    const { client } = await limited(limits);
    const invited = await owner.post('/memberships', { email: `${param}-role@acme.example`, role: 'viewer' });
    const user = `/users/${readAnswer(membershipSchema, invited).user}`;
    const membership = `/memberships/${idOf(invited)}`;
    const attempts = [
      await client.patch(membership, { role: 'owner', status: 'active' }),
      await client.patch(membership, { role: 'viewer' }),
      await client.patch(membership, { status: 'active' }),
      await client.patch(user, { status: 'active' }),
      await client.patch(user, { name: 'Renamed', status: 'active' }),
    ];
    expect(attempts.map(outcome)).toEqual(attempts.map(() => `${FORBIDDEN} ${param}`));
    expect((await owner.get(membership)).body).toMatchObject({ role: 'viewer', status: 'invited' });
    expect((await owner.get(user)).body).toMatchObject({ name: null, status: 'invited' });
    expect(outcome(await client.patch(user, { name: 'Renamed' }))).toBe('done');
    expect(outcome(await client.patch(user, { status: 'disabled' }))).toBe('done');
    expect(outcome(await client.delete(membership))).toBe('done');
  });
});

describe('an application', () => {
  it('is not limited by the lifetime of its token', async () => {
    const application = await oauth.application(organization, SCOPES);
    const client = api.as(await application.token());
    const made = [
      await newKey({}, client),
      await client.post('/oauth_applications', { name: 'App', requested_scopes: ['brand:read'] }),
      await client.post('/memberships', { email: 'by-token@acme.example', role: 'viewer' }),
    ];
    expect(made.map(outcome)).toEqual(['done', 'done', 'done']);
    const { id } = await limited({ expires_at: END, allowed_ips: HERE });
    expect(outcome(await client.patch(`/api_keys/${id}`, { expires_at: null, allowed_ips: [] }))).toBe('done');
  });
});

it('a key without limits can remove the limits of another key', async () => {
  const { id } = await limited({ expires_at: END, allowed_ips: HERE });
  const freed = await owner.patch(`/api_keys/${id}`, { expires_at: null, allowed_ips: [] });
  expect(freed.body).toMatchObject({ expires_at: null, allowed_ips: [] });
});
