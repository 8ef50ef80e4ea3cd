import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Scope } from '@livery/kernel';
import { startTestOAuthServer, type TestClient, type TestOAuthServer, tokenIn } from './test-oauth-server.ts';

const SCOPES: readonly Scope[] = ['platform:read', 'brand:read', 'brand:checks:write'];

let server: TestOAuthServer;
let client: TestClient;

beforeAll(async () => {
  server = await startTestOAuthServer();
  client = await server.registerClient(SCOPES);
});

afterAll(() => server.close());

/** The parameters of a good request; undefined leaves one out. */
function parameters(changes: Readonly<Record<string, string | undefined>> = {}): string {
  const all: Readonly<Record<string, string | undefined>> = {
    grant_type: 'client_credentials',
    client_id: client.clientId,
    client_secret: client.clientSecret,
    ...changes,
  };
  const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return new URLSearchParams(given).toString();
}

const post = (form: string, headers: Readonly<Record<string, string>> = {}, query = '') =>
  server.caller.post(`/oauth/token${query}`, form, {
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  });

const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
});

const byBasic = (
  changes: Readonly<Record<string, string | undefined>> = {},
  headers: Readonly<Record<string, string>> = {},
) =>
  post(parameters({ client_id: undefined, client_secret: undefined, ...changes }), {
    ...basic(client.clientId, client.clientSecret),
    ...headers,
  });

describe('POST /oauth/token', () => {
  it('gives a token for all scopes of the application, and forbids to store the answer', async () => {
    const answer = await post(parameters());
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

  it('gives the same to HTTP Basic, also where the form repeats the client_id', async () => {
    expect((await byBasic()).status).toBe(200);
    expect((await byBasic({ client_id: client.clientId })).status).toBe(200);
    const lowerCase = basic(client.clientId, client.clientSecret).authorization.replace('Basic', 'basic');
    expect((await byBasic({}, { authorization: lowerCase })).status).toBe(200);
  });

  it('reads Basic credentials that are escaped as in a form', async () => {
    const escaped = client.clientId.replaceAll('_', '%5F');
    expect((await byBasic({}, basic(escaped, client.clientSecret))).status).toBe(200);
  });

  it('gives a test token to a test application', async () => {
    const tester = await server.registerClient(['brand:read'], { livemode: false });
    const answer = await post(parameters({ client_id: tester.clientId, client_secret: tester.clientSecret }));
    expect(answer.body).toMatchObject({ livemode: false, organization: tester.organization });
  });

  it('gives another token each time, whatever the idempotency key', async () => {
    const [first, second, third] = await Promise.all([
      post(parameters(), { 'idempotency-key': 'once' }),
      post(parameters(), { 'idempotency-key': 'once' }),
      post(parameters(), { 'idempotency-key': 'x'.repeat(1_000) }),
    ]);
    expect(first.status).toBe(200);
    expect(second.status).toBe(200);
    expect(third.status).toBe(200);
    expect(tokenIn(first)).not.toBe(tokenIn(second));
  });

  it('keeps no token, only its hash', async () => {
    const answer = await post(parameters());
    const rows = await server.database.query(
      'select t::text as row from platform.access_token t where organization_id = $1 and livemode = true',
      [client.organizationId],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(tokenIn(answer).slice(4, 40));
  });

  it('ignores parameters that nobody knows, and counts empty ones as left out (RFC 6749, section 3.2)', async () => {
    const answer = await post(parameters({ audience: 'https://example.org', scope: '' }));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ scope: SCOPES.join(' ') });
  });
});

describe('scope', () => {
  it('narrows the token to what it names, in its order and each once', async () => {
    const answer = await post(parameters({ scope: 'brand:read platform:read brand:read' }));
    expect(answer.body).toMatchObject({ scope: 'brand:read platform:read' });
  });

  it.each([
    ['unknown', 'brand:everything'],
    ['one that the application was not given', 'brand:read brand:write'],
    ['separated by something else', 'brand:read,platform:read'],
    ['separated by two spaces', 'brand:read  platform:read'],
  ])('is refused when it is %s', async (_, scope) => {
    const answer = await post(parameters({ scope }));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      error: { type: 'invalid_request_error', code: 'invalid_scope', param: 'scope' },
    });
  });
});

