import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Scope } from '@livery/kernel';
import { startTestOAuthServer, type TestClient, type TestOAuthServer } from './test-oauth-server.ts';
import { TokenRequests } from './token-requests.ts';

const SCOPES: readonly Scope[] = ['platform:read', 'brand:read', 'brand:checks:write'];

let server: TestOAuthServer;
let client: TestClient;
let requests: TokenRequests;

beforeAll(async () => {
  server = await startTestOAuthServer();
  client = await server.registerClient(SCOPES);
  requests = new TokenRequests(server, client);
});

afterAll(() => server.close());

describe('an invalid token request', () => {
  it.each([
    ['no grant_type', { grant_type: undefined }, 'invalid_request'],
    ['another grant_type', { grant_type: 'password' }, 'unsupported_grant_type'],
  ])('with %s is refused', async (_, changes, code) => {
    const answer = await requests.send(changes);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { type: 'invalid_request_error', code, param: 'grant_type' } });
  });

  it.each(['grant_type=client_credentials', 'scope=a&scope=b', 'client_secret=x', 'other=1&other=2'])(
    'with a repeated parameter is refused: %s',
    async (more) => {
      const answer = await requests.post(`${requests.parameters()}&${more}`);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ error: { code: 'invalid_request' } });
    },
  );

  it('in JSON, as text, compressed or with a malformed form is invalid_request', async () => {
    const answers = [
      await server.caller.post('/oauth/token', { grant_type: 'client_credentials' }),
      await requests.send({}, { 'content-type': 'text/plain' }),
      await requests.send({}, { 'content-encoding': 'gzip' }),
      await requests.post('grant_type=%FF'),
      await requests.post('a=1&'.repeat(200)),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ error: { type: 'invalid_request_error', code: 'invalid_request' } });
    }
  });

  it('of more than 16 KiB is 413', async () => {
    expect((await requests.post(`a=${'x'.repeat(16_384)}`)).status).toBe(413);
  });

  it('with two methods of authentication is refused', async () => {
    const twice = await requests.sendByBasic({ client_secret: client.clientSecret });
    expect(twice.status).toBe(400);
    expect(twice.body).toMatchObject({ error: 'invalid_request' });
    const bearer = await requests.send({}, { authorization: 'Bearer sk_live_x' });
    expect(bearer.status).toBe(400);
    expect(bearer.body).toMatchObject({ error: { code: 'invalid_request' } });
    const another = await requests.sendByBasic({ client_id: 'oa_client_0000000000000000000001' });
    expect(another.body).toMatchObject({ error: 'invalid_request' });
  });

  it('with the secret in the URL is refused, and the response does not repeat the secret', async () => {
    const answer = await requests.send({}, {}, `?client_secret=${client.clientSecret}`);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { code: 'invalid_request', param: 'client_secret' } });
    expect(answer.text).not.toContain(client.clientSecret);
  });

  it('with the method GET is 405 and lists POST', async () => {
    const { status, headers } = await server.caller.get('/oauth/token');
    expect(status).toBe(405);
    expect(headers['allow']).toBe('POST');
  });
});

describe('the error format of RFC 6749', () => {
  it.each([
    ['invalid_client', 401, { client_secret: 'nonsense' }],
    ['invalid_scope', 400, { scope: 'nonsense' }],
    ['unsupported_grant_type', 400, { grant_type: 'password' }],
    ['invalid_request', 400, { grant_type: undefined }],
  ])('is used for %s if the query requests it', async (error, status, changes) => {
    const answer = await requests.send(changes, {}, '?errors=rfc6749');
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ error, error_description: expect.any(String) });
  });

  it('is used for clients with HTTP Basic', async () => {
    const answer = await requests.sendByBasic({ scope: 'nonsense' });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: 'invalid_scope', error_description: expect.any(String) });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('has a code for every refusal', async () => {
    const json = await server.caller.post('/oauth/token?errors=rfc6749', {});
    expect(json.status).toBe(400);
    expect(json.body).toMatchObject({ error: 'invalid_request' });
    const large = await requests.post(`a=${'x'.repeat(16_384)}`, {}, '?errors=rfc6749');
    expect(large.status).toBe(413);
    expect(large.body).toMatchObject({ error: 'invalid_request' });
  });
});
