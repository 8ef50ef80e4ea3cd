import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parsePublicId, type Scope } from '@livery/kernel';
import { type ApiClient, poll } from '@livery/testing';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';
import { startTestOAuth, type TestOAuth } from './test-oauth.ts';

const SCOPES: readonly Scope[] = ['platform:read', 'platform:write', 'brand:read'];

let api: TestApi;
let oauth: TestOAuth;
let organization: TestOrganization;

beforeAll(async () => {
  api = await startTestApi();
  oauth = await startTestOAuth(api);
  organization = await api.createOrganization();
});

afterAll(async () => {
  await oauth.close();
  await api.close();
});

const refusedSoon = (bearer: ApiClient, code: string): Promise<void> =>
  poll(code, async () => (await bearer.get('/ping')).text.includes(`"code":"${code}"`));

describe('an access token', () => {
  it('authenticates its application, with the organization, mode and scopes of the token', async () => {
    const application = await oauth.application(organization, SCOPES);
    const answer = await api.as(await application.token()).get('/ping');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: application.id.replace('oa_app_', 'ping_'),
      object: 'ping',
      organization: organization.id,
      livemode: true,
      principal: application.id,
      scopes: SCOPES,
      api_version: '2026-11-20',
    });
  });

  it('of a test application reads test data only', async () => {
    const application = await oauth.application(organization, SCOPES, { livemode: false });
    const bearer = api.as(await application.token());
    expect((await bearer.get('/ping')).body).toMatchObject({ livemode: false });
    expect((await bearer.get(`/oauth_applications/${application.id}`)).status).toBe(200);
    expect((await bearer.get(`/oauth_applications/${(await oauth.application(organization, SCOPES)).id}`)).status).toBe(
      404,
    );
  });

  it('with fewer scopes than its application can use and delegate only those scopes', async () => {
    const bearer = api.as(await (await oauth.application(organization, SCOPES)).token('platform:write'));
    expect((await bearer.get('/ping')).body).toMatchObject({ scopes: ['platform:write'] });
    expect((await bearer.get('/brand_rules')).status).toBe(403);
    const more = await bearer.post('/oauth_applications', { name: 'More', requested_scopes: ['brand:read'] });
    expect(more.body).toMatchObject({ error: { code: 'scope_delegation_forbidden', param: 'requested_scopes' } });
  });

  it('is recorded as the creator of the records that it creates', async () => {
    const application = await oauth.application(organization, SCOPES);
    const made = await api
      .as(await application.token())
      .post('/oauth_applications', { name: 'Child', requested_scopes: ['brand:read'] });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ created_by: application.id });
  });

  it('loses a scope at once if its application loses the scope', async () => {
    const application = await oauth.application(organization, SCOPES);
    const bearer = api.as(await application.token());
    expect((await bearer.get('/brand_rules')).status).toBe(200);
    await application.changeElsewhere(`update platform.oauth_application set requested_scopes = '{platform:read}'
        where organization_id = $1 and livemode = $2 and id = $3`);
    await poll('the loss', async () => (await bearer.get('/brand_rules')).status === 403);
    expect((await bearer.get('/ping')).body).toMatchObject({ scopes: ['platform:read'] });
  });

  it('is refused soon after its application is disabled, even if it was just used', async () => {
    const application = await oauth.application(organization, SCOPES);
    const bearer = api.as(await application.token());
    expect((await bearer.get('/ping')).status).toBe(200);
    await application.changeElsewhere(`update platform.oauth_application set status = 'disabled'
        where organization_id = $1 and livemode = $2 and id = $3`);
    await refusedSoon(bearer, 'credentials_invalid');
  });

  it('is refused soon after its revocation', async () => {
    const application = await oauth.application(organization, SCOPES);
    const bearer = api.as(await application.token());
    expect((await bearer.get('/ping')).status).toBe(200);
    await application.changeElsewhere(`update platform.access_token set revoked_at = now()
        where organization_id = $1 and livemode = $2 and application_id = $3`);
    await refusedSoon(bearer, 'credentials_invalid');
  });

  it('is refused with credentials_expired after its expiry', async () => {
    const application = await oauth.application(organization, SCOPES);
    const bearer = api.as(await application.token());
    await application.changeElsewhere(`update platform.access_token set expires_at = now()
        where organization_id = $1 and livemode = $2 and application_id = $3`);
    await refusedSoon(bearer, 'credentials_expired');
  });

  it('of a suspended organization is refused with an error of its own', async () => {
    const suspended = await api.createOrganization();
    const bearer = api.as(await (await oauth.application(suspended, SCOPES)).token());
    const id = parsePublicId('org', suspended.id);
    await api.database.query(`update platform.organization set status = 'suspended' where id = $1`, [id]);
    const answer = await bearer.get('/ping');
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ error: { code: 'organization_suspended' } });
  });
});

describe('a client secret', () => {
  it('is not accepted as a bearer credential', async () => {
    const { clientSecret } = await oauth.application(organization, SCOPES);
    const answer = await api.as(clientSecret).get('/ping');
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ error: { code: 'credentials_invalid' } });
  });
});
