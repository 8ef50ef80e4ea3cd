import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { poll } from '@livery/testing';
import { errorOf } from './answer-facts.ts';
import { type ClientDriver, type ClientSettings, DRIVERS } from './oauth-client-drivers.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';
import { openGateway, type TestGateway } from './test-gateway.ts';
import { startTestOAuth, type TestOAuth } from './test-oauth.ts';

const SCOPES = ['platform:read', 'brand:read'] as const;

let api: TestApi;
let oauth: TestOAuth;
let gateway: TestGateway;
let organization: TestOrganization;

beforeAll(async () => {
  api = await startTestApi();
  oauth = await startTestOAuth(api);
  gateway = await openGateway(api.application, oauth.server);
  organization = await api.createOrganization();
});

afterAll(async () => {
  await gateway.close();
  await oauth.close();
  await api.close();
});

/** Introspects a token with the library, or with a plain request if the library does not support introspection. */
async function isActive(driver: ClientDriver, token: string, client: ClientSettings): Promise<boolean> {
  if (driver.isActive !== undefined) return driver.isActive(token);
  return (await oauth.about('introspect', token, client)).text.startsWith('{"active":true');
}

async function failureOf(driver: ClientDriver, scope?: string): Promise<string | undefined> {
  try {
    await driver.token(scope);
  } catch (error) {
    return driver.codeOf(error);
  }
  throw new Error('It was given a token.');
}

describe.each(Object.entries(DRIVERS))('%s', (_, open) => {
  let settings: ClientSettings;
  let driver: ClientDriver;
  let applicationId: string;

  beforeAll(async () => {
    const application = await oauth.application(organization, SCOPES);
    applicationId = application.id;
    settings = { origin: gateway.origin, clientId: application.clientId, clientSecret: application.clientSecret };
    driver = await open(settings);
  });

  it('gets a token with which the API accepts a request', async () => {
    const answer = await api.as(await driver.token()).get('/events');
    expect(answer.status).toBe(200);
  });

  it('gets a token with fewer scopes on request', async () => {
    const answer = await api.as(await driver.token('brand:read')).get('/ping');
    expect(answer.body).toMatchObject({ scopes: ['brand:read'], principal: applicationId });
    expect((await api.as(await driver.token('brand:read')).get('/events')).status).toBe(403);
  });

  it('reports a wrong secret with its own error type', async () => {
    const { clientSecret } = await oauth.application(organization, SCOPES);
    expect(await failureOf(await open({ ...settings, clientSecret }))).toBe('invalid_client');
    expect(await failureOf(await open({ ...settings, clientSecret: 'nonsense' }))).toBe('invalid_client');
  });

  it('reports a forbidden scope with its own error type', async () => {
    expect(await failureOf(driver, 'brand:write')).toBe('invalid_scope');
    expect(await failureOf(driver, 'nonsense')).toBe('invalid_scope');
  });

  it('reports a token as active until it revokes the token, which takes effect at once', async () => {
    const token = await driver.token();
    expect(await isActive(driver, token, settings)).toBe(true);
    const holder = api.as(token);
    expect((await holder.get('/events')).status).toBe(200);
    if (driver.revoke === undefined) await oauth.about('revoke', token, settings);
    else await driver.revoke(token);
    expect(await isActive(driver, token, settings)).toBe(false);
    await poll('the revocation to be heard', async () => (await holder.get('/events')).status === 401);
  });

  it('reports an expired token as inactive, and the API refuses it as expired', async () => {
    const token = await driver.token();
    await api.administrate(
      `update platform.access_token set expires_at = now() where id = (select max(id::text)::uuid from platform.access_token)`,
    );
    expect(await isActive(driver, token, settings)).toBe(false);
    const refused = await api.as(token).get('/events');
    expect([refused.status, errorOf(refused).code]).toEqual([401, 'credentials_expired']);
  });
});
