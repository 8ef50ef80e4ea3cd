import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { addMember, Browser, ORIGIN, signIn, signInLink } from './people.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

const PASSWORD = 'correct horse battery staple';
const WRONG = 'wrong horse battery staple';

let api: TestApi;
let organization: TestOrganization;
let networks = 0;

beforeAll(async () => {
  api = await startTestApi({ trustedProxies: ['127.0.0.0/8', '::1'] });
  organization = await api.createOrganization();
});

afterAll(() => api.close());

/** An address of a network that no other test uses. */
function newAddress(): string {
  networks += 1;
  return `203.0.${Math.floor(networks / 250)}.${(networks % 250) + 1}`;
}

function browserAt(address = newAddress()): Browser {
  return new Browser(api, ORIGIN, { 'x-forwarded-for': address });
}

function attempt(email: string, password = WRONG, browser = browserAt()): Promise<Response> {
  return browser.send('POST', '/sessions', { email, password });
}

async function attempts(count: number, send: (n: number) => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) statuses.push((await send(n)).status);
  return statuses;
}

/** Adds a person with a password. */
async function addPerson(email: string): Promise<void> {
  await addMember(organization, email, 'viewer');
  const browser = await signIn(api, organization, email);
  expect((await browser.send('PUT', '/sessions/current/password', { password: PASSWORD })).status).toBe(200);
}

const REFUSED = [401, 401, 401, 401, 401, 429];

