import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SCOPES } from '@livery/kernel';
import type { ApiClient } from '@livery/testing';
import {
  addMember,
  Browser,
  invitationLink,
  invite,
  type Member,
  signIn,
  signInLink,
  signInMember,
  textOf,
} from './people.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';
import { startTestOAuth, type TestOAuth } from './test-oauth.ts';

const PASSWORD = 'correct horse battery staple';
let api: TestApi;
let organization: TestOrganization;
let owner: Member;
let oauth: TestOAuth;

beforeAll(async () => {
  api = await startTestApi();
  oauth = await startTestOAuth(api);
  organization = await api.createOrganization();
  owner = await signInMember(api, organization, 'olga@acme.example', 'owner');
});

afterAll(async () => {
  await oauth.close();
  await api.close();
});

/** Opens a link with a new browser. */
async function open(link: string) {
  const browser = new Browser(api);
  const { status, body } = await browser.send('POST', '/sessions', { sign_in_link: link });
  return { browser, status, body, answer: [status, body] };
}

const refusal = (status: number, code: string) => [status, { error: { code } }];
const linkPath = (membership: string): string => `/memberships/${membership}/invitation_link`;

/** Creates another organization, of which a person is a member, who is signed in to the whole account. */
async function memberElsewhere(email: string): Promise<{ readonly elsewhere: TestOrganization; browser: Browser }> {
  const elsewhere = await api.createOrganization();
  return { elsewhere, browser: (await signInMember(api, elsewhere, email, 'viewer')).browser };
}

