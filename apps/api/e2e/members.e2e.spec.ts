import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { auditEntrySchema, membershipSchema, userSchema } from '@livery/platform-contracts';
import type { ApiClient } from '@livery/testing';
import { errorOf, idOf, idsOf } from './answer-facts.ts';
import { type Answer, eventsOf, readAnswer } from './read-answer.ts';
import { sharedTestApi, type SharedTestApi } from './shared-test-api.ts';
import type { TestOrganization } from './test-api.ts';

let api: SharedTestApi;
let organization: TestOrganization;
let client: ApiClient;
let tester: ApiClient;
let count = 0;

beforeAll(async () => {
  api = await sharedTestApi();
  organization = await api.createOrganization();
  client = await organization.client();
  tester = await organization.client(undefined, { livemode: false });
});

afterAll(() => api.close());

const email = (): string => `person-${(count += 1)}@example.com`;
const invite = (body: object = {}, by = client): Promise<Answer> =>
  by.post('/memberships', { email: email(), role: 'viewer', ...body });

/** Creates a member and accepts the invitation. */
async function member(role: string, by = client): Promise<{ readonly membership: string; readonly user: string }> {
  const { id, user } = readAnswer(membershipSchema, await invite({ role }, by));
  await by.patch(`/memberships/${id}`, { status: 'active' });
  return { membership: id, user };
}

