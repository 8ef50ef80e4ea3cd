import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Scope } from '@livery/kernel';
import type { ApiClient } from '@livery/testing';
import { startTestOAuthServer, type TestClient, type TestOAuthServer, tokenIn } from './test-oauth-server.ts';
import { basic, TokenRequests } from './token-requests.ts';

const SCOPES: readonly Scope[] = ['platform:read', 'brand:read'];
const INACTIVE = '{"active":false}';

type Answer = Awaited<ReturnType<ApiClient['post']>>;

let server: TestOAuthServer;
let client: TestClient;
let requests: TokenRequests;
let reader: string;

beforeAll(async () => {
  server = await startTestOAuthServer();
  client = await server.registerClient(SCOPES);
  requests = new TokenRequests(server, client);
  reader = await server.key(client, ['platform:read']);
});

afterAll(() => server.close());

const newToken = async (changes: Readonly<Record<string, string>> = {}, of = requests): Promise<string> =>
  tokenIn(await of.send(changes));
const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
const ask = (body: object, headers: Readonly<Record<string, string>>, query = ''): Promise<Answer> =>
  server.caller.post(`/oauth/introspect${query}`, body, headers);
const askForm = (
  form: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  server.caller.post('/oauth/introspect', new URLSearchParams(form).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  });
const own = () => ({ client_id: client.clientId, client_secret: client.clientSecret });

