import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SCOPES } from '@livery/kernel';
import { poll } from '@livery/testing';
import { addMember, Browser, ORIGIN, signIn, signInLink, textOf } from './people.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

const PASSWORD = 'correct horse battery staple';
let api: TestApi;
let organization: TestOrganization;

beforeAll(async () => {
  api = await startTestApi();
  organization = await api.createOrganization();
  await addMember(organization, 'ada@acme.example', 'owner');
  await addMember(organization, 'vera@acme.example', 'viewer');
});

afterAll(() => api.close());

describe('a sign-in link', () => {
  it('opens a session whose cookie scripts and other sites cannot use', async () => {
    const link = await signInLink(api, organization, 'ada@acme.example');
    const response = await new Browser(api).send('POST', '/sessions', { sign_in_link: link });
    expect(response.status).toBe(201);
    expect(response.body).toMatchObject({ object: 'session', is_current: true });
    expect(response.get('Set-Cookie')?.[0]).toMatch(
      /^livery_80=ses_\w{49}; Path=\/api\/v1\/sessions; Expires=.*; HttpOnly; SameSite=Strict$/,
    );
  });

  it('can be used once, also by two browsers at the same time', async () => {
    const link = await signInLink(api, organization, 'ada@acme.example');
    const attempts = [1, 2, 3].map(() => new Browser(api).send('POST', '/sessions', { sign_in_link: link }));
    const statuses = (await Promise.all(attempts)).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, 401, 401]);
  });

  it('is not spent by a GET, as programs that scan mail send it', async () => {
    const link = await signInLink(api, organization, 'ada@acme.example');
    expect((await new Browser(api).send('GET', `/sessions?sign_in_link=${link}`)).status).toBe(400);
    expect((await new Browser(api).send('POST', '/sessions', { sign_in_link: link })).status).toBe(201);
  });

  it.each(['sil_unknown', `sil_${'0'.repeat(49)}`, ''])('that is unknown (%s) is refused', async (link) => {
    const { status, body } = await new Browser(api).send('POST', '/sessions', { sign_in_link: link });
    expect([status, body]).toMatchObject([401, { error: { code: 'sign_in_link_invalid' } }]);
  });

  it('that has expired is refused', async () => {
    const link = await signInLink(api, organization, 'ada@acme.example');
    await api.administrate(
      `update platform.sign_in_link set expires_at = now() - interval '1 second' where used_at is null`,
    );
    const { body } = await new Browser(api).send('POST', '/sessions', { sign_in_link: link });
    expect(body).toMatchObject({ error: { code: 'sign_in_link_invalid' } });
  });
});

