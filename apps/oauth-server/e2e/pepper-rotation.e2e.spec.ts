import type { INestApplication } from '@nestjs/common';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createLogger, SecretKeys } from '@livery/runtime';
import { ApiClient, TEST_SECRET_KEY } from '@livery/testing';
import { createOAuthServer } from '../src/create-oauth-server.ts';
import { startTestOAuthServer, type TestClient, type TestOAuthServer } from './test-oauth-server.ts';
import { basic } from './token-requests.ts';

const NEW_KEY = `2:${Buffer.alloc(32, 'new').toString('base64')}`;
const GRANT = 'grant_type=client_credentials';

let server: TestOAuthServer;
let client: TestClient;
let key: string;

beforeAll(async () => {
  server = await startTestOAuthServer();
  client = await server.registerClient(['platform:read', 'brand:read']);
  key = await server.key(client, ['platform:read']);
});

afterAll(() => server.close());

/** Starts another OAuth server on the same database with this key material, and closes it after `work`. */
async function withKeys<T>(keys: string, work: (caller: ApiClient) => Promise<T>): Promise<T> {
  const logger = createLogger({ name: 'livery-test', level: 'error' });
  const options = { database: server.database, secretKeys: SecretKeys.parse(keys), logger };
  const application: INestApplication = await createOAuthServer(options);
  try {
    return await work(new ApiClient(application, null));
  } finally {
    await application.close();
  }
}

/** Returns the status of a token request of the client, and of an introspection with the key. */
async function useBoth(caller: ApiClient): Promise<readonly number[]> {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const token = await caller.post('/oauth/token', GRANT, { ...form, ...basic(client.clientId, client.clientSecret) });
  const introspection = await caller.post('/oauth/introspect', { token: 'any' }, { authorization: `Bearer ${key}` });
  return [token.status, introspection.status];
}

it('secrets of an older key version stay valid, and no longer need that version after they have been used', async () => {
  expect(await withKeys(NEW_KEY, useBoth)).toEqual([401, 401]);
  expect(await withKeys(`${NEW_KEY},${TEST_SECRET_KEY}`, useBoth)).toEqual([200, 200]);
  expect(await withKeys(NEW_KEY, useBoth)).toEqual([200, 200]);
});
