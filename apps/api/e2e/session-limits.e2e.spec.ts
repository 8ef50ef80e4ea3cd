import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PlatformOperator } from '@livery/platform-infrastructure';
import { poll } from '@livery/testing';
import { addMember, Browser, invitationLink, signIn, signInLink, signInMember, textOf } from './people.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

const PASSWORD = 'correct horse battery staple';
let api: TestApi;
let organization: TestOrganization;

beforeAll(async () => {
  api = await startTestApi();
  organization = await api.createOrganization();
});

afterAll(() => api.close());

const statusOf = async (browser: Browser): Promise<number> => (await browser.send('GET', '/sessions/current')).status;

async function membershipOf(user: string): Promise<string> {
  const client = await organization.client();
  const members: readonly { readonly id: string; readonly user: string }[] = (
    await client.get('/memberships?limit=200')
  ).body.data;
  return members.find((member) => member.user === user)?.id ?? '';
}

describe('an account', () => {
  it('has at most twenty open sessions: the oldest one ends, with its tokens, also if many are opened at the same time', async () => {
    const user = await addMember(organization, 'many@acme.example', 'viewer');
    const oldest = await signIn(api, organization, 'many@acme.example');
    const client = api.as(await oldest.token(organization.id));
    const id = textOf((await oldest.send('GET', '/sessions/current')).body, 'id');
    const second = await signIn(api, organization, 'many@acme.example');
    const others = await Promise.all(Array.from({ length: 18 }, () => signIn(api, organization, 'many@acme.example')));
    expect(await statusOf(oldest)).toBe(200);
    const more = await Promise.all([1, 2].map(() => signIn(api, organization, 'many@acme.example')));
    expect([await statusOf(oldest), await statusOf(second)]).toEqual([401, 401]);
    const [newest = second] = more;
    expect((await newest.send('GET', '/sessions')).body.data).toHaveLength(20);
    for (const other of others) expect(await statusOf(other)).toBe(200);
    expect((await client.get('/ping')).status).toBe(401);
    const reader = await organization.client();
    const entries = await reader.get(`/audit_entries?target=${id}&action=session.deleted`);
    expect(entries.body.data).toMatchObject([{ actor: user }]);
  });

  it('signs in at most sixty times within ten minutes', async () => {
    const email = 'often@acme.example';
    await addMember(organization, email, 'viewer');
    for (let time = 0; time < 60; time += 1) await signIn(api, organization, email);
    const link = await signInLink(api, organization, email);
    const { status, body, headers } = await new Browser(api).send('POST', '/sessions', { sign_in_link: link });
    expect([status, body, headers['retry-after']]).toMatchObject([429, { error: { code: 'rate_limited' } }, '60']);
    await api.administrate(
      `delete from platform.session s using platform.account a where a.id = s.account_id and a.email = '${email}'`,
    );
    expect((await new Browser(api).send('POST', '/sessions', { sign_in_link: link })).status).toBe(201);
  });
});

describe('the operator', () => {
  it('ends all sessions of a person and their tokens, and the links that are not used', async () => {
    const email = 'lost@acme.example';
    const owner = await signInMember(api, organization, 'owner@acme.example', 'owner');
    const user = await addMember(organization, email, 'viewer');
    const browsers = [await signIn(api, organization, email), await signIn(api, organization, email)];
    const [first = new Browser(api)] = browsers;
    await first.send('PUT', '/sessions/current/password', { password: PASSWORD });
    const third = new Browser(api);
    await third.send('POST', '/sessions', { email, password: PASSWORD });
    const client = api.as(await third.token(organization.id));
    const id = textOf((await third.send('GET', '/sessions/current')).body, 'id');
    const links = [
      await signInLink(api, organization, email),
      await invitationLink(owner.client, await membershipOf(user)),
    ];
    expect((await client.get('/ping')).status).toBe(200);

    const operator = api.application.get(PlatformOperator, { strict: false });
    expect(await operator.revokeSessions('LOST@acme.example')).toBe(2);

    await poll('the token to end', async () => (await client.get('/ping')).status === 401);
    expect([await statusOf(first), await statusOf(third)]).toEqual([401, 401]);
    for (const link of links)
      expect((await new Browser(api).send('POST', '/sessions', { sign_in_link: link })).status).toBe(401);
    expect(await statusOf(owner.browser)).toBe(200);
    const entries = await owner.client.get(`/audit_entries?target=${id}&action=session.deleted`);
    expect(entries.body.data).toMatchObject([{ actor: null }]);
    expect(await operator.revokeSessions(email)).toBe(0);
    await expect(operator.revokeSessions('nobody@acme.example')).rejects.toThrow('There is no account');
  });
});
