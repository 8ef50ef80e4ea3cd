// Only this suite has somebody who invites the address of another person, and sets a password for it before that person does.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Browser, invitationLink, invite, type Member, signIn, signInMember } from './people.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

const OF_SQUATTER = 'a password of the squatter';
const OF_PERSON = 'correct horse battery staple';

interface Place {
  readonly organization: TestOrganization;
  readonly owner: Member;
  /** The membership of the person. */
  readonly membership: string;
}

let api: TestApi;
let email: string;
let count = 0;
/** The organization whose owner has set a password for the address of the person, and the one that the person belongs to. */
let squatter: Place;
let home: Place;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  count += 1;
  email = `vera-${count}@acme.example`;
  squatter = await inviteTo();
  await setPassword(await openLink(squatter), OF_SQUATTER);
  home = await inviteTo();
});

async function inviteTo(): Promise<Place> {
  const organization = await api.createOrganization();
  const owner = await signInMember(api, organization, `owner-${organization.id}@acme.example`, 'owner');
  return { organization, owner, membership: await invite(organization, email, 'admin') };
}

const linkOf = ({ owner, membership }: Place): Promise<string> => invitationLink(owner.client, membership);

async function openLink(place: Place): Promise<Browser> {
  const browser = new Browser(api);
  const { status } = await browser.send('POST', '/sessions', { sign_in_link: await linkOf(place) });
  expect(status).toBe(201);
  return browser;
}

async function setPassword(browser: Browser, password: string): Promise<void> {
  expect((await browser.send('PUT', '/sessions/current/password', { password })).status).toBe(200);
}

/** Signs in with a new browser. @returns it with the organizations that it opens */
async function typed(password: string, as = email) {
  const browser = new Browser(api);
  const { status } = await browser.send('POST', '/sessions', { email: as, password });
  return { status, browser, opened: status === 201 ? await openedBy(browser) : [] };
}

async function openedBy(browser: Browser): Promise<string[]> {
  const { body } = await browser.send('GET', '/sessions/current');
  expect(body.email).toBe(email);
  return body.organizations.map((one: { readonly organization: string }) => one.organization).toSorted();
}

const idsOf = (...places: readonly Place[]): string[] => places.map(({ organization }) => organization.id).toSorted();

describe('a password that was set through a link of one organization', () => {
  it('opens that organization only, and the person sets another one through the link of their own', async () => {
    await setPassword(await openLink(home), OF_PERSON);
    expect((await typed(OF_SQUATTER)).opened).toEqual(idsOf(squatter));
    expect((await typed(OF_PERSON)).opened).toEqual(idsOf(home));
    expect((await typed('neither of both passwords')).status).toBe(401);
  });

  it('is set anew by links of that organization, which end no session elsewhere', async () => {
    const person = await openLink(home);
    await setPassword(person, OF_PERSON);
    await setPassword((await typed(OF_SQUATTER)).browser, 'the next password of the squatter');
    await openLink(squatter);
    expect(await openedBy(person)).toEqual(idsOf(home));
    expect((await typed(OF_PERSON)).opened).toEqual(idsOf(home));
  });

  it('does not join the organization of the person, since that needs a link of it', async () => {
    const { browser } = await typed(OF_SQUATTER);
    const sent = await browser.send('POST', '/sessions/current/memberships', { sign_in_link: await linkOf(squatter) });
    expect(sent.status).toBe(200);
    expect(await openedBy(browser)).toEqual(idsOf(squatter));
  });

  it('does not multiply the guesses: the attempts for an email count together', async () => {
    await setPassword(await openLink(home), OF_PERSON);
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1) statuses.push((await typed(`guess number ${guess}`)).status);
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(statuses[5]).toBe(429);
  });
});

describe('an address that was squatted when accounts had their emails', () => {
  it('is joined by a link of another organization all the same', async () => {
    const taken = `taken-${count}@acme.example`;
    const before = await api.createOrganization();
    await signInMember(api, before, taken, 'viewer').then(({ browser }) => setPassword(browser, OF_SQUATTER));
    const membership = await invite(home.organization, taken, 'viewer');
    const browser = new Browser(api);
    const link = await invitationLink(home.owner.client, membership);
    expect((await browser.send('POST', '/sessions', { sign_in_link: link })).status).toBe(201);
    const { body } = await browser.send('GET', '/sessions/current');
    expect(body).toMatchObject({ email: taken, has_password: false, organizations: [{ role: 'viewer' }] });
  });
});

describe('the accounts of one person become one', () => {
  it('when the person types a password that both have', async () => {
    await setPassword(await openLink(home), OF_PERSON);
    const second = await inviteTo();
    const before = await openLink(second);
    await setPassword(before, OF_PERSON);
    const { browser, opened } = await typed(OF_PERSON);
    expect(opened).toEqual(idsOf(home, second));
    // What was open in the younger account has ended.
    expect((await before.send('GET', '/sessions/current')).status).toBe(401);
    expect((await typed(OF_PERSON)).opened).toEqual(idsOf(home, second));
    await setPassword(browser, 'one password for both of them');
    expect((await typed('one password for both of them')).opened).toEqual(idsOf(home, second));
    expect((await typed(OF_SQUATTER)).opened).toEqual(idsOf(squatter));
  });

  it('when the person joins by a link while the other account is signed in with its password', async () => {
    await setPassword(await openLink(home), OF_PERSON);
    const second = await inviteTo();
    const before = await openLink(second);
    const { browser } = await typed(OF_PERSON);
    const joined = await browser.send('POST', '/sessions/current/memberships', { sign_in_link: await linkOf(second) });
    expect(joined.status).toBe(200);
    expect(await openedBy(browser)).toEqual(idsOf(home, second));
    expect((await before.send('GET', '/sessions/current')).status).toBe(401);
    // From now on nobody gets into the account by links of one of its organizations.
    const { body } = await new Browser(api).send('POST', '/sessions', { sign_in_link: await linkOf(second) });
    expect(body).toMatchObject({ error: { code: 'sign_in_to_join' } });
    const entries = await second.owner.client.get('/audit_entries?action=session.deleted');
    expect(entries.body.data).toHaveLength(1);
  });

  it('not when the one that would be moved opens further organizations', async () => {
    const [one, two] = [await inviteTo(), await inviteTo()];
    await setPassword(await openLink(one), OF_PERSON);
    await setPassword(await openLink(two), OF_PERSON);
    expect((await typed(OF_PERSON)).opened).toEqual(idsOf(one, two));
    const { browser } = await typed(OF_SQUATTER);
    const sent = await browser.send('POST', '/sessions/current/memberships', { sign_in_link: await linkOf(two) });
    expect([sent.status, sent.body]).toMatchObject([403, { error: { code: 'account_mismatch' } }]);
    expect((await typed(OF_PERSON)).opened).toEqual(idsOf(one, two));
  });
});

describe('the operator', () => {
  it('signs a person in to the account that the member has, whoever else has one of the same email', async () => {
    await setPassword(await openLink(home), OF_PERSON);
    const browser = await signIn(api, home.organization, email);
    expect(await openedBy(browser)).toEqual(idsOf(home));
    expect((await browser.send('GET', '/sessions/current')).body).toMatchObject({ has_password: true });
  });
});
