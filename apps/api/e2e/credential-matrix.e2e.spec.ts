// Only this suite tries every kind of credential that no longer holds at every endpoint.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type EndpointOptions, EndpointTable, takesBearer } from '@livery/http';
import { SCOPES } from '@livery/kernel';
import { type ApiClient, poll } from '@livery/testing';
import { errorOf, idOf, secretOf } from './answer-facts.ts';
import type { Answer } from './read-answer.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';
import { startTestOAuth, type TestOAuth } from './test-oauth.ts';

let api: TestApi;
let oauth: TestOAuth;
let organization: TestOrganization;
let closed: readonly EndpointOptions[];

beforeAll(async () => {
  api = await startTestApi();
  oauth = await startTestOAuth(api);
  organization = await api.createOrganization();
  const { endpoints } = api.application.get(EndpointTable, { strict: false });
  closed = endpoints.filter(takesBearer);
  expect(closed.length).toBeGreaterThan(40);
});

afterAll(async () => {
  await oauth.close();
  await api.close();
});

/** Calls an endpoint, with the id of a record that does not exist. */
function call(client: ApiClient, { method, path }: EndpointOptions): Promise<Answer> {
  const isRead = method === 'GET' || method === 'DELETE';
  return client.send(method, path.replace(':id', 'none_0000000000000000000001').replace(':number', '1'), (test) =>
    isRead ? test : test.send({}),
  );
}

/** Returns the endpoints whose response to a credential differs from the design. */
async function differences(client: ApiClient, designed: (endpoint: EndpointOptions) => string): Promise<string[]> {
  const found: string[] = [];
  for (const endpoint of closed) {
    const answer = await call(client, endpoint);
    const outcome =
      answer.status === 401 || answer.status === 403 ? `${answer.status} ${errorOf(answer).code}` : 'let in';
    if (outcome !== designed(endpoint)) found.push(`${endpoint.method} ${endpoint.path}: ${outcome}`);
  }
  return found;
}

const always = (outcome: string) => (): string => outcome;

async function newKey(): Promise<{ readonly id: string; readonly client: ApiClient; readonly manager: ApiClient }> {
  const manager = await organization.client();
  const made = await manager.post('/api_keys', { name: 'Matrix', scopes: SCOPES });
  return { id: idOf(made), client: api.as(secretOf(made)), manager };
}