describe('POST /oauth/introspect', () => {
  it('returns all properties of a valid token, with numeric dates, and forbids caching', async () => {
    const before = Math.floor(Date.now() / 1_000);
    const answer = await ask({ token: await newToken({ scope: 'brand:read' }) }, bearer(reader));
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', pragma: 'no-cache' });
    expect(answer.body).toEqual({
      active: true,
      scope: 'brand:read',
      client_id: client.clientId,
      sub: expect.stringMatching(/^oa_app_/),
      token_type: 'Bearer',
      exp: Number(answer.body.iat) + 3_600,
      iat: expect.any(Number),
      nbf: answer.body.iat,
      iss: 'http://livery.example/api/v1',
      aud: answer.body.iss,
      jti: expect.any(String),
      organization: client.organization,
      livemode: true,
    });
    expect(answer.body.iat).toBeGreaterThanOrEqual(before);
  });

  it('accepts forms and JSON, and every method of authentication', async () => {
    const token = await newToken();
    const answers = [
      await ask({ token, token_type_hint: 'access_token' }, bearer(reader)),
      await askForm({ token, token_type_hint: 'refresh_token' }, bearer(reader)),
      await askForm({ token, ...own() }),
      await ask({ token, ...own() }, {}),
      await askForm({ token }, basic(client.clientId, client.clientSecret)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const { body } of answers) expect(body).toMatchObject({ active: true, client_id: client.clientId });
  });

  it('returns only that a token is inactive if it is invalid, expired, revoked or of another owner', async () => {
    const stranger = await server.registerClient(SCOPES);
    const colleague = await server.registerClient(SCOPES, { organizationId: client.organizationId });
    const tester = await server.registerClient(SCOPES, { organizationId: client.organizationId, livemode: false });
    const [expired, revoked] = [await newToken(), await newToken()];
    await ask({ token: expired }, bearer(reader));
    await server.administrate(
      `update platform.access_token set expires_at = now() where id =
         (select id from platform.access_token where organization_id = $1 order by id desc offset 1 limit 1)`,
      [client.organizationId],
    );
    await server.caller.post('/oauth/revoke', { token: revoked, ...own() });
    const texts = [
      'nonsense',
      'oat_',
      'x'.repeat(10_000),
      reader,
      client.clientSecret,
      expired,
      revoked,
      await newToken({}, new TokenRequests(server, stranger)),
      await newToken({}, new TokenRequests(server, tester)),
    ];
    for (const token of texts) expect((await ask({ token }, bearer(reader))).text).toBe(INACTIVE);
    const ofColleague = await newToken({}, new TokenRequests(server, colleague));
    expect((await ask({ token: ofColleague }, bearer(reader))).body).toMatchObject({ active: true });
    expect((await ask({ token: ofColleague, ...own() }, {})).text).toBe(INACTIVE);
  });

  it('executes the same statements for every text that is sent as a token', async () => {
    const query = jest.spyOn(server.database, 'query');
    try {
      const counts: unknown[] = [];
      for (const token of [await newToken(), 'nonsense', reader, client.clientSecret]) {
        query.mockClear();
        await ask({ token }, bearer(reader));
        counts.push(query.mock.calls.map(([text]) => text));
      }
      expect(new Set(counts.map((calls) => JSON.stringify(calls))).size).toBe(1);
      expect(counts[0]).toHaveLength(2);
    } finally {
      query.mockRestore();
    }
  });

  it('returns only scopes that the application still has', async () => {
    const other = await server.registerClient(SCOPES);
    const token = await newToken({}, new TokenRequests(server, other));
    await server.administrate(
      `update platform.oauth_application set requested_scopes = '{brand:read}' where organization_id = $1`,
      [other.organizationId],
    );
    const form = { token, client_id: other.clientId, client_secret: other.clientSecret };
    expect((await askForm(form)).body).toMatchObject({ active: true, scope: 'brand:read' });
  });

  it('requires platform:read or platform:write from a bearer', async () => {
    const token = await newToken();
    const narrow = await server.key(client, ['brand:read', 'platform:api_keys:write']);
    const refused = await ask({ token }, bearer(narrow));
    expect(refused.status).toBe(403);
    expect(refused.body.error).toMatchObject({
      code: 'insufficient_scope',
      required_scopes: ['platform:read', 'platform:write'],
    });
    const publishable = await server.key(client, ['cms:read'], { prefixType: 'pk' });
    expect((await ask({ token }, bearer(publishable))).body.error.code).toBe('publishable_key_forbidden');
    expect((await ask({ token }, bearer(await newToken()))).body.active).toBe(true);
  });

  it.each([
    ['a request without credentials', {}, {}, 401, 'invalid_client'],
    ['a wrong bearer credential', {}, bearer('sk_live_nonsense'), 401, 'credentials_invalid'],
    ['a wrong client credential', { client_id: 'a', client_secret: 'b' }, {}, 401, 'invalid_client'],
    ['an unknown authentication scheme', {}, { authorization: 'Digest x' }, 401, 'invalid_client'],
  ])('refuses %s', async (_, fields, headers, status, code) => {
    const answer = await ask({ token: 'a', ...fields }, headers);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  });

  it('refuses a malformed request', async () => {
    const answers = [
      await ask({}, bearer(reader)),
      await ask({ token: 7 }, bearer(reader)),
      await ask({ token: 'a', client_secret: 'b' }, bearer(reader)),
      await server.caller.post('/oauth/introspect', 'token=a&token=b', {
        'content-type': 'application/x-www-form-urlencoded',
        ...bearer(reader),
      }),
      await ask({ token: 'a' }, bearer(reader), '?token=b'),
      await server.caller.post('/oauth/introspect', '{"token":"a","__proto__":{}}', bearer(reader)),
      await server.caller.post('/oauth/introspect', '<token/>', { 'content-type': 'text/xml', ...bearer(reader) }),
    ];
    expect(answers.map(({ status, body }) => [status, body.error.code])).toEqual(
      answers.map(() => [400, 'invalid_request']),
    );
  });

  it('returns errors in the format of RFC 6749 on request', async () => {
    const wrong = await ask({ token: 'a' }, bearer('sk_live_nonsense'), '?errors=rfc6749');
    expect(wrong.body).toMatchObject({ error: 'invalid_token' });
    expect(wrong.headers['www-authenticate']).toBe('Bearer realm="api", error="invalid_token"');
    const narrow = await ask({ token: 'a' }, bearer(await server.key(client, ['brand:read'])), '?errors=rfc6749');
    expect([narrow.status, narrow.body.error]).toEqual([403, 'insufficient_scope']);
    const basicCaller = await askForm({ token: 'a' }, basic(client.clientId, 'wrong'));
    expect([basicCaller.status, basicCaller.body.error]).toEqual([401, 'invalid_client']);
  });
});