describe('a request that cannot be meant', () => {
  it.each([
    ['no grant_type', { grant_type: undefined }, 'invalid_request'],
    ['another grant_type', { grant_type: 'password' }, 'unsupported_grant_type'],
  ])('with %s is refused', async (_, changes, code) => {
    const answer = await post(parameters(changes));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { type: 'invalid_request_error', code, param: 'grant_type' } });
  });

  it.each(['grant_type=client_credentials', 'scope=a&scope=b', 'client_secret=x', 'other=1&other=2'])(
    'with a parameter twice is refused: %s',
    async (more) => {
      const answer = await post(`${parameters()}&${more}`);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ error: { code: 'invalid_request' } });
    },
  );

  it('as JSON, as text, compressed or as a broken form is invalid_request', async () => {
    const answers = [
      await server.caller.post('/oauth/token', { grant_type: 'client_credentials' }),
      await post(parameters(), { 'content-type': 'text/plain' }),
      await post(parameters(), { 'content-encoding': 'gzip' }),
      await post('grant_type=%FF'),
      await post('a=1&'.repeat(200)),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ error: { type: 'invalid_request_error', code: 'invalid_request' } });
    }
  });

  it('past 1 MiB is 413', async () => {
    expect((await post(`a=${'x'.repeat(1_048_576)}`)).status).toBe(413);
  });

  it('with two ways of authentication is refused', async () => {
    const twice = await byBasic({ client_secret: client.clientSecret });
    expect(twice.status).toBe(400);
    expect(twice.body).toMatchObject({ error: 'invalid_request' });
    const bearer = await post(parameters(), { authorization: 'Bearer sk_live_x' });
    expect(bearer.status).toBe(400);
    expect(bearer.body).toMatchObject({ error: { code: 'invalid_request' } });
    const another = await byBasic({ client_id: 'oa_client_0000000000000000000001' });
    expect(another.body).toMatchObject({ error: 'invalid_request' });
  });

  it('with the secret in the address is refused, and the secret not repeated', async () => {
    const answer = await post(parameters(), {}, `?client_secret=${client.clientSecret}`);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { code: 'invalid_request', param: 'client_secret' } });
    expect(answer.text).not.toContain(client.clientSecret);
  });

  it('by GET is 405 and names POST', async () => {
    const { status, headers } = await server.caller.get('/oauth/token');
    expect(status).toBe(405);
    expect(headers['allow']).toBe('POST');
  });
});

describe('a client that cannot prove itself', () => {
  const unknown = 'oa_client_0000000000000000000001';

  it('gets one answer, whatever is wrong with it', async () => {
    const other = await server.registerClient(SCOPES);
    const disabled = await server.registerClient(SCOPES);
    await server.database.query(
      `update platform.oauth_application set status = 'disabled' where organization_id = $1 and livemode = true`,
      [disabled.organizationId],
    );
    const answers = [
      await post(parameters({ client_id: unknown })),
      await post(parameters({ client_id: 'nonsense' })),
      await post(parameters({ client_secret: other.clientSecret })),
      await post(parameters({ client_secret: 'nonsense' })),
      await post(parameters({ client_id: undefined })),
      await post(parameters({ client_secret: undefined })),
      await post(parameters({ client_id: disabled.clientId, client_secret: disabled.clientSecret })),
    ];
    const bodies = answers.map(({ text }) => text.replace(/req_[0-9A-Za-z]{22}/, 'req_'));
    expect(new Set(bodies).size).toBe(1);
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ error: { type: 'authentication_error', code: 'invalid_client' } });
      expect(answer.headers).not.toHaveProperty('www-authenticate');
    }
  });

  it('costs one statement, whether it exists or not', async () => {
    const wrong = await server.registerClient(SCOPES);
    const query = jest.spyOn(server.database, 'query');
    try {
      for (const client_id of [client.clientId, unknown]) {
        query.mockClear();
        await post(parameters({ client_id, client_secret: wrong.clientSecret }));
        expect(query.mock.calls).toEqual([[expect.stringContaining('client-lookup'), expect.anything()]]);
      }
    } finally {
      query.mockRestore();
    }
  });

  it('is challenged where it used the Authorization header, and only there', async () => {
    const answers = [
      await byBasic({}, basic(unknown, client.clientSecret)),
      await byBasic({}, basic(client.clientId, 'nonsense')),
      await byBasic({}, { authorization: 'Basic !' }),
      await byBasic({}, { authorization: 'Basic' }),
      await byBasic({}, { authorization: `Bearer ${client.clientSecret}` }),
    ];
    for (const { status, headers } of answers) {
      expect(status).toBe(401);
      expect(headers['www-authenticate']).toMatch(/^Basic realm=/);
    }
  });

  it('of a suspended organization is known and told so', async () => {
    const suspended = await server.registerClient(SCOPES);
    await server.database.query(`update platform.organization set status = 'suspended' where id = $1`, [
      suspended.organizationId,
    ]);
    const answer = await post(parameters({ client_id: suspended.clientId, client_secret: suspended.clientSecret }));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { type: 'invalid_request_error', code: 'unauthorized_client' } });
  });
});

describe('the dialect of RFC 6749', () => {
  it.each([
    ['invalid_client', 401, { client_secret: 'nonsense' }],
    ['invalid_scope', 400, { scope: 'nonsense' }],
    ['unsupported_grant_type', 400, { grant_type: 'password' }],
    ['invalid_request', 400, { grant_type: undefined }],
  ])('tells of %s who asks for it in the query', async (error, status, changes) => {
    const answer = await post(parameters(changes), {}, '?errors=rfc6749');
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ error, error_description: expect.any(String) });
  });

  it('is spoken to who uses HTTP Basic', async () => {
    const answer = await byBasic({ scope: 'nonsense' });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: 'invalid_scope', error_description: expect.any(String) });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('has a word for every refusal', async () => {
    const json = await server.caller.post('/oauth/token?errors=rfc6749', {});
    expect(json.status).toBe(400);
    expect(json.body).toMatchObject({ error: 'invalid_request' });
    const large = await post(`a=${'x'.repeat(1_048_576)}`, {}, '?errors=rfc6749');
    expect(large.status).toBe(413);
    expect(large.body).toMatchObject({ error: 'invalid_request' });
  });
});