describe('every endpoint', () => {
  it('requires a credential', async () => {
    expect(await differences(api.as(null), always('401 credentials_missing'))).toEqual([]);
  });

  it.each(['sk_live_nonsense', `oat_${'x'.repeat(49)}`, 'x'.repeat(8_000), '__proto__', 'sk_live_\u00e9'])(
    'refuses %s',
    async (secret) => {
      expect(await differences(api.as(secret), always('401 credentials_invalid'))).toEqual([]);
    },
  );

  it('refuses a publishable key unless it is declared open to publishable keys', async () => {
    const client = api.as(await organization.publishableKey());
    const designed = ({ publishable }: EndpointOptions): string =>
      publishable === true ? 'let in' : '403 publishable_key_forbidden';
    expect(await differences(client, designed)).toEqual([]);
    expect(
      closed
        .filter(({ publishable }) => publishable)
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    ).toEqual(['GET /library_assets', 'GET /library_folders', 'GET /ping']);
  });

  it('refuses a publishable key that was revoked or is used from an address that is not allowed', async () => {
    const manager = await organization.client();
    const publishable = { prefix_type: 'pk', scopes: ['cms:read'], name: 'Shown' };
    const revoked = await manager.post('/api_keys', publishable);
    await manager.delete(`/api_keys/${idOf(revoked)}`);
    expect(await differences(api.as(secretOf(revoked)), always('401 credentials_invalid'))).toEqual([]);
    const elsewhere = await manager.post('/api_keys', { ...publishable, allowed_ips: ['192.0.2.1'] });
    expect(await differences(api.as(secretOf(elsewhere)), always('403 ip_not_allowed'))).toEqual([]);
  });

  it('refuses a revoked key', async () => {
    const { id, client, manager } = await newKey();
    await manager.delete(`/api_keys/${id}`);
    await poll('the revocation to be heard', async () => (await client.get('/ping')).status === 401);
    expect(await differences(client, always('401 credentials_invalid'))).toEqual([]);
  });

  it('refuses a key whose overlap is over', async () => {
    const { id, client, manager } = await newKey();
    await manager.post(`/api_keys/${id}/rotate`, {});
    await poll('the rotation to be heard', async () => (await client.get('/ping')).status === 401);
    expect(await differences(client, always('401 credentials_expired'))).toEqual([]);
  });

  it('refuses a key that has expired', async () => {
    const { id, client, manager } = await newKey();
    const soon = new Date(Date.now() + 500).toISOString();
    expect((await manager.patch(`/api_keys/${id}`, { expires_at: soon })).status).toBe(200);
    await poll('the key to expire', async () => (await client.get('/ping')).status === 401);
    expect(await differences(client, always('401 credentials_expired'))).toEqual([]);
  });

  it.each([
    ['has expired', 'expires_at', 'credentials_expired'],
    ['was revoked', 'revoked_at', 'credentials_invalid'],
  ])('refuses a token that %s', async (_, column, code) => {
    const application = await oauth.application(organization, SCOPES);
    const client = api.as(await application.token());
    await application.changeElsewhere(`update platform.access_token set ${column} = now()
        where organization_id = $1 and livemode = $2 and application_id = $3`);
    await poll('the change to be heard', async () => (await client.get('/ping')).status === 401);
    expect(await differences(client, always(`401 ${code}`))).toEqual([]);
  });

  it('refuses a key that is used from an address that is not allowed', async () => {
    const { id, client, manager } = await newKey();
    await manager.patch(`/api_keys/${id}`, { allowed_ips: ['192.0.2.1'] });
    await poll('the change to be heard', async () => (await client.get('/ping')).status === 403);
    expect(await differences(client, always('403 ip_not_allowed'))).toEqual([]);
  });

  it('refuses the credentials of a suspended organization', async () => {
    const suspended = await api.createOrganization();
    const client = await suspended.client();
    await api.administrate(
      `update platform.organization set status = 'suspended' where id = (select max(id::text)::uuid from platform.organization)`,
    );
    expect(await differences(client, always('403 organization_suspended'))).toEqual([]);
  });

  it('accepts a test key unless it changes data that both modes share', async () => {
    const client = await organization.client(SCOPES, { livemode: false });
    const designed = ({ livemodeOnly }: EndpointOptions): string =>
      livemodeOnly === true ? '403 livemode_required' : 'let in';
    expect(await differences(client, designed)).toEqual([]);
  });

  it.each([...SCOPES])(
    'accepts a token with the scope %s if and only if it accepts a key with this scope',
    async (scope) => {
      const application = await oauth.application(organization, [scope, 'vendor-packages:write']);
      const designed = ({ scopes, livePeopleOnly }: EndpointOptions): string => {
        if (typeof scopes !== 'string' && !scopes.includes(scope)) return '403 insufficient_scope';
        return livePeopleOnly === true ? '403 user_token_required' : 'let in';
      };
      expect(await differences(api.as(await application.token(scope)), designed)).toEqual([]);
    },
  );
});

describe('the rotation', () => {
  const withoutOne = SCOPES.filter((scope) => scope !== 'platform:write');

  it.each(withoutOne)('of a key or an application is refused if the caller lacks its scope %s', async (lacking) => {
    const owner = await organization.client();
    const weaker = await organization.client(SCOPES.filter((scope) => scope !== lacking));
    const key = await owner.post('/api_keys', { name: 'Strong', scopes: SCOPES });
    const application = await owner.post('/oauth_applications', { name: 'Strong', requested_scopes: SCOPES });
    const attempts = [
      { path: `/api_keys/${idOf(key)}/rotate`, param: 'scopes' },
      { path: `/oauth_applications/${idOf(application)}/rotate_secret`, param: 'requested_scopes' },
    ];
    for (const { path, param } of attempts) {
      const refused = await weaker.post(path, {});
      const { code, param: reportedParam } = errorOf(refused);
      expect([refused.status, code, reportedParam]).toEqual([403, 'scope_delegation_forbidden', param]);
      expect((await owner.post(path, {})).status).toBe(200);
    }
  });
});