describe('a link for an invited person', () => {
  it('opens the page of sign-in with its token in the fragment, and is valid for seven days', async () => {
    const membership = await invite(organization, 'form@acme.example', 'editor');
    const response = await owner.client.post(linkPath(membership), {});
    expect(response.status).toBe(201);
    const token = textOf(response.body, 'token');
    expect(token).toMatch(/^sil_\w{49}$/);
    expect(response.body).toMatchObject({
      membership,
      url: expect.stringMatching(/^http:\/\/.*\/dashboard\/sign-in#/),
    });
    expect(textOf(response.body, 'url')).toContain(`#token=${token}`);
    const days = (Date.parse(textOf(response.body, 'expires_at')) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 2);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('accepts the invitation, in the name of the person, and opens this organization', async () => {
    const membership = await invite(organization, 'ed@acme.example', 'editor');
    const { browser, body } = await open(await invitationLink(owner.client, membership));
    expect(body).toMatchObject({ object: 'session', organization: organization.id });
    const { body: current } = await browser.send('GET', '/sessions/current');
    expect(current).toMatchObject({
      email: 'ed@acme.example',
      organizations: [{ organization: organization.id, role: 'editor' }],
    });
    const { user } = current.organizations[0];
    const accepted = await owner.client.get(`/memberships/${membership}`);
    expect(accepted.body).toMatchObject({ status: 'active', user });
    expect((await owner.client.get(`/users/${user}`)).body).toMatchObject({ status: 'active' });
    const entries = await owner.client.get(`/audit_entries?target=${membership}&action=membership.updated`);
    expect(entries.body.data).toMatchObject([
      { actor: user, changes: [{ field: 'status', before: 'invited', after: 'active' }] },
    ]);
    const events = await owner.client.get('/events?type=platform.membership.updated&limit=1');
    expect(events.body.data).toMatchObject([{ data: { object: { id: membership, status: 'active' } } }]);
    expect((await api.as(await browser.token(organization.id)).get('/fonts')).status).toBe(200);
  });

  it('says after it was opened who has made it, by name and never by email', async () => {
    const maker = await signInMember(api, organization, 'maker@acme.example', 'owner');
    const inviterOf = async (email: string) => {
      const link = await invitationLink(maker.client, await invite(organization, email, 'viewer'));
      const { browser } = await open(link);
      return (await browser.send('GET', '/sessions/current')).body.inviter_name;
    };
    expect(await inviterOf('unnamed@acme.example')).toBeNull();
    const { user } = (await maker.browser.send('GET', '/sessions/current')).body.organizations[0];
    await maker.client.patch(`/users/${user}`, { name: 'Mary Maker' });
    expect(await inviterOf('named@acme.example')).toBe('Mary Maker');
    expect((await maker.browser.send('GET', '/sessions/current')).body).toMatchObject({ inviter_name: null });
  });

  it('sets a password for an account that has no other organization', async () => {
    const membership = await invite(organization, 'first@acme.example', 'viewer');
    const { browser } = await open(await invitationLink(owner.client, membership));
    expect((await browser.send('PUT', '/sessions/current/password', { password: PASSWORD })).status).toBe(200);
    const typed = { email: 'first@acme.example', password: PASSWORD };
    const { body } = await new Browser(api).send('POST', '/sessions', typed);
    expect(body).toMatchObject({ object: 'session', organization: null });
  });

  it('can be used once, also by two browsers at the same time', async () => {
    const membership = await invite(organization, 'twice@acme.example', 'viewer');
    const link = await invitationLink(owner.client, membership);
    const statuses = (await Promise.all([open(link), open(link)])).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, 401]);
    expect((await open(link)).answer).toMatchObject(refusal(401, 'sign_in_link_invalid'));
  });

  it('leaves its token neither in events, nor in the audit log, nor in the log of requests', async () => {
    const membership = await invite(organization, 'quiet@acme.example', 'viewer');
    const link = await invitationLink(owner.client, membership);
    await open(link);
    for (const path of ['/events', '/audit_entries', '/request_logs']) {
      const { text } = await owner.client.get(`${path}?limit=100`);
      expect(text).toContain('"data"');
      expect(text).not.toContain(link);
    }
  });
});

describe('a link for a member', () => {
  it('signs in again a member who has forgotten the password', async () => {
    const membership = await invite(organization, 'back@acme.example', 'viewer');
    await open(await invitationLink(owner.client, membership));
    const again = await open(await invitationLink(owner.client, membership));
    expect(again.body).toMatchObject({ organization: organization.id });
    expect((await again.browser.send('PUT', '/sessions/current/password', { password: PASSWORD })).status).toBe(200);
  });

  it.each<[string, (membership: string) => Promise<unknown>]>([
    ['a newer link was made', (membership) => invitationLink(owner.client, membership)],
    ['its role was changed', (membership) => owner.client.patch(`/memberships/${membership}`, { role: 'admin' })],
    ['the membership was removed', (membership) => owner.client.delete(`/memberships/${membership}`)],
    ['the user was disabled', disable],
    ['seven days are over', () => api.administrate(`update platform.sign_in_link set expires_at = now()`)],
  ])('cannot be used after %s', async (_, change) => {
    const membership = await invite(organization, `late${Date.now()}@acme.example`, 'viewer');
    const link = await invitationLink(owner.client, membership);
    await change(membership);
    expect((await open(link)).answer).toMatchObject(refusal(401, 'sign_in_link_invalid'));
  });

  it('cannot be used after its maker could not make it any more', async () => {
    const admin = await signInMember(api, organization, 'leaving@acme.example', 'admin');
    const links: string[] = [];
    for (const email of ['one@acme.example', 'two@acme.example', 'three@acme.example'])
      links.push(await invitationLink(admin.client, await invite(organization, email, 'viewer')));
    const [first = '', second = '', third = ''] = links;
    expect((await open(first)).status).toBe(201);
    const path = `/memberships/${await membershipOf('leaving@acme.example')}`;
    await owner.client.patch(path, { role: 'editor' });
    expect((await open(second)).answer).toMatchObject(refusal(401, 'sign_in_link_invalid'));
    await owner.client.delete(path);
    expect((await open(third)).answer).toMatchObject(refusal(401, 'sign_in_link_invalid'));
  });

  it('of a suspended organization is refused, and not spent', async () => {
    const suspended = await api.createOrganization();
    const { client } = await signInMember(api, suspended, 'boss@suspended.example', 'owner');
    const link = await invitationLink(client, await invite(suspended, 'new@suspended.example', 'viewer'));
    const status = (value: string) =>
      api.administrate(
        `update platform.organization o set status = '${value}' from platform.user u
          where u.organization_id = o.id and u.email = 'boss@suspended.example'`,
      );
    await status('suspended');
    expect((await open(link)).answer).toMatchObject(refusal(403, 'organization_suspended'));
    await status('active');
    expect((await open(link)).status).toBe(201);
  });
});

async function disable(membership: string): Promise<void> {
  const { body } = await owner.client.get(`/memberships/${membership}`);
  await owner.client.patch(`/users/${textOf(body, 'user')}`, { status: 'disabled' });
}

async function membershipOf(email: string): Promise<string> {
  const users: readonly { readonly id: string; readonly email: string }[] = (await owner.client.get('/users?limit=200'))
    .body.data;
  const user = users.find((one) => one.email === email)?.id;
  const members: readonly { readonly id: string; readonly user: string }[] = (
    await owner.client.get('/memberships?limit=200')
  ).body.data;
  return members.find((one) => one.user === user)?.id ?? '';
}

describe('a person whose account opens another organization', () => {
  it('joins with the link after a sign-in', async () => {
    const email = 'traveller@acme.example';
    const { elsewhere, browser } = await memberElsewhere(email);
    const membership = await invite(organization, email, 'editor');
    const link = await invitationLink(owner.client, membership);
    const joined = await browser.send('POST', '/sessions/current/memberships', { sign_in_link: link });
    expect([joined.status, joined.body]).toMatchObject([200, { id: membership, status: 'active' }]);
    const { body } = await browser.send('GET', '/sessions/current');
    const organizations = body.organizations.map((one: { readonly organization: string }) => one.organization);
    expect(organizations.toSorted()).toEqual([organization.id, elsewhere.id].toSorted());
    const again = await browser.send('POST', '/sessions/current/memberships', { sign_in_link: link });
    expect([again.status, again.body]).toMatchObject(refusal(401, 'sign_in_link_invalid'));
  });

  it('is not signed in by a link of either organization after having joined, and needs the operator', async () => {
    const email = 'both@acme.example';
    const { browser } = await memberElsewhere(email);
    const membership = await invite(organization, email, 'editor');
    await browser.send('POST', '/sessions/current/memberships', {
      sign_in_link: await invitationLink(owner.client, membership),
    });
    const recovery = await invitationLink(owner.client, membership);
    expect((await open(recovery)).answer).toMatchObject(refusal(403, 'sign_in_to_join'));
  });

  it('cannot join from a page of another origin, as another person, or by a link of the operator', async () => {
    const { elsewhere, browser } = await memberElsewhere('stranger@acme.example');
    const link = await invitationLink(owner.client, await invite(organization, 'meant@acme.example', 'viewer'));
    const join = (by: Browser) => by.send('POST', '/sessions/current/memberships', { sign_in_link: link });
    expect((await join(new Browser(api, 'http://evil.example'))).body).toMatchObject({
      error: { code: 'origin_forbidden' },
    });
    expect((await join(new Browser(api))).body).toMatchObject({ error: { code: 'session_required' } });
    const { status, body } = await join(browser);
    expect([status, body]).toMatchObject(refusal(403, 'account_mismatch'));
    const ofOperator = await signInLink(api, elsewhere, 'stranger@acme.example');
    for (const unknown of [ofOperator, 'sil_unknown', `sil_${'0'.repeat(49)}`, '']) {
      const answer = await browser.send('POST', '/sessions/current/memberships', { sign_in_link: unknown });
      expect([answer.status, answer.body]).toMatchObject(refusal(401, 'sign_in_link_invalid'));
    }
    expect((await open(link)).status).toBe(201);
  });
});

describe('a session that a link of a member has opened', () => {
  let browser: Browser;
  let whole: Browser;
  const email = 'bounded@acme.example';

  beforeAll(async () => {
    const membership = await invite(organization, email, 'viewer');
    browser = (await open(await invitationLink(owner.client, membership))).browser;
    whole = await signIn(api, organization, email);
  });

  it('neither sees nor ends the other sessions of the person', async () => {
    const { body } = await whole.send('GET', '/sessions/current');
    const seen = (await browser.send('GET', '/sessions')).body.data;
    expect(seen).toHaveLength(1);
    expect((await browser.send('DELETE', `/sessions/${textOf(body, 'id')}`)).status).toBe(404);
    expect((await whole.send('GET', '/sessions')).body.data.length).toBeGreaterThan(1);
  });

  it('joins no further organization', async () => {
    const third = await api.createOrganization();
    const { client } = await signInMember(api, third, 'third@acme.example', 'owner');
    const link = await invitationLink(client, await invite(third, email, 'viewer'));
    const { status, body } = await browser.send('POST', '/sessions/current/memberships', { sign_in_link: link });
    expect([status, body]).toMatchObject(refusal(403, 'session_restricted'));
  });

  it('ends when the person joins a further organization', async () => {
    const elsewhere = await api.createOrganization();
    const { client } = await signInMember(api, elsewhere, 'host@elsewhere.example', 'owner');
    const link = await invitationLink(client, await invite(elsewhere, email, 'viewer'));
    expect((await whole.send('POST', '/sessions/current/memberships', { sign_in_link: link })).status).toBe(200);
    const { status, body } = await browser.send('PUT', '/sessions/current/password', { password: PASSWORD });
    expect([status, body]).toMatchObject(refusal(401, 'session_required'));
    expect((await whole.send('GET', '/sessions/current')).body).toMatchObject({ has_password: false });
  });
});

describe('a link is made', () => {
  it.each<[string, () => Promise<ApiClient>, number, string]>([
    ['a key', () => organization.client(), 403, 'user_token_required'],
    ['an OAuth token', oauthClient, 403, 'user_token_required'],
    ['a test token', testToken, 403, 'livemode_required'],
    ['a person who has not confirmed the password', unconfirmed, 403, 'step_up_required'],
    ['a developer', () => roleClient('developer'), 403, 'insufficient_scope'],
    ['a person of another organization', stranger, 404, 'resource_missing'],
  ])('not by %s', async (_, maker, status, code) => {
    const membership = await invite(organization, `by${Date.now()}@acme.example`, 'viewer');
    const answer = await (await maker()).post(linkPath(membership), {});
    expect([answer.status, answer.body]).toMatchObject(refusal(status, code));
  });

  it('for owners by owners only, and for all others by admins', async () => {
    const admin = await roleClient('admin');
    const second = await invite(organization, 'second@acme.example', 'owner');
    const answer = await admin.post(linkPath(second), {});
    expect([answer.status, answer.body]).toMatchObject(refusal(403, 'owner_required'));
    expect((await owner.client.post(linkPath(second), {})).status).toBe(201);
    const third = await invite(organization, 'other-admin@acme.example', 'admin');
    expect((await admin.post(linkPath(third), {})).status).toBe(201);
  });

  it('for nobody who is disabled, or whose email cannot be that of an account', async () => {
    const disabled = await invite(organization, 'off@acme.example', 'viewer');
    await disable(disabled);
    const foreign = await invite(organization, 'vic\u{212a}@acme.example', 'viewer');
    for (const membership of [disabled, foreign]) {
      const answer = await owner.client.post(linkPath(membership), {});
      expect([answer.status, answer.body]).toMatchObject(refusal(409, 'resource_conflict'));
    }
  });
});

async function oauthClient(): Promise<ApiClient> {
  return api.as(await (await oauth.application(organization, SCOPES)).token());
}

async function testToken(): Promise<ApiClient> {
  return api.as(await owner.browser.token(organization.id, false));
}

async function unconfirmed(): Promise<ApiClient> {
  const email = 'unconfirmed@acme.example';
  await addMember(organization, email, 'owner');
  const browser = await signIn(api, organization, email);
  const { body } = await browser.send('GET', '/sessions/current');
  expect(body).toMatchObject({ email });
  await api.administrate(
    `update platform.session s set stepped_up_at = now() - interval '11 minutes' from platform.account a
      where a.id = s.account_id and a.email = '${email}'`,
  );
  return api.as(await browser.token(organization.id));
}

async function roleClient(role: string): Promise<ApiClient> {
  return (await signInMember(api, organization, `${role}${Date.now()}@acme.example`, role)).client;
}

async function stranger(): Promise<ApiClient> {
  return (await signInMember(api, await api.createOrganization(), 'boss@elsewhere.example', 'owner')).client;
}
