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
  const tenant = { organizationId: await operator.createOrganization('Acme', 'company'), livemode: true };
  client = await operator.registerApplication({ tenant, name: 'Test', requestedScopes: SCOPES });
  key = await operator.issueKey({ tenant, name: 'Test', prefixType: 'sk', scopes: SCOPES });
  [api, oauthServer] = await Promise.all([
    spawnApp('api', { DATABASE_URL }),
    spawnApp('oauth-server', { DATABASE_URL }),
  ]);
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
function postForm(
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
  textIn(await postForm('token', { grant_type: 'client_credentials' }, asClient()), 'access_token');

describe('api and oauth-server as two processes', () => {
  it('refuse at the api a token that was revoked at the oauth-server', async () => {
    const token = await newToken();
    expect((await call('GET', '/ping', token)).status).toBe(200);
    expect((await postForm('revoke', { token }, asClient())).status).toBe(200);
    await poll('the API to refuse it', async () => (await call('GET', '/ping', token)).status === 401);
    expect(await textIn(await postForm('introspect', { token }, asClient()), 'active')).toBe('false');
  });

  it('neither issue nor accept tokens of an application that was disabled at the api', async () => {
    const token = await newToken();
    const whose = await postForm('introspect', { token }, bearer(key));
    const application = await textIn(whose, 'sub');
    expect((await call('DELETE', `/oauth_applications/${application}`, key)).status).toBe(200);
    expect((await postForm('token', { grant_type: 'client_credentials' }, asClient())).status).toBe(401);
    expect(await textIn(await postForm('introspect', { token }, bearer(key)), 'active')).toBe('false');
    await poll('the API to refuse it', async () => (await call('GET', '/ping', token)).status === 401);
  });

  it('refuse at the oauth-server a key that was revoked at the api', async () => {
    const [{ id = '' } = {}] = await listedKeys();
    expect((await postForm('introspect', { token: 'any' }, bearer(key))).status).toBe(200);
    expect((await call('DELETE', `/api_keys/${id}`, key)).status).toBe(200);
    expect((await postForm('introspect', { token: 'any' }, bearer(key))).status).toBe(401);
  });
});

async function listedKeys(): Promise<readonly { readonly id?: string }[]> {
  const body: unknown = await (await call('GET', '/api_keys', key)).json();
  const data: unknown = typeof body === 'object' && body !== null && 'data' in body ? body.data : [];
  return Array.isArray(data) ? data : [];
}
