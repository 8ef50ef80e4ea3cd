import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Scope } from '@livery/kernel';
import { startTestOAuthServer, type TestClient, type TestOAuthServer, tokenIn } from './test-oauth-server.ts';
import { basic, TokenRequests } from './token-requests.ts';

const SCOPES: readonly Scope[] = ['platform:read', 'brand:read'];

let server: TestOAuthServer;
let client: TestClient;
let requests: TokenRequests;

beforeAll(async () => {
  server = await startTestOAuthServer();
  client = await server.registerClient(SCOPES);
  requests = new TokenRequests(server, client);
});

afterAll(() => server.close());

const newToken = async (of = requests): Promise<string> => tokenIn(await of.send());
const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
const own = () => ({ client_id: client.clientId, client_secret: client.clientSecret });
const revoke = (body: object, headers: Readonly<Record<string, string>> = {}) =>
  server.caller.post('/oauth/revoke', body, headers);

async function isActive(token: string, of = client): Promise<boolean> {
  const form = { token, client_id: of.clientId, client_secret: of.clientSecret };
  return (await server.caller.post('/oauth/introspect', form)).body.active;
}

describe('POST /oauth/revoke', () => {
  it('revokes a token for its client, for a bearer with platform:write, and for the token itself', async () => {
    const writer = await server.key(client, ['platform:write']);
    const tokens = [await newToken(), await newToken(), await newToken(), await newToken()] as const;
    const [byBody, byBasic, byKey, byItself] = tokens;
    const answers = [
      await revoke({ token: byBody, ...own() }),
      await server.caller.post('/oauth/revoke', new URLSearchParams({ token: byBasic }).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        ...basic(client.clientId, client.clientSecret),
      }),
      await revoke({ token: byKey, token_type_hint: 'access_token' }, bearer(writer)),
      await revoke({ token: byItself }, bearer(byItself)),
    ];
    expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [200, '{}']));
    for (const token of tokens) expect(await isActive(token)).toBe(false);
  });

  it('returns the same response for unknown tokens and for tokens of others, and does not revoke them', async () => {
    const stranger = await server.registerClient(SCOPES);
    const colleague = await server.registerClient(SCOPES, { organizationId: client.organizationId });
    const theirs = [
      { token: await newToken(new TokenRequests(server, stranger)), of: stranger },
      { token: await newToken(new TokenRequests(server, colleague)), of: colleague },
    ];
    const key = await server.key(client, ['platform:write']);
    for (const token of ['nonsense', key, client.clientSecret, ...theirs.map((one) => one.token)]) {
      expect((await revoke({ token, ...own() })).text).toBe('{}');
    }
    for (const { token, of } of theirs) expect(await isActive(token, of)).toBe(true);
    const ofTheStranger = theirs[0]?.token ?? '';
    expect((await revoke({ token: ofTheStranger }, bearer(key))).text).toBe('{}');
    expect(await isActive(ofTheStranger, stranger)).toBe(true);
  });

  it('does not change the time of revocation if it is repeated', async () => {
    const token = await newToken();
    await revoke({ token, ...own() });
    const rows = () =>
      server.administrate('select revoked_at from platform.access_token where revoked_at is not null order by id');
    const before = await rows();
    expect((await revoke({ token, ...own() })).status).toBe(200);
    expect(await rows()).toEqual(before);
  });

  it('requires platform:write from a bearer, whatever the token is', async () => {
    const reader = await server.key(client, ['platform:read']);
    const token = await newToken();
    for (const text of [token, 'nonsense']) {
      const refused = await revoke({ token: text }, bearer(reader));
      expect([refused.status, refused.body.error.code, refused.body.error.required_scopes]).toEqual([
        403,
        'insufficient_scope',
        ['platform:write'],
      ]);
    }
    expect(await isActive(token)).toBe(true);
  });

  it('refuses a malformed request', async () => {
    expect((await revoke({ ...own() })).body.error.code).toBe('invalid_request');
    expect((await revoke({ token: ['a'], ...own() })).body.error.code).toBe('invalid_request');
    expect((await revoke({ token: 'a' })).status).toBe(401);
    expect((await server.caller.get('/oauth/revoke')).status).toBe(405);
  });
});
