import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parsePublicId } from '@livery/kernel';
import { PlatformOperator } from '@livery/platform-infrastructure';
import type { Response } from 'supertest';
import { addMember, invitationLink, invite, signIn, textOf } from './people.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

const EMAIL = 'ada@acme.example';
const LOCAL = { host: 'localhost:3000', origin: 'http://localhost:3000' };

let api: TestApi;
let organization: TestOrganization;

beforeAll(async () => {
  api = await startTestApi({ trustedProxies: ['127.0.0.0/8'] });
  organization = await api.createOrganization();
  await addMember(organization, EMAIL, 'owner');
});

afterAll(() => api.close());

function makeLink(isLocal = true): Promise<string> {
  const organizationId = parsePublicId('org', organization.id) ?? '';
  const operator = api.application.get(PlatformOperator, { strict: false });
  return operator.createSignInLink({ organizationId, email: EMAIL, opensOthers: false, isLocal });
}

function open(link: string, headers: Readonly<Record<string, string>> = LOCAL, more: object = {}): Promise<Response> {
  const body = JSON.stringify({ sign_in_link: link, ...more });
  return api
    .as(null)
    .send('POST', '/sessions', (test) => test.set({ ...headers, 'content-type': 'application/json' }).send(body));
}

describe('a link for browsers on the machine of the service', () => {
  it.each(['localhost:3000', 'LOCALHOST', '127.0.0.1:3000', '[::1]:3000'])('signs in at %s, once', async (host) => {
    const [link, headers] = [await makeLink(), { host, origin: `http://${host}` }];
    expect((await open(link, headers)).status).toBe(201);
    expect((await open(link, headers)).body).toMatchObject({ error: { code: 'sign_in_link_invalid' } });
  });

  it.each([
    ['a proxy in between', { ...LOCAL, forwarded: 'for=192.0.2.1' }],
    ['a proxy in between that names the client', { ...LOCAL, 'x-forwarded-for': '192.0.2.1' }],
    ['a tunnel that claims the local name', { ...LOCAL, 'x-forwarded-host': 'localhost:3000' }],
    ['a tunnel with headers of its own', { ...LOCAL, 'x-forwarded-server': 'tunnel' }],
    ['a proxy that names itself', { ...LOCAL, via: '1.1 proxy' }],
    ...[
      'cf-connecting-ip',
      'cf-ray',
      'x-real-ip',
      'true-client-ip',
      'x-client-ip',
      'client-ip',
      'x-forwarded',
      'forwarded-for',
      'x-original-host',
      'cdn-loop',
    ].map((name): [string, Readonly<Record<string, string>>] => [
      `a proxy in between (${name})`,
      { ...LOCAL, [name]: '192.0.2.1' },
    ]),
    ['another name of this machine', { host: 'livery.example', origin: 'http://livery.example' }],
    ['a name that begins alike', { host: 'localhost.evil.example', origin: 'http://localhost.evil.example' }],
    ['an address that begins alike', { host: '127.0.0.1.evil.example', origin: 'http://127.0.0.1.evil.example' }],
  ])('is refused with %s, and not used up', async (_, headers) => {
    const link = await makeLink();
    const { status, body } = await open(link, headers);
    expect([status, body]).toMatchObject([403, { error: { code: 'origin_forbidden' } }]);
    expect((await open(link)).status).toBe(201);
  });
});

describe('a page that signs in without a click', () => {
  it('opens a link for browsers on the machine of the service', async () => {
    expect((await open(await makeLink(), LOCAL, { first_run: true })).status).toBe(201);
  });

  it('opens no other link, not even on that machine, and does not use it up', async () => {
    const link = await makeLink(false);
    const { status, body } = await open(link, LOCAL, { first_run: true });
    expect([status, body]).toMatchObject([401, { error: { code: 'sign_in_link_invalid' } }]);
    expect((await open(link, LOCAL, { first_run: false })).status).toBe(201);
  });

  it('opens no link of a member', async () => {
    const owner = api.as(await (await signIn(api, organization, EMAIL)).token(organization.id));
    const link = await invitationLink(owner, await invite(organization, 'mia@acme.example', 'viewer'));
    const { status, body } = await open(link, LOCAL, { first_run: true });
    expect([status, body]).toMatchObject([401, { error: { code: 'sign_in_link_invalid' } }]);
    expect((await open(link)).status).toBe(201);
  });
});

describe('another link', () => {
  it('signs in at every address', async () => {
    const response = await open(await makeLink(false), { host: 'livery.example', origin: 'http://livery.example' });
    expect(response.status).toBe(201);
    expect(textOf(response.body, 'object')).toBe('session');
  });
});