describe('POST /memberships', () => {
  it('creates a user for a new person, and invites them', async () => {
    const address = email();
    const invited = await invite({ email: address, name: 'Ada', role: 'developer' });
    expect(invited.status).toBe(201);
    const membership = readAnswer(membershipSchema, invited);
    const { body: ping } = await client.get('/ping');
    expect(membership).toMatchObject({ role: 'developer', status: 'invited', invited_by: ping.principal });
    const user = readAnswer(userSchema, await client.get(`/users/${membership.user}`));
    expect(user).toMatchObject({ email: address, name: 'Ada', status: 'invited', last_seen_at: null });
    const [event] = await eventsOf(client, 'platform.membership.created');
    expect(event?.data).toEqual({ object: membership });
  });

  it('identifies a person by the email, whether in upper or lower case', async () => {
    const address = email();
    const first = readAnswer(membershipSchema, await invite({ email: address }));
    const again = await invite({ email: address.toUpperCase() });
    expect([again.status, errorOf(again).code]).toEqual([409, 'resource_conflict']);
    await client.delete(`/memberships/${first.id}`);
    expect(readAnswer(membershipSchema, await invite({ email: address.toUpperCase() })).user).toBe(first.user);
  });

  it('creates separate users for the same person in two organizations', async () => {
    const address = email();
    const other = await (await api.createOrganization()).client();
    const here = readAnswer(membershipSchema, await invite({ email: address, name: 'Ada' }));
    const there = readAnswer(membershipSchema, await invite({ email: address }, other));
    expect(there.user).not.toBe(here.user);
    expect((await other.get(`/users/${there.user}`)).body).toMatchObject({ name: null, status: 'invited' });
  });

  it.each([
    [{ email: 'nobody' }, 'email'],
    [{ email: 'a@b\r\nBcc: c@d' }, 'email'],
    [{ email: `${'x'.repeat(250)}@example.com` }, 'email'],
    [{ role: 'king' }, 'role'],
    [{ name: 'x'.repeat(201) }, 'name'],
  ])('refuses %j', async (change, param) => {
    const refused = await invite(change);
    expect([refused.status, errorOf(refused).code, errorOf(refused).param]).toEqual([400, 'parameter_invalid', param]);
  });

  it('creates one member for ten equal invitations at the same time', async () => {
    const body = { email: email() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => invite(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
  });
});

describe('an accepted invitation', () => {
  it('makes the membership and the user active, with an event for each', async () => {
    const { membership, user } = await member('editor');
    expect((await client.get(`/users/${user}`)).body).toMatchObject({ status: 'active' });
    const [changed] = await eventsOf(client, 'platform.membership.updated');
    expect(changed?.data).toMatchObject({ object: { id: membership }, previous_attributes: { status: 'invited' } });
    const [accepted] = await eventsOf(client, 'platform.user.updated');
    expect(accepted?.data).toMatchObject({ object: { id: user }, previous_attributes: { status: 'invited' } });
  });

  it('leaves a disabled user disabled', async () => {
    const { id, user } = readAnswer(membershipSchema, await invite());
    await client.patch(`/users/${user}`, { status: 'disabled' });
    await client.patch(`/memberships/${id}`, { status: 'active' });
    expect((await client.get(`/users/${user}`)).body).toMatchObject({ status: 'disabled' });
  });
});

describe('the last owner', () => {
  it('cannot be removed, lose the role or be disabled', async () => {
    const own = await (await api.createOrganization()).client();
    const owner = await member('owner', own);
    const attempts = [
      await own.delete(`/memberships/${owner.membership}`),
      await own.patch(`/memberships/${owner.membership}`, { role: 'admin' }),
      await own.patch(`/users/${owner.user}`, { status: 'disabled' }),
    ];
    expect(attempts.map((answer) => [answer.status, errorOf(answer).code])).toEqual([
      [409, 'last_owner'],
      [409, 'last_owner'],
      [409, 'last_owner'],
    ]);
    expect((await own.patch(`/users/${owner.user}`, { name: 'Renamed' })).status).toBe(200);
  });

  it('can be removed only after another owner has accepted an invitation', async () => {
    const own = await (await api.createOrganization()).client();
    const owner = await member('owner', own);
    await invite({ role: 'owner' }, own);
    expect((await own.delete(`/memberships/${owner.membership}`)).status).toBe(409);
    await member('owner', own);
    expect((await own.delete(`/memberships/${owner.membership}`)).status).toBe(200);
  });

  it('remains if all owners are removed at the same time', async () => {
    const own = await (await api.createOrganization()).client();
    const owners = await Promise.all(Array.from({ length: 5 }, () => member('owner', own)));
    const answers = await Promise.all(owners.map(({ membership }) => own.delete(`/memberships/${membership}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 409]);
    expect(idsOf(await own.get('/memberships'))).toHaveLength(1);
  });
});

describe('changes of members', () => {
  it('create events with the previous values', async () => {
    const { membership, user } = await member('editor');
    await client.patch(`/memberships/${membership}`, { role: 'reviewer' });
    await client.patch(`/users/${user}`, { name: 'Grace' });
    const [changed] = await eventsOf(client, 'platform.membership.updated');
    expect(changed?.data).toMatchObject({ object: { role: 'reviewer' }, previous_attributes: { role: 'editor' } });
    const [renamed] = await eventsOf(client, 'platform.user.updated');
    expect(renamed?.data).toMatchObject({ object: { name: 'Grace' }, previous_attributes: { name: null } });
    expect((await client.delete(`/memberships/${membership}`)).body).toEqual({
      id: membership,
      object: 'membership',
      deleted: true,
    });
    expect((await client.get(`/memberships/${membership}`)).status).toBe(404);
    expect((await client.get(`/users/${user}`)).status).toBe(200);
    expect((await eventsOf(client, 'platform.membership.deleted'))[0]?.data).toMatchObject({
      object: { id: membership },
    });
  });

  it('need a live credential, while a test credential can read the members', async () => {
    const { membership, user } = await member('viewer');
    expect((await tester.get(`/memberships/${membership}`)).body).toMatchObject({ id: membership, livemode: false });
    expect(idsOf(await tester.get('/users'))).toContain(user);
    const attempts = [
      await invite({}, tester),
      await tester.patch(`/memberships/${membership}`, { role: 'admin' }),
      await tester.delete(`/memberships/${membership}`),
      await tester.patch(`/users/${user}`, { name: 'Other' }),
      await tester.patch(`/organizations/${organization.id}`, { name: 'Other' }),
    ];
    expect(attempts.map((answer) => [answer.status, errorOf(answer).code])).toEqual(
      attempts.map(() => [403, 'livemode_required']),
    );
    const events = await eventsOf(tester, 'platform.*');
    expect(events.filter(({ type }) => /membership|user|organization/.test(type))).toEqual([]);
  });

  it('that change nothing create no event', async () => {
    const { membership, user } = await member('viewer');
    const events = await eventsOf(client, 'platform.*');
    await client.patch(`/memberships/${membership}`, {});
    await client.patch(`/users/${user}`, { status: 'active' });
    expect(await eventsOf(client, 'platform.*')).toEqual(events);
  });
});

describe('PATCH /organizations/{id}', () => {
  it('changes the organization of the caller, and creates an event with the previous values', async () => {
    const change = { name: 'Acme & Sons', website: 'https://acme.example/about', type: 'agency', metadata: { a: 'b' } };
    const changed = await client.patch(`/organizations/${organization.id}`, change);
    expect(changed.body).toMatchObject(change);
    const [event] = await eventsOf(client, 'platform.organization.updated');
    expect(event?.data).toMatchObject({ previous_attributes: { name: 'Acme', website: null, type: 'company' } });
    expect((await client.patch(`/organizations/${organization.id}`, { website: null })).body.website).toBeNull();
  });

  it.each(['javascript:alert(1)', 'ftp://a.example', 'https://', 'https://user@host', 'https://a b', 'acme.example'])(
    'refuses the website %s',
    async (website) => {
      const refused = await client.patch(`/organizations/${organization.id}`, { website });
      expect([refused.status, errorOf(refused).param]).toEqual([400, 'website']);
    },
  );
});

describe('GET /audit_entries', () => {
  it('returns who did what to which record, without personal data and secrets', async () => {
    const made = await client.post('/api_keys', { name: 'Audited', scopes: ['brand:read'] });
    await client.patch(`/api_keys/${idOf(made)}`, { name: 'Renamed', scopes: ['cms:read'] });
    const { body: ping } = await client.get('/ping');
    const answer = await client.get(`/audit_entries?target=${idOf(made)}`);
    const [changed, created] = entriesOf(answer);
    expect(created).toMatchObject({ action: 'api_key.created', actor: ping.principal, changes: [] });
    expect(created).toMatchObject({ request_id: made.headers['request-id'], ip: '127.0.0.1' });
    expect(changed).toMatchObject({
      action: 'api_key.updated',
      target: idOf(made),
      changes: [
        { field: 'name', before: null, after: null },
        { field: 'scopes', before: ['brand:read'], after: ['cms:read'] },
      ],
    });
    expect(answer.text).not.toContain('Renamed');
  });

  it('says who was invited and who was removed, since the record is then gone', async () => {
    const { membership, user } = await member('editor');
    await client.delete(`/memberships/${membership}`);
    const entries = entriesOf(await client.get(`/audit_entries?target=${membership}`));
    const changesOf = (wanted: string) => entries.find(({ action }) => action === wanted)?.changes;
    expect(changesOf('membership.created')).toEqual([
      { field: 'user', before: null, after: user },
      { field: 'role', before: null, after: 'editor' },
    ]);
    expect(changesOf('membership.deleted')).toEqual([
      { field: 'user', before: user, after: null },
      { field: 'role', before: 'editor', after: null },
    ]);
    const [deleted] = await eventsOf(client, 'platform.membership.deleted');
    expect(Object.keys(deleted?.data ?? {})).toEqual(['object']);
  });

  it('filters by action, principal and time, and returns only entries of its mode', async () => {
    await tester.post('/api_keys', { name: 'Of the tests', scopes: ['brand:read'] });
    const { body: ping } = await tester.get('/ping');
    const own = entriesOf(
      await tester.get(`/audit_entries?action=api_key.created&principal=${String(ping.principal)}`),
    );
    expect(own.map(({ livemode, actor }) => [livemode, actor])).toEqual([[false, ping.principal]]);
    expect(entriesOf(await tester.get('/audit_entries?created[gt]=2099-01-01T00:00:00Z'))).toEqual([]);
    expect(entriesOf(await tester.get('/audit_entries?principal=nobody'))).toEqual([]);
  });
});

const entryList = {
  type: 'object',
  required: ['data'],
  properties: { data: { type: 'array', items: auditEntrySchema } },
} as const;

function entriesOf(answer: Answer) {
  return readAnswer(entryList, answer).data;
}
