import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { INestApplication } from '@nestjs/common';
import { type JsonSchema, parsePublicId, type Scope } from '@livery/kernel';
import { createOAuthServer } from '@livery/oauth-server';
import { createLogger } from '@livery/runtime';
import { ApiClient, poll, TEST_SECRET_KEYS } from '@livery/testing';
import { readAnswer } from './read-answer.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

const SCOPES: readonly Scope[] = ['platform:read', 'platform:write', 'brand:read'];

const applicationSchema = {
  type: 'object',
  required: ['id', 'client_id', 'client_secret'],
  properties: { id: { type: 'string' }, client_id: { type: 'string' }, client_secret: { type: 'string' } },
} as const satisfies JsonSchema;

const tokenSchema = {
  type: 'object',
  required: ['access_token'],
  properties: { access_token: { type: 'string' } },
} as const satisfies JsonSchema;

let api: TestApi;
let oauthServer: INestApplication<Server>;
let organization: TestOrganization;

beforeAll(async () => {
  api = await startTestApi();
  oauthServer = await createOAuthServer({
    database: api.database,
    secretKeys: TEST_SECRET_KEYS,
    logger: createLogger({ name: 'livery-test', level: 'error' }),
  });
  organization = await api.foundOrganization();
});

afterAll(async () => {
  await oauthServer.close();
  await api.close();
});

interface TestApplication {
  /** `oa_app_…` */
  readonly id: string;
  /** Gets a token from the OAuth server, for the scopes that are named. */
  token(scope?: string): Promise<string>;
}

async function makeApplication(of = organization, { livemode } = { livemode: true }): Promise<TestApplication> {
  const maker = await of.client(undefined, { livemode });
  const answer = await maker.post('/oauth_applications', { name: 'Test', requested_scopes: SCOPES });
  const { id, client_id, client_secret } = readAnswer(applicationSchema, answer);
  const form = { grant_type: 'client_credentials', client_id, client_secret };
  return {
    id,
    token: async (scope = '') => {
      const given = await new ApiClient(oauthServer, null).send('POST', '/oauth/token', (test) =>
        test.type('form').send({ ...form, scope }),
      );
      return readAnswer(tokenSchema, given).access_token;
    },
  };
}

/** Runs a statement on one row of a tenant's table, as a colleague's process would, and announces it. */
async function changeElsewhere(statement: string, { id }: TestApplication, of = organization): Promise<void> {
  const uuid = parsePublicId('oa_app', id);
  await api.database.query(statement, [parsePublicId('org', of.id), true, uuid]);
  await api.database.query('select pg_notify($1, $2)', ['livery_credentials_changed', uuid]);
}

const refusedSoon = (bearer: ApiClient, code: string): Promise<void> =>
  poll(code, async () => (await bearer.get('/ping')).text.includes(`"code":"${code}"`), 1_000);