describe('failures from many networks', () => {
  it('delay a typed email, and its answers are the same whether there is such an account or not', async () => {
    await addPerson('known@acme.example');
    const answers: object[] = [];
    for (const email of ['known@acme.example', 'unknown@acme.example']) {
      expect(await attempts(6, () => attempt(email))).toEqual(REFUSED);
      const { status, body, headers } = await attempt(email.toUpperCase(), PASSWORD);
      expect([status, body]).toMatchObject([429, { error: { code: 'too_many_failures' } }]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(30);
      const names = Object.keys(headers).toSorted();
      answers.push({ names, error: { ...body.error, request_id: null, message: '' } });
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it('do not delay the person in a browser in which they have signed in before', async () => {
    await addPerson('usual@acme.example');
    const usual = browserAt();
    const first = await attempt('usual@acme.example', PASSWORD, usual);
    expect(first.get('Set-Cookie')?.[1]).toMatch(
      /^livery_browser_80=[\w-]{22}\.[\w-]{43}; Path=\/api\/v1\/sessions; Expires=.*; HttpOnly; SameSite=Strict$/,
    );
    expect(await attempts(6, () => attempt('usual@acme.example'))).toEqual(REFUSED);
    expect((await attempt('usual@acme.example', PASSWORD)).status).toBe(429);
    expect((await attempt('Usual@acme.example', PASSWORD, usual)).status).toBe(201);
  });

  it('delay the person in a browser that is known to another person only, or by a link only', async () => {
    await addPerson('one@acme.example');
    await addPerson('other@acme.example');
    const [ofOne, byLink] = [browserAt(), await signIn(api, organization, 'other@acme.example')];
    expect((await attempt('one@acme.example', PASSWORD, ofOne)).status).toBe(201);
    expect(await attempts(6, () => attempt('other@acme.example'))).toEqual(REFUSED);
    for (const browser of [ofOne, byLink])
      expect((await attempt('other@acme.example', PASSWORD, browser)).status).toBe(429);
  });
});

describe('failures in a browser that is known', () => {
  it('are delayed, too, and delay nobody elsewhere', async () => {
    await addPerson('stolen@acme.example');
    const known = browserAt();
    await attempt('stolen@acme.example', PASSWORD, known);
    expect(await attempts(6, () => attempt('stolen@acme.example', WRONG, known))).toEqual(REFUSED);
    expect((await attempt('stolen@acme.example', PASSWORD)).status).toBe(201);
  });

  it('delay the confirmation of the password in this session only', async () => {
    await addPerson('confirm@acme.example');
    const [one, other] = [browserAt(), browserAt()];
    for (const browser of [one, other]) await attempt('confirm@acme.example', PASSWORD, browser);
    const confirm = (browser: Browser, password: string): Promise<Response> =>
      browser.send('POST', '/sessions/current/step_up', { password });
    expect(await attempts(6, () => confirm(one, WRONG))).toEqual([403, 403, 403, 403, 403, 429]);
    expect((await confirm(other, PASSWORD)).status).toBe(200);
  });
});

describe('failures in sessions that links have opened', () => {
  const confirm = (browser: Browser, password = WRONG): Promise<Response> =>
    browser.send('POST', '/sessions/current/step_up', { password });

  async function openLink(email: string, address = newAddress()): Promise<Browser> {
    const browser = browserAt(address);
    await browser.send('POST', '/sessions', { sign_in_link: await signInLink(api, organization, email) });
    return browser;
  }

  it('count together for the account, and not for a session by a password', async () => {
    await addPerson('linked@acme.example');
    const usual = browserAt();
    await attempt('linked@acme.example', PASSWORD, usual);
    const statuses = await attempts(6, async () => confirm(await openLink('linked@acme.example')));
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
    expect((await confirm(await openLink('linked@acme.example'), PASSWORD)).status).toBe(429);
    expect((await confirm(usual, PASSWORD)).status).toBe(200);
  });

  it('count for the network, too', async () => {
    const emails = ['link-1@acme.example', 'link-2@acme.example', 'link-3@acme.example'];
    for (const email of emails) await addPerson(email);
    const address = newAddress();
    const browsers = await Promise.all(emails.map((email) => openLink(email, address)));
    for (let n = 0; n < 90; n += 1) await attempt(`before-${n}@acme.example`, WRONG, browserAt(address));
    const statuses = await attempts(11, (n) => confirm(browsers[n % 3] ?? browserAt()));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
  });
});

describe('a person and a network together', () => {
  it('stay delayed when the person signs in elsewhere, where nothing is delayed', async () => {
    await addPerson('pair@acme.example');
    const guesser = browserAt();
    expect(await attempts(4, () => attempt('pair@acme.example', WRONG, guesser))).toEqual([401, 401, 401, 401]);
    expect((await attempt('pair@acme.example', PASSWORD)).status).toBe(201);
    expect(await attempts(2, () => attempt('pair@acme.example', WRONG, guesser))).toEqual([401, 429]);
    expect((await attempt('pair@acme.example', PASSWORD)).status).toBe(201);
  });
});

describe('a network', () => {
  it('has a hundred failures, of whichever emails, and is then delayed for seconds; an IPv6 network is a /64', async () => {
    const from = (n: number): Browser => browserAt(`2001:db8:0:1::${(n + 1).toString(16)}`);
    const statuses = await attempts(100, (n) => attempt(`spray-${n}@acme.example`, WRONG, from(n)));
    expect(new Set(statuses)).toEqual(new Set([401]));
    const refused = await attempt('spray-100@acme.example', WRONG, from(100));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(5);
    const other = browserAt('2001:db8:0:2::1');
    expect((await attempt('spray-other@acme.example', WRONG, other)).status).toBe(401);
  });

  it('has some ten attempts at the same time, and the others are refused', async () => {
    const address = newAddress();
    const guesses = Array.from({ length: 40 }, (_, n) => attempt(`crowd-${n}@acme.example`, WRONG, browserAt(address)));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    // Those that arrive after the end of another one are admitted.
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(10);
  });
});

describe('more attempts at the same time than passwords can be hashed', () => {
  it('are refused for a second, and count as no failures', async () => {
    const emails = Array.from({ length: 40 }, (_, n) => `burst-${n}@acme.example`);
    const answers = await Promise.all(emails.map((email) => attempt(email)));
    const busy = answers.filter(({ status }) => status === 503);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]));
    for (const { headers } of busy) expect(headers['retry-after']).toBe('1');
    const refused = emails[answers.findIndex(({ status }) => status === 503)] ?? '';
    expect(await attempts(6, () => attempt(refused))).toEqual(REFUSED);
  });
});
