import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addMember, Browser, invitationLink, invite, type Member, signInLink, signInMember, textOf } from './people.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

const KNOWN = 'a password the attacker knows';
const OWN = 'a password of her own';
let api: TestApi;
let organization: TestOrganization;
let owner: Member;

beforeAll(async () => {
  api = await startTestApi();
  organization = await api.createOrganization();
  owner = await signInMember(api, organization, 'owner@evil.example', 'owner');
});

afterAll(() => api.close());

/** Opens a link with a new browser, which must succeed. */
async function open(link: string): Promise<Browser> {
  const browser = new Browser(api);
  expect((await browser.send('POST', '/sessions', { sign_in_link: link })).status).toBe(201);
  return browser;
}

const isOpen = async (browser: Browser): Promise<boolean> =>
  (await browser.send('GET', '/sessions/current')).status === 200;
const setPassword = (browser: Browser, password: string) =>
  browser.send('PUT', '/sessions/current/password', { password });

async function signInByPassword(email: string, password: string): Promise<Browser> {
  const browser = new Browser(api);
  expect((await browser.send('POST', '/sessions', { email, password })).status).toBe(201);
  return browser;
}

describe('an account that an admin has opened in the name of an invited person', () => {
  it('is not the one that the operator opens for the person in another organization', async () => {
    const email = 'victim@corp.example';
    const membership = await invite(organization, email, 'viewer');
    expect((await setPassword(await open(await invitationLink(owner.client, membership)), KNOWN)).status).toBe(200);
    const thief = await signInByPassword(email, KNOWN);
    await owner.client.delete(`/memberships/${membership}`);
    const good = await api.createOrganization();
    await addMember(good, email, 'admin');
    const wanted = { organization: good.id, livemode: true };

    const victim = await open(await signInLink(api, good, email));
    expect((await victim.send('POST', '/sessions/current/token', wanted)).status).toBe(201);
    expect((await thief.send('POST', '/sessions/current/token', wanted)).status).toBe(404);
    const guessed = { email, password: KNOWN, organization: good.id };
    expect((await new Browser(api).send('POST', '/sessions', guessed)).status).toBe(401);
  });
});

describe('an account that the operator has opened, and that no user is linked to any more', () => {
  it.each(['password', 'open session'])(
    'is not taken over with only its %s left, unless it is emptied',
    async (left) => {
      const email = `only-${left.length}@corp.example`;
      const { browser } = await signInMember(api, organization, email, 'viewer');
      if (left === 'password') await setPassword(browser, KNOWN);
      const good = await api.createOrganization();
      await addMember(good, email, 'admin');
      await api.administrate(`update platform.user set account_id = null where email = '${email}'`);
      if (left === 'password')
        await api.administrate(`update platform.session s set revoked_at = now() from platform.account a
        where a.id = s.account_id and a.email = '${email}'`);
      await expect(signInLink(api, good, email)).rejects.toThrow('in use without this organization');
      const victim = await open(await signInLink(api, good, email, true));
      expect([await isOpen(browser), await isOpen(victim)]).toEqual([false, true]);
      expect((await new Browser(api).send('POST', '/sessions', { email, password: KNOWN })).status).toBe(401);
    },
  );
});

describe('a password', () => {
  const email = 'mia@corp.example';
  let membership: string;
  const again = async () => open(await invitationLink(owner.client, membership));

  it('that is set by a session of one organization ends all other sessions, whatever they open', async () => {
    membership = await invite(organization, email, 'viewer');
    await setPassword(await again(), KNOWN);
    const thief = await signInByPassword(email, KNOWN);
    const mia = await again();
    expect((await mia.send('POST', '/sessions/current/step_up', { password: KNOWN })).status).toBe(200);
    const link = await signInLink(api, organization, email);
    expect((await setPassword(mia, OWN)).status).toBe(200);
    expect([await isOpen(thief), await isOpen(mia)]).toEqual([false, true]);
    expect((await new Browser(api).send('POST', '/sessions', { sign_in_link: link })).status).toBe(401);
  });

  it('is not replaced by a session of a link that has not confirmed it', async () => {
    const { status, body } = await setPassword(await again(), KNOWN);
    expect([status, body]).toMatchObject([403, { error: { code: 'step_up_required' } }]);
    await signInByPassword(email, OWN);
  });
});

