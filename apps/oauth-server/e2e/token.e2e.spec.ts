import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Scope } from '@livery/kernel';
import { startTestOAuthServer, type TestClient, type TestOAuthServer, tokenIn } from './test-oauth-server.ts';
import { basic, TokenRequests } from './token-requests.ts';

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

describe('POST /oauth/token', () => {
  it('returns a token for all scopes of the application in a response that must not be stored', async () => {
    const answer = await requests.send();
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      access_token: expect.stringMatching(/^oat_[0-9A-Za-z]{49}$/),
      token_type: 'Bearer',
      expires_in: 3_600,
      scope: SCOPES.join(' '),
      livemode: true,
      organization: client.organization,
    });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', pragma: 'no-cache' });
  });

  it('accepts HTTP Basic, also if the form repeats the client_id', async () => {
    expect((await requests.sendByBasic()).status).toBe(200);
    expect((await requests.sendByBasic({ client_id: client.clientId })).status).toBe(200);
    const lowerCase = basic(client.clientId, client.clientSecret).authorization.replace('Basic', 'basic');
    expect((await requests.sendByBasic({}, { authorization: lowerCase })).status).toBe(200);
  });

  it('accepts Basic credentials that are percent-encoded like a form', async () => {
    const escaped = client.clientId.replaceAll('_', '%5F');
    expect((await requests.sendByBasic({}, basic(escaped, client.clientSecret))).status).toBe(200);
  });

  it('returns a test token to a test application', async () => {
    const tester = await server.registerClient(['brand:read'], { livemode: false });
    const answer = await requests.send({ client_id: tester.clientId, client_secret: tester.clientSecret });
    expect(answer.body).toMatchObject({ livemode: false, organization: tester.organization });
  });

  it('returns a new token for every request, whatever the idempotency key', async () => {
    const [first, second, third] = await Promise.all([
      requests.send({}, { 'idempotency-key': 'once' }),
      requests.send({}, { 'idempotency-key': 'once' }),
      requests.send({}, { 'idempotency-key': 'x'.repeat(1_000) }),
    ]);
    expect(first.status).toBe(200);
    expect(second.status).toBe(200);
    expect(third.status).toBe(200);
    expect(tokenIn(first)).not.toBe(tokenIn(second));
  });

  it('stores only the hash of a token', async () => {
    const answer = await requests.send();
    const rows = await server.database.query(
      'select t::text as row from platform.access_token t where organization_id = $1 and livemode = true',
      [client.organizationId],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(tokenIn(answer).slice(4, 40));
  });

  it('ignores unknown parameters, and treats empty ones as missing (RFC 6749, section 3.2)', async () => {
    const answer = await requests.send({ audience: 'https://example.org', scope: '' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ scope: SCOPES.join(' ') });
  });
});

describe('the parameter scope', () => {
  it('limits the token to the named scopes, in their order and without repetitions', async () => {
    const answer = await requests.send({ scope: 'brand:read platform:read brand:read' });
    expect(answer.body).toMatchObject({ scope: 'brand:read platform:read' });
  });

  it.each([
    ['unknown', 'brand:everything'],
    ['one that the application does not have', 'brand:read brand:write'],
    ['separated by something else', 'brand:read,platform:read'],
    ['separated by two spaces', 'brand:read  platform:read'],
  ])('is refused when it is %s', async (_, scope) => {
    const answer = await requests.send({ scope });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      error: { type: 'invalid_request_error', code: 'invalid_scope', param: 'scope' },
    });
  });
});
