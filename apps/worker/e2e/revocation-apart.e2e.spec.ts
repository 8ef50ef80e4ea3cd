import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FoundationModule } from '@livery/messaging';
import { type OperatorClient, PlatformModule, PlatformOperator } from '@livery/platform-infrastructure';
import { SecretKeys } from '@livery/runtime';
import { poll } from '@livery/testing';
import { type SpawnedApp, spawnApp } from './spawned-app.ts';
import { START_TIMEOUT_MS } from './three-processes.ts';
import { openWorkerFixture, SECRET_KEYS, type WorkerFixture } from './worker-fixture.ts';

const SCOPES = ['platform:read', 'platform:write'] as const;

let fixture: WorkerFixture;
let operators: INestApplicationContext;
let api: SpawnedApp;
let oauthServer: SpawnedApp;
let client: OperatorClient;
let key: string;

beforeAll(async () => {
  fixture = await openWorkerFixture();
  const { url: DATABASE_URL, database } = fixture;
  const platform = PlatformModule.with({
    foundation: FoundationModule.on(database),
    secretKeys: SecretKeys.parse(SECRET_KEYS),
  });
  operators = await NestFactory.createApplicationContext(platform, { logger: false });
  const operator = operators.get(PlatformOperator);
  const tenant = { organizationId: await operator.foundOrganization('Acme', 'company'), livemode: true };
  client = await operator.registerApplication({ tenant, name: 'Test', requestedScopes: SCOPES });
  key = await operator.issueKey({ tenant, name: 'Test', prefixType: 'sk', scopes: SCOPES });
  api = await spawnApp('api', { DATABASE_URL });
  oauthServer = await spawnApp('oauth-server', { DATABASE_URL });
  await Promise.all([api.untilReady(), oauthServer.untilReady()]);
}, START_TIMEOUT_MS);

afterAll(async () => {
  await Promise.all([api, oauthServer].map(({ process }) => process.end('SIGKILL')));
  await operators.close();
  await fixture[Symbol.asyncDispose]();
});

const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
const asClient = () => ({
  authorization: `Basic ${Buffer.from(`${client.clientId}:${client.clientSecret}`).toString('base64')}`,
});

/** Posts a form to the OAuth server. */
function ask(
  endpoint: string,
  form: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const body = new URLSearchParams(form);
  return fetch(`${oauthServer.origin}/api/v1/oauth/${endpoint}`, { method: 'POST', headers, body });
}

const call = (method: string, path: string, secret: string): Promise<Response> =>
  fetch(`${api.origin}/api/v1${path}`, { method, headers: bearer(secret) });

async function textIn(answer: Response, name: string): Promise<string> {
  const body: unknown = await answer.json();
  return typeof body === 'object' && body !== null ? String(Reflect.get(body, name)) : '';
}

const newToken = async (): Promise<string> =>
  textIn(await ask('token', { grant_type: 'client_credentials' }, asClient()), 'access_token');

describe('api and oauth-server, each a process of its own', () => {
  it('refuse at the one what was taken back at the other', async () => {
    const token = await newToken();
    expect((await call('GET', '/ping', token)).status).toBe(200);
    expect((await ask('revoke', { token }, asClient())).status).toBe(200);
    await poll('the API to refuse it', async () => (await call('GET', '/ping', token)).status === 401);
    expect(await textIn(await ask('introspect', { token }, asClient()), 'active')).toBe('false');
  });

  it('give and know no token of an application that was disabled at the API', async () => {
    const token = await newToken();
    const whose = await ask('introspect', { token }, bearer(key));
    const application = await textIn(whose, 'sub');
    expect((await call('DELETE', `/oauth_applications/${application}`, key)).status).toBe(200);
    expect((await ask('token', { grant_type: 'client_credentials' }, asClient())).status).toBe(401);
    expect(await textIn(await ask('introspect', { token }, bearer(key)), 'active')).toBe('false');
    await poll('the API to refuse it', async () => (await call('GET', '/ping', token)).status === 401);
  });

  it('know no key that was revoked at the API', async () => {
    const [{ id = '' } = {}] = await listedKeys();
    expect((await ask('introspect', { token: 'any' }, bearer(key))).status).toBe(200);
    expect((await call('DELETE', `/api_keys/${id}`, key)).status).toBe(200);
    expect((await ask('introspect', { token: 'any' }, bearer(key))).status).toBe(401);
  });
});

async function listedKeys(): Promise<readonly { readonly id?: string }[]> {
  const body: unknown = await (await call('GET', '/api_keys', key)).json();
  const data: unknown = typeof body === 'object' && body !== null && 'data' in body ? body.data : [];
  return Array.isArray(data) ? data : [];
}