describe('a password', () => {
  it('signs in, regardless of the case of the email, and is set within ten minutes of a sign-in', async () => {
    const browser = await signIn(api, organization, 'ada@acme.example');
    expect((await browser.send('PUT', '/sessions/current/password', { password: PASSWORD })).status).toBe(200);
    const other = new Browser(api);
    const { status } = await other.send('POST', '/sessions', { email: 'ADA@acme.example', password: PASSWORD });
    expect(status).toBe(201);
    expect((await other.send('GET', '/sessions/current')).body).toMatchObject({
      email: 'ada@acme.example',
      has_password: true,
      organizations: [{ organization: organization.id, name: 'Acme', role: 'owner' }],
    });
  });

  it('that is wrong and an unknown email get the same answer', async () => {
    const answers = await Promise.all(
      ['ada@acme.example', 'nobody@acme.example'].map((email) =>
        new Browser(api).send('POST', '/sessions', { email, password: 'wrong horse battery staple' }),
      ),
    );
    const bodies = answers.map(({ body }) => ({ ...body, error: { ...body.error, request_id: null } }));
    expect(bodies[0]).toMatchObject({ error: { code: 'sign_in_failed' } });
    expect(bodies[0]).toEqual(bodies[1]);
  });

  it.each([
    ['short', 'too short'],
    ['x'.repeat(257), 'too long'],
    ['x'.repeat(2_000), 'much too long'],
    ['a'.repeat(19), 'one character'],
    ['Vera@acme.example 2026', 'the email'],
  ])('of a new account must not be %#', async (password) => {
    const browser = await signIn(api, organization, 'vera@acme.example');
    const { status, body } = await browser.send('PUT', '/sessions/current/password', { password });
    expect([status, body]).toMatchObject([400, { error: { code: 'parameter_invalid', param: 'password' } }]);
  });

  it('cannot be changed later than ten minutes after the last confirmation', async () => {
    const browser = await signIn(api, organization, 'ada@acme.example');
    await api.administrate(`update platform.session set stepped_up_at = now() - interval '11 minutes'`);
    const change = { password: `${PASSWORD} two` };
    const refused = await browser.send('PUT', '/sessions/current/password', change);
    expect([refused.status, refused.body]).toMatchObject([403, { error: { code: 'step_up_required' } }]);
    const before = browser.stored;
    expect((await browser.send('POST', '/sessions/current/step_up', { password: PASSWORD })).status).toBe(200);
    expect(browser.stored).not.toBe(before);
    expect((await browser.send('PUT', '/sessions/current/password', change)).status).toBe(200);
  });

  it('ends all other sessions of the person when it is changed', async () => {
    const [one, other] = [
      await signIn(api, organization, 'ada@acme.example'),
      await signIn(api, organization, 'ada@acme.example'),
    ];
    const token = await other.token(organization.id);
    expect((await api.as(token).get('/ping')).status).toBe(200);
    expect((await one.send('PUT', '/sessions/current/password', { password: PASSWORD })).status).toBe(200);
    expect((await other.send('GET', '/sessions/current')).status).toBe(401);
    await untilStatus(() => api.as(token).get('/ping'), 401);
    expect((await one.send('GET', '/sessions/current')).status).toBe(200);
  });
});

describe('a password that is changed', () => {
  it('leaves neither unused links nor sessions behind that were opened with the one before at the same time', async () => {
    const browser = await signIn(api, organization, 'ada@acme.example');
    await browser.send('PUT', '/sessions/current/password', { password: PASSWORD });
    const link = await signInLink(api, organization, 'ada@acme.example');
    const late = new Browser(api);
    const [signedIn, changed] = await Promise.all([
      late.send('POST', '/sessions', { email: 'ada@acme.example', password: PASSWORD }),
      browser.send('PUT', '/sessions/current/password', { password: `${PASSWORD} two` }),
    ]);
    expect(changed.status).toBe(200);
    if (signedIn.status === 201) expect((await late.send('GET', '/sessions/current')).status).toBe(401);
    expect((await new Browser(api).send('POST', '/sessions', { sign_in_link: link })).status).toBe(401);
    await browser.send('PUT', '/sessions/current/password', { password: PASSWORD });
  });

  it('cannot be changed from a session that is ended meanwhile', async () => {
    const [thief, owner] = [
      await signIn(api, organization, 'vera@acme.example'),
      await signIn(api, organization, 'vera@acme.example'),
    ];
    const { body } = await thief.send('GET', '/sessions/current');
    const [changed, ended] = await Promise.all([
      thief.send('PUT', '/sessions/current/password', { password: PASSWORD }),
      owner.send('DELETE', `/sessions/${textOf(body, 'id')}`),
    ]);
    expect([changed.status, ended.status]).toEqual([401, 200]);
    expect((await owner.send('GET', '/sessions/current')).status).toBe(200);
  });
});

describe('a page', () => {
  const shown = async (browser: Browser): Promise<string> =>
    textOf((await browser.send('GET', '/sessions/current')).body, 'id');

  it.each<['POST' | 'PUT', string, object, number]>([
    ['POST', '/sessions/current/token', { livemode: true }, 201],
    ['PUT', '/sessions/current/password', { password: PASSWORD }, 200],
    ['POST', '/sessions/current/step_up', { password: PASSWORD }, 200],
  ])(
    'can send to %s %s which session it shows, and is refused with another one',
    async (method, path, body, status) => {
      const browser = await signIn(api, organization, 'ada@acme.example');
      const other = await shown(await signIn(api, organization, 'vera@acme.example'));
      const isToken = path.endsWith('/token');
      const send = (session: string) =>
        browser.send(method, path, { ...body, session, ...(isToken && { organization: organization.id }) });
      for (const session of [other, 'sess_unknown']) {
        const refused = await send(session);
        expect([refused.status, refused.body]).toMatchObject([409, { error: { code: 'session_changed' } }]);
      }
      expect((await send(await shown(browser))).status).toBe(status);
    },
  );
});