describe('joining a further organization', () => {
  it('needs a confirmed password, and ends all other sessions and links', async () => {
    const email = 'joiner@corp.example';
    const membership = await invite(organization, email, 'viewer');
    await setPassword(await open(await invitationLink(owner.client, membership)), OWN);
    const [mia, thief] = [await signInByPassword(email, OWN), await signInByPassword(email, OWN)];
    const bound = await open(await invitationLink(owner.client, membership));
    const recovered = await open(await signInLink(api, organization, email));
    const unused = await signInLink(api, organization, email);

    const third = await api.createOrganization();
    const { client } = await signInMember(api, third, 'owner@third.example', 'owner');
    const link = await invitationLink(client, await invite(third, email, 'admin'));
    const join = (by: Browser) => by.send('POST', '/sessions/current/memberships', { sign_in_link: link });
    expect((await join(recovered)).body).toMatchObject({ error: { code: 'step_up_required' } });
    await api.administrate(`update platform.session set stepped_up_at = now() - interval '11 minutes'`);
    expect((await join(mia)).body).toMatchObject({ error: { code: 'step_up_required' } });
    await mia.send('POST', '/sessions/current/step_up', { password: OWN });
    expect((await join(mia)).status).toBe(200);
    expect([await isOpen(thief), await isOpen(bound), await isOpen(recovered)]).toEqual([false, false, false]);
    expect(await isOpen(mia)).toBe(true);
    expect((await new Browser(api).send('POST', '/sessions', { sign_in_link: unused })).status).toBe(401);
  });
});

describe('what links of members have given', () => {
  let count = 0;
  /** Adds an admin who makes a link for a viewer, and opens it. */
  async function impersonate() {
    count += 1;
    const admin = await invite(organization, `admin${count}@evil.example`, 'admin');
    const browser = await open(await invitationLink(owner.client, admin));
    const maker = api.as(await browser.token(organization.id));
    const viewer = await invite(organization, `viewer${count}@evil.example`, 'viewer');
    const inside = await open(await invitationLink(maker, viewer));
    await inside.token(organization.id);
    return { admin, viewer, inside, unused: await invitationLink(maker, viewer) };
  }
  const change = (membership: string, role: string) => owner.client.patch(`/memberships/${membership}`, { role });
  const statusOf = async (link: string) =>
    (await new Browser(api).send('POST', '/sessions', { sign_in_link: link })).status;
  const setStatus = async (membership: string, status: string) => {
    const { body } = await owner.client.get(`/memberships/${membership}`);
    return owner.client.patch(`/users/${textOf(body, 'user')}`, { status });
  };
  const disable = (membership: string) => setStatus(membership, 'disabled');
  const makeInvited = (membership: string) => setStatus(membership, 'invited');
  const remove = (membership: string) => owner.client.delete(`/memberships/${membership}`);
  const promote = (membership: string) => change(membership, 'editor');

  it.each([
    ['the role of the member is changed', 'viewer', promote],
    ['the member is removed', 'viewer', remove],
    ['the member is disabled', 'viewer', disable],
    ['the member is made an invited one again', 'viewer', makeInvited],
    ['the maker is demoted', 'admin', promote],
    ['the maker is removed', 'admin', remove],
    ['the maker is disabled', 'admin', disable],
    ['the maker is made an invited one again', 'admin', makeInvited],
  ] as const)('ends when %s', async (_, changed, act) => {
    const { inside, unused, ...members } = await impersonate();
    const session = textOf((await inside.send('GET', '/sessions/current')).body, 'id');
    expect((await act(members[changed])).status).toBe(200);
    expect([await isOpen(inside), await statusOf(unused)]).toEqual([false, 401]);
    const entries = await owner.client.get(`/audit_entries?target=${session}&action=session.deleted`);
    const { organizations } = (await owner.browser.send('GET', '/sessions/current')).body;
    expect(entries.body.data).toMatchObject([{ actor: organizations[0].user }]);
  });

  it.each([
    ['the member', 'viewer', 'editor'],
    ['the maker', 'admin', 'viewer'],
  ] as const)('does not come back with the role of %s', async (_, changed, other) => {
    const { inside, unused, ...members } = await impersonate();
    await change(members[changed], other);
    await change(members[changed], changed);
    expect([await isOpen(inside), await statusOf(unused)]).toEqual([false, 401]);
  });

  it('stays when the maker becomes an owner', async () => {
    const { inside, unused, admin } = await impersonate();
    expect((await change(admin, 'owner')).status).toBe(200);
    expect([await isOpen(inside), await statusOf(unused)]).toEqual([true, 201]);
  });
});
