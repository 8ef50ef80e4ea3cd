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
async function typed(password: string, place?: Place, browser = new Browser(api)) {
  const named = place === undefined ? {} : { organization: place.organization.id };
  const { status } = await browser.send('POST', '/sessions', { email, password, ...named });
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
    expect((await typed(OF_SQUATTER, squatter)).opened).toEqual(idsOf(squatter));
    expect((await typed(OF_PERSON, home)).opened).toEqual(idsOf(home));
    expect([(await typed(OF_PERSON, squatter)).status, (await typed(OF_SQUATTER, home)).status]).toEqual([401, 401]);
  });

  it('counts without an organization if it is the first, or the only one', async () => {
    expect((await typed(OF_SQUATTER)).opened).toEqual(idsOf(squatter));
    await setPassword(await openLink(home), OF_PERSON);
    expect([(await typed(OF_SQUATTER)).status, (await typed(OF_PERSON)).status]).toEqual([201, 401]);
  });

  it('is set anew by links of that organization, which end no session elsewhere', async () => {
    const person = await openLink(home);
    await setPassword(person, OF_PERSON);
    await setPassword((await typed(OF_SQUATTER, squatter)).browser, 'the next password of the squatter');
    await openLink(squatter);
    expect(await openedBy(person)).toEqual(idsOf(home));
    expect((await typed(OF_PERSON, home)).opened).toEqual(idsOf(home));
  });

  it('gives no further guesses at another password of the email: neither a success nor a known browser', async () => {
    await setPassword(await openLink(home), OF_PERSON);
    const known = (await typed(OF_SQUATTER, squatter)).browser;
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1) {
      statuses.push((await typed(`guess number ${guess}`, home, known)).status);
      expect((await typed(OF_SQUATTER, squatter)).status).toBe(201);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('is not compared with the password of another organization, whatever it is', async () => {
    await setPassword(await openLink(home), OF_PERSON);
    await setPassword((await typed(OF_SQUATTER, squatter)).browser, OF_PERSON);
    expect((await typed(OF_PERSON, squatter)).opened).toEqual(idsOf(squatter));
    expect((await typed(OF_PERSON)).opened).toEqual(idsOf(squatter));
  });

  it('is not found through an organization that does not exist, or whose id is none', async () => {
    const answer = async (organization: string) =>
      (await new Browser(api).send('POST', '/sessions', { email, password: OF_SQUATTER, organization })).status;
    expect([await answer('org_0350tEyGyzqRdknuSa79Wn'), await answer('acme')]).toEqual([401, 401]);
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

describe('a person with a password', () => {
  it('joins another organization by its link, which ends what was open there', async () => {
    await setPassword(await openLink(home), OF_PERSON);
    const second = await inviteTo();
    const before = await openLink(second);
    const { browser } = await typed(OF_PERSON, home);
    const joined = await browser.send('POST', '/sessions/current/memberships', { sign_in_link: await linkOf(second) });
    expect(joined.status).toBe(200);
    expect(await openedBy(browser)).toEqual(idsOf(home, second));
    expect((await before.send('GET', '/sessions/current')).status).toBe(401);
    expect((await typed(OF_PERSON, second)).opened).toEqual(idsOf(home, second));
    // From now on nobody gets into the account by links of one of its organizations.
    const { body } = await new Browser(api).send('POST', '/sessions', { sign_in_link: await linkOf(second) });
    expect(body).toMatchObject({ error: { code: 'sign_in_to_join' } });
    const entries = await second.owner.client.get('/audit_entries?action=session.deleted');
    expect(entries.body.data).toHaveLength(1);
  });

  it('does not lose it to somebody who has both an account of the email and a link of the organization', async () => {
    await setPassword(await openLink(home), OF_PERSON);
    const { browser } = await typed(OF_SQUATTER, squatter);
    const sent = await browser.send('POST', '/sessions/current/memberships', { sign_in_link: await linkOf(home) });
    expect([sent.status, sent.body]).toMatchObject([403, { error: { code: 'account_mismatch' } }]);
    expect((await typed(OF_PERSON, home)).opened).toEqual(idsOf(home));
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