describe('a session', () => {
  it('is listed with the others of the person, and can be ended from one of them', async () => {
    const [one, other] = [
      await signIn(api, organization, 'vera@acme.example'),
      await signIn(api, organization, 'vera@acme.example'),
    ];
    const { body } = await one.send('GET', '/sessions/current');
    const list = await other.send('GET', '/sessions');
    expect(list.body.data).toContainEqual(expect.objectContaining({ id: body.id, is_current: false }));
    expect((await other.send('DELETE', `/sessions/${textOf(body, 'id')}`)).status).toBe(200);
    expect((await one.send('GET', '/sessions/current')).body).toMatchObject({ error: { code: 'session_required' } });
  });

  it('of another person is missing', async () => {
    const [vera, ada] = [
      await signIn(api, organization, 'vera@acme.example'),
      await signIn(api, organization, 'ada@acme.example'),
    ];
    const { body } = await ada.send('GET', '/sessions/current');
    expect((await vera.send('DELETE', `/sessions/${textOf(body, 'id')}`)).status).toBe(404);
    expect((await ada.send('GET', '/sessions/current')).status).toBe(200);
  });

  it('signs out: its cookie is removed, and its token ends', async () => {
    const browser = await signIn(api, organization, 'ada@acme.example');
    const token = await browser.token(organization.id);
    const { body } = await browser.send('GET', '/sessions/current');
    const response = await browser.send('DELETE', `/sessions/${textOf(body, 'id')}`);
    expect(response.get('Set-Cookie')?.[0]).toContain('Expires=Thu, 01 Jan 1970');
    await untilStatus(() => api.as(token).get('/ping'), 401);
  });

  it('ends after a day without use, and after fourteen days in any case', async () => {
    const browser = await signIn(api, organization, 'vera@acme.example');
    await api.administrate(`update platform.session set last_used_at = now() - interval '25 hours'`);
    expect((await browser.send('GET', '/sessions/current')).status).toBe(401);
    const other = await signIn(api, organization, 'vera@acme.example');
    await api.administrate(`update platform.session set expires_at = now() - interval '1 second'`);
    expect((await other.send('GET', '/sessions/current')).status).toBe(401);
  });

  it.each(['http://evil.example', 'null', 'http://livery.example:8080'])(
    'cannot be used by a page of %s',
    async (origin) => {
      const link = await signInLink(api, organization, 'vera@acme.example');
      const { status, body } = await new Browser(api, origin).send('POST', '/sessions', { sign_in_link: link });
      expect([status, body]).toMatchObject([403, { error: { code: 'origin_forbidden' } }]);
      expect((await new Browser(api, ORIGIN).send('POST', '/sessions', { sign_in_link: link })).status).toBe(201);
    },
  );

  it('opens the paths of sessions only', async () => {
    const browser = await signIn(api, organization, 'ada@acme.example');
    expect((await browser.send('GET', '/organizations')).body).toMatchObject({
      error: { code: 'credentials_missing' },
    });
  });
});

