import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addMember, Browser, invitationLink, invite, type Member, signIn, signInMember, textOf } from './people.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

const PASSWORD = 'correct horse battery staple';
let api: TestApi;
let organization: TestOrganization;
let owner: Member;

beforeAll(async () => {
  api = await startTestApi();
  organization = await api.createOrganization();
  owner = await signInMember(api, organization, 'olga@acme.example', 'owner');
});

afterAll(() => api.close());

interface Entry {
  readonly action: string;
  readonly target: string;
  readonly changes: readonly unknown[];
}

/** Reads the entries that name a person as the actor, newest first. */
async function entriesOf(user: string, reader = owner): Promise<readonly Entry[]> {
  return (await reader.client.get(`/audit_entries?principal=${user}&limit=100`)).body.data;
}

const actionsOf = async (user: string) => (await entriesOf(user)).map(({ action }) => action);

async function sessionId(browser: Browser): Promise<string> {
  return textOf((await browser.send('GET', '/sessions/current')).body, 'id');
}

const signedInBy = (method: string) => [{ field: 'signed_in_by', before: null, after: method }];

describe('the audit log', () => {
  it('has an entry for a sign-in by a link of the operator, from the first token on, once', async () => {
    const user = await addMember(organization, 'link@acme.example', 'viewer');
    const browser = await signIn(api, organization, 'link@acme.example');
    expect(await entriesOf(user)).toEqual([]);
    await Promise.all([1, 2, 3].map(() => browser.token(organization.id)));
    await browser.token(organization.id, false);
    const target = await sessionId(browser);
    expect(await entriesOf(user)).toMatchObject([
      { action: 'session.created', target, actor: user, livemode: true, changes: signedInBy('link') },
    ]);
  });

  it('has entries for a password, for a sign-in by it, and for ended sessions', async () => {
    const user = await addMember(organization, 'typed@acme.example', 'viewer');
    const first = await signIn(api, organization, 'typed@acme.example');
    await first.token(organization.id);
    await first.send('PUT', '/sessions/current/password', { password: PASSWORD });
    const second = new Browser(api);
    await second.send('POST', '/sessions', { email: 'typed@acme.example', password: PASSWORD });
    await second.token(organization.id);
    const ids = [await sessionId(first), await sessionId(second)];
    await second.send('DELETE', `/sessions/${ids[0] ?? ''}`);
    await second.send('DELETE', `/sessions/${ids[1] ?? ''}`);
    expect(await entriesOf(user)).toMatchObject([
      { action: 'session.deleted', target: ids[1] },
      { action: 'session.deleted', target: ids[0] },
      { action: 'session.created', target: ids[1], changes: signedInBy('password') },
      { action: 'user.password_set', target: user },
      { action: 'session.created', target: ids[0], changes: signedInBy('link') },
    ]);
  });

  it('has entries for the other sessions that end with a password', async () => {
    const user = await addMember(organization, 'changes@acme.example', 'viewer');
    const [one, other] = [
      await signIn(api, organization, 'changes@acme.example'),
      await signIn(api, organization, 'changes@acme.example'),
    ];
    await other.token(organization.id);
    await one.send('PUT', '/sessions/current/password', { password: PASSWORD });
    expect((await actionsOf(user)).toSorted()).toEqual(['session.created', 'session.deleted', 'user.password_set']);
  });

  it('names who has made a link, and who has opened it', async () => {
    const membership = await invite(organization, 'guest@acme.example', 'viewer');
    const link = await invitationLink(owner.client, membership);
    const made = await owner.client.get(`/audit_entries?target=${membership}&action=invitation_link.created`);
    const { user: maker } = (await owner.browser.send('GET', '/sessions/current')).body.organizations[0];
    expect(made.body.data).toMatchObject([{ actor: maker, target: membership, changes: [] }]);
    const guest = new Browser(api);
    await guest.send('POST', '/sessions', { sign_in_link: link });
    const { user } = (await guest.send('GET', '/sessions/current')).body.organizations[0];
    const target = await sessionId(guest);
    const entries = await entriesOf(user);
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'session.created', target, changes: signedInBy('invitation_link') }),
    );
    expect(JSON.stringify(entries)).not.toContain(link);
  });

  it('of another organization of the account has no entry before a token of its own', async () => {
    const email = 'both@acme.example';
    const elsewhere = await api.createOrganization();
    const host = await signInMember(api, elsewhere, 'host@elsewhere.example', 'owner');
    const here = await addMember(organization, email, 'viewer');
    const browser = await signIn(api, organization, email);
    const link = await invitationLink(host.client, await invite(elsewhere, email, 'viewer'));
    const joined = await browser.send('POST', '/sessions/current/memberships', { sign_in_link: link });
    const there = textOf(joined.body, 'user');
    await browser.token(organization.id);
    const before = (await entriesOf(there, host)).map(({ action }) => action);
    expect(before.toSorted()).toEqual(['membership.updated', 'user.updated']);
    await browser.token(elsewhere.id);
    expect((await entriesOf(there, host))[0]).toMatchObject({ action: 'session.created' });
    expect(await actionsOf(here)).toEqual(['session.created']);
  });
});
