import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { SCOPES } from '@livery/kernel';
import supertest from 'supertest';
import { startTestOAuthServer, type TestOAuthServer } from './test-oauth-server.ts';

const ADDRESS = '/.well-known/oauth-authorization-server';

let server: TestOAuthServer;

beforeAll(async () => {
  server = await startTestOAuthServer();
});

afterAll(() => server.close());

const get = (path: string) =>
  supertest(server.application.getHttpServer()).get(path).set('host', 'livery.example:8443');

it.each([
  ['', 'http://livery.example:8443'],
  ['/api/v1', 'http://livery.example:8443/api/v1'],
])(
  'GET /.well-known/oauth-authorization-server%s returns the metadata of the issuer %s (RFC 8414)',
  async (suffix, issuer) => {
    const { status, body, headers } = await get(ADDRESS + suffix);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(body).toEqual({
      issuer,
      token_endpoint: 'http://livery.example:8443/api/v1/oauth/token?errors=rfc6749',
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      introspection_endpoint: 'http://livery.example:8443/api/v1/oauth/introspect?errors=rfc6749',
      introspection_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      revocation_endpoint: 'http://livery.example:8443/api/v1/oauth/revoke?errors=rfc6749',
      revocation_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      grant_types_supported: ['client_credentials'],
      response_types_supported: [],
      scopes_supported: SCOPES,
    });
  },
);

it('the metadata are compressed if they are longer than 1 kB, like every JSON response', async () => {
  const host = `${'long-'.repeat(12)}name.example`;
  const { headers, body } = await get(ADDRESS).set('host', host).set('accept-encoding', 'gzip');
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(body).toMatchObject({ issuer: `http://${host}` });
});

it('the server returns 405 for other methods and 404 for other paths', async () => {
  const refused = await supertest(server.application.getHttpServer()).post(ADDRESS);
  expect([refused.status, refused.headers['allow'], refused.body.error.code]).toEqual([
    405,
    'HEAD, GET',
    'method_not_allowed',
  ]);
  expect((await get(`${ADDRESS}/api/v2`)).status).toBe(404);
});