describe('a user token', () => {
  it.each([
    ['ada@acme.example', SCOPES],
    ['vera@acme.example', ['brand:read', 'cms:read']],
  ])('of %s has the scopes of the role', async (email, scopes) => {
    const browser = await signIn(api, organization, email);
    const response = await browser.send('POST', '/sessions/current/token', {
      organization: organization.id,
      livemode: true,
    });
    expect(response.body).toMatchObject({ organization: organization.id, livemode: true, scopes });
    const ping = await api.as(textOf(response.body, 'token')).get('/ping');
    expect(ping.status).toBe(200);
  });

  it('is limited to its mode', async () => {
    const browser = await signIn(api, organization, 'ada@acme.example');
    const token = await browser.token(organization.id, false);
    expect((await api.as(token).patch(`/organizations/${organization.id}`, { name: 'New' })).body).toMatchObject({
      error: { code: 'livemode_required' },
    });
  });

  it('of an organization without this person is not issued', async () => {
    const browser = await signIn(api, organization, 'ada@acme.example');
    const other = await api.createOrganization();
    const wanted = { organization: other.id, livemode: true };
    expect((await browser.send('POST', '/sessions/current/token', wanted)).status).toBe(404);
    expect((await browser.send('POST', '/sessions/current/token', { ...wanted, organization: 'org_1' })).status).toBe(
      404,
    );
  });

  it('names the person as the creator of records and in the audit log', async () => {
    const user = await addMember(organization, 'grace@acme.example', 'admin');
    const client = api.as(await (await signIn(api, organization, 'grace@acme.example')).token(organization.id));
    const { body } = await client.post('/api_keys', { name: 'By Grace', scopes: ['brand:read'] });
    expect(body).toMatchObject({ created_by: user });
    const entries = await client.get('/audit_entries?limit=1');
    expect(entries.body.data).toMatchObject([{ actor: user, action: 'api_key.created' }]);
  });

  it('follows a changed role, and ends with the membership', async () => {
    const key = await organization.client();
    const { body: membership } = await key.post('/memberships', { email: 'eve@acme.example', role: 'admin' });
    const path = `/memberships/${textOf(membership, 'id')}`;
    await key.patch(path, { status: 'active' });
    const client = api.as(await (await signIn(api, organization, 'eve@acme.example')).token(organization.id));
    expect((await client.get('/api_keys')).status).toBe(200);
    await key.patch(path, { role: 'viewer' });
    await untilStatus(() => client.get('/api_keys'), 403);
    await key.delete(path);
    await untilStatus(() => client.get('/ping'), 401);
  });

  it('needs a confirmed password to create live keys, and none in test mode', async () => {
    const browser = await signIn(api, organization, 'ada@acme.example');
    await api.administrate(`update platform.session set stepped_up_at = now() - interval '11 minutes'`);
    const key = { name: 'Key', scopes: ['brand:read'] };
    const live = await api.as(await browser.token(organization.id)).post('/api_keys', key);
    expect([live.status, live.body]).toMatchObject([403, { error: { code: 'step_up_required' } }]);
    expect((await api.as(await browser.token(organization.id, false)).post('/api_keys', key)).status).toBe(201);
  });
});

describe('an admin', () => {
  it('can neither make, nor change, nor remove owners, and an owner can', async () => {
    await addMember(organization, 'otto@acme.example', 'admin');
    const second = await addMember(organization, 'olga@acme.example', 'owner');
    const admin = api.as(await (await signIn(api, organization, 'otto@acme.example')).token(organization.id));
    const owner = api.as(await (await signIn(api, organization, 'ada@acme.example')).token(organization.id));
    const members = (await owner.get('/memberships')).body.data;
    const ofOlga = members.find(({ user }: { readonly user: string }) => user === second).id;
    const attempts = [
      await admin.post('/memberships', { email: 'new@acme.example', role: 'owner' }),
      await admin.patch(`/memberships/${ofOlga}`, { role: 'viewer' }),
      await admin.delete(`/memberships/${ofOlga}`),
      await admin.patch(`/users/${second}`, { status: 'disabled' }),
    ];
    for (const { status, body } of attempts)
      expect([status, body]).toMatchObject([403, { error: { code: 'owner_required' } }]);
    expect((await admin.post('/memberships', { email: 'new@acme.example', role: 'admin' })).status).toBe(201);
    expect((await owner.patch(`/memberships/${ofOlga}`, { role: 'viewer' })).status).toBe(200);
  });
});