describe('an access token', () => {
  it('speaks for its application, in its organization and mode, with its scopes', async () => {
    const application = await makeApplication();
    const answer = await api.as(await application.token()).get('/ping');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      object: 'ping',
      organization: organization.id,
      livemode: true,
      principal: application.id,
      scopes: SCOPES,
      api_version: '2026-11-20',
    });
  });

  it('of a test application sees test data only', async () => {
    const application = await makeApplication(organization, { livemode: false });
    const bearer = api.as(await application.token());
    expect((await bearer.get('/ping')).body).toMatchObject({ livemode: false });
    expect((await bearer.get(`/oauth_applications/${application.id}`)).status).toBe(200);
    expect((await bearer.get(`/oauth_applications/${(await makeApplication()).id}`)).status).toBe(404);
  });

  it('that was narrowed does no more than that, and hands on no more', async () => {
    const bearer = api.as(await (await makeApplication()).token('platform:write'));
    expect((await bearer.get('/ping')).body).toMatchObject({ scopes: ['platform:write'] });
    expect((await bearer.get('/brand_rules')).status).toBe(403);
    const more = await bearer.post('/oauth_applications', { name: 'More', requested_scopes: ['brand:read'] });
    expect(more.body).toMatchObject({ error: { code: 'scope_delegation_forbidden', param: 'requested_scopes' } });
  });

  it('is named as the maker of what it makes', async () => {
    const application = await makeApplication();
    const made = await api
      .as(await application.token())
      .post('/oauth_applications', { name: 'Child', requested_scopes: ['brand:read'] });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ created_by: application.id });
  });

  it('loses at once what its application loses', async () => {
    const application = await makeApplication();
    const bearer = api.as(await application.token());
    expect((await bearer.get('/brand_rules')).status).toBe(200);
    await changeElsewhere(
      `update platform.oauth_application set requested_scopes = '{platform:read}'
        where organization_id = $1 and livemode = $2 and id = $3`,
      application,
    );
    await poll('the loss', async () => (await bearer.get('/brand_rules')).status === 403, 1_000);
    expect((await bearer.get('/ping')).body).toMatchObject({ scopes: ['platform:read'] });
  });

  it('is refused within a second once its application is disabled, though it was just used', async () => {
    const application = await makeApplication();
    const bearer = api.as(await application.token());
    expect((await bearer.get('/ping')).status).toBe(200);
    await changeElsewhere(
      `update platform.oauth_application set status = 'disabled'
        where organization_id = $1 and livemode = $2 and id = $3`,
      application,
    );
    await refusedSoon(bearer, 'credentials_invalid');
  });

  it('is refused within a second of its revocation', async () => {
    const application = await makeApplication();
    const bearer = api.as(await application.token());
    expect((await bearer.get('/ping')).status).toBe(200);
    await changeElsewhere(
      `update platform.access_token set revoked_at = now()
        where organization_id = $1 and livemode = $2 and application_id = $3`,
      application,
    );
    await refusedSoon(bearer, 'credentials_invalid');
  });

  it('says that it has expired', async () => {
    const application = await makeApplication();
    const bearer = api.as(await application.token());
    await changeElsewhere(
      `update platform.access_token set expires_at = now()
        where organization_id = $1 and livemode = $2 and application_id = $3`,
      application,
    );
    await refusedSoon(bearer, 'credentials_expired');
  });

  it('of a suspended organization is known and not let in', async () => {
    const suspended = await api.foundOrganization();
    const bearer = api.as(await (await makeApplication(suspended)).token());
    const id = parsePublicId('org', suspended.id);
    await api.database.query(`update platform.organization set status = 'suspended' where id = $1`, [id]);
    const answer = await bearer.get('/ping');
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ error: { code: 'organization_suspended' } });
  });

  it('costs one statement, whether it is known, revoked, or was never given', async () => {
    const [known, revoked, gone] = [await makeApplication(), await makeApplication(), await makeApplication()];
    const tokens = [await known.token(), await revoked.token(), await gone.token()];
    const ofApplication = 'where organization_id = $1 and livemode = $2 and application_id = $3';
    await changeElsewhere(`update platform.access_token set revoked_at = now() ${ofApplication}`, revoked);
    await changeElsewhere(`delete from platform.access_token ${ofApplication}`, gone);
    const query = jest.spyOn(api.database, 'query');
    try {
      const statements = new Set<string>();
      for (const token of tokens) {
        query.mockClear();
        await api.as(token).get('/ping');
        expect(query).toHaveBeenCalledTimes(1);
        statements.add(query.mock.calls[0]?.[0] ?? '');
      }
      expect(statements.size).toBe(1);
    } finally {
      query.mockRestore();
    }
  });
});

describe('a client secret', () => {
  it('is no bearer credential', async () => {
    const maker = await organization.client();
    const answer = await maker.post('/oauth_applications', { name: 'Test', requested_scopes: SCOPES });
    const refused = await api.as(readAnswer(applicationSchema, answer).client_secret).get('/ping');
    expect(refused.status).toBe(401);
    expect(refused.body).toMatchObject({ error: { code: 'credentials_invalid' } });
  });
});