describe('a key of an admin', () => {
  it('can neither make nor remove owners, directly or by another key that it makes', async () => {
    const user = await addMember(organization, 'alan@acme.example', 'admin');
    const admin = api.as(await (await signIn(api, organization, 'alan@acme.example')).token(organization.id));
    const first = await admin.post('/api_keys', { name: 'First', scopes: SCOPES });
    const second = await api.as(textOf(first.body, 'secret')).post('/api_keys', { name: 'Second', scopes: SCOPES });
    const members = (await admin.get('/memberships?limit=200')).body.data;
    const { id } = members.find((member: { readonly user: string }) => member.user === user);
    for (const { body } of [first, second]) {
      const answer = await api.as(textOf(body, 'secret')).patch(`/memberships/${id}`, { role: 'owner' });
      expect([answer.status, answer.body]).toMatchObject([403, { error: { code: 'owner_required' } }]);
    }
  });
});

describe('a developer', () => {
  it('cannot widen a key that has more scopes than the developer', async () => {
    const key = await organization.client();
    const { body } = await key.post('/api_keys', { name: 'CI', scopes: SCOPES, allowed_ips: ['192.0.2.0/24'] });
    await addMember(organization, 'dev@acme.example', 'developer');
    const developer = api.as(await (await signIn(api, organization, 'dev@acme.example')).token(organization.id));
    const answer = await developer.patch(`/api_keys/${textOf(body, 'id')}`, { allowed_ips: [] });
    expect([answer.status, answer.body]).toMatchObject([403, { error: { code: 'scope_delegation_forbidden' } }]);
    expect((await developer.patch(`/api_keys/${textOf(body, 'id')}`, { name: 'Pipeline' })).status).toBe(200);
  });
});

describe('an email of another alphabet', () => {
  it('is no other spelling of an account', async () => {
    await addMember(organization, 'vic\u{212a}@acme.example', 'viewer');
    await expect(signInLink(api, organization, 'vic\u{212a}@acme.example')).rejects.toThrow('ASCII');
    const typed = { email: 'vic\u{212a}@acme.example', password: PASSWORD };
    expect((await new Browser(api).send('POST', '/sessions', typed)).status).toBe(401);
  });
});

describe('a link for a person who is a member of other organizations, too', () => {
  it('is made only if the operator says so', async () => {
    const other = await api.createOrganization();
    await addMember(other, 'ada@acme.example', 'viewer');
    await expect(signInLink(api, other, 'ada@acme.example')).rejects.toThrow('Acme');
  });
});

describe('a key', () => {
  it('grants only roles whose scopes it has', async () => {
    const key = await organization.client(['platform:write', 'brand:read', 'cms:read']);
    const invite = (role: string) => key.post('/memberships', { email: `${role}@limited.example`, role });
    expect((await invite('viewer')).status).toBe(201);
    const { status, body } = await invite('editor');
    expect([status, body]).toMatchObject([403, { error: { code: 'scope_delegation_forbidden', param: 'role' } }]);
  });
});

describe('many guesses at the same time', () => {
  it('are no more than as many one after another', async () => {
    const guess = { email: 'crowd@acme.example', password: 'wrong horse battery staple' };
    const attempts = Array.from({ length: 20 }, () => new Browser(api).send('POST', '/sessions', guess));
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
  });
});

describe('failed attempts', () => {
  it('are delayed for a typed email, known or not, while another person can still sign in', async () => {
    for (const email of ['vera@acme.example', 'nobody-else@acme.example']) {
      const limited = await statusesOfFailures(email);
      expect(limited).toEqual([401, 401, 401, 401, 401, 429]);
    }
  });
});

/** Fails to sign in six times from an address of its own. @returns the statuses */
async function statusesOfFailures(email: string): Promise<number[]> {
  const own = await startTestApi();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const { status } = await new Browser(own).send('POST', '/sessions', { email, password: 'wrong horse battery' });
    statuses.push(status);
  }
  await own.close();
  return statuses;
}

function untilStatus(send: () => Promise<{ readonly status: number }>, status: number): Promise<void> {
  return poll(`the status ${status}`, async () => (await send()).status === status);
}
