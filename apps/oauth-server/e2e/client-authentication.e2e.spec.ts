import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Scope } from '@livery/kernel';
import { startTestOAuthServer, type TestClient, type TestOAuthServer } from './test-oauth-server.ts';
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

describe('a client that fails to authenticate', () => {
  const unknown = 'oa_client_0000000000000000000001';

  it('gets the same response, whatever the reason', async () => {
    const other = await server.registerClient(SCOPES);
    const disabled = await server.registerClient(SCOPES);
    await server.database.query(
      `update platform.oauth_application set status = 'disabled' where organization_id = $1 and livemode = true`,
      [disabled.organizationId],
    );
    const answers = [
      await requests.send({ client_id: unknown }),
      await requests.send({ client_id: 'nonsense' }),
      await requests.send({ client_secret: other.clientSecret }),
      await requests.send({ client_secret: 'nonsense' }),
      await requests.send({ client_id: disabled.clientId, client_secret: disabled.clientSecret }),
    ];
    const bodies = answers.map(({ text }) => text.replace(/req_[0-9A-Za-z]{22}/, 'req_'));
    expect(new Set(bodies).size).toBe(1);
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ error: { type: 'authentication_error', code: 'invalid_client' } });
      expect(answer.headers).not.toHaveProperty('www-authenticate');
    }
  });

  it.each([
    [{ client_id: undefined, client_secret: undefined }, 'The client is missing.'],
    [{ client_id: undefined }, 'client_id is missing.'],
    [{ client_id: '' }, 'client_id is missing.'],
    [{ client_secret: undefined }, 'client_secret is missing.'],
  ])('gets a message about the missing credential, not about a wrong one: %j', async (parameters, message) => {
    const { status, body } = await requests.send(parameters);
    expect(status).toBe(401);
    expect(body.error).toMatchObject({ code: 'invalid_client' });
    expect(body.error.message).toContain(message);
  });

  it('causes one statement, whether it exists or not', async () => {
    const wrong = await server.registerClient(SCOPES);
    const query = jest.spyOn(server.database, 'query');
    try {
      for (const client_id of [client.clientId, unknown]) {
        query.mockClear();
        await requests.send({ client_id, client_secret: wrong.clientSecret });
        expect(query.mock.calls).toEqual([[expect.stringContaining('client-lookup'), expect.anything()]]);
      }
    } finally {
      query.mockRestore();
    }
  });

  it('gets a challenge if it has used the Authorization header', async () => {
    const answers = [
      await requests.sendByBasic({}, basic(unknown, client.clientSecret)),
      await requests.sendByBasic({}, basic(client.clientId, 'nonsense')),
      await requests.sendByBasic({}, { authorization: 'Basic !' }),
      await requests.sendByBasic({}, { authorization: 'Basic' }),
      await requests.sendByBasic({}, { authorization: `Bearer ${client.clientSecret}` }),
    ];
    for (const { status, headers } of answers) {
      expect(status).toBe(401);
      expect(headers['www-authenticate']).toMatch(/^Basic realm=/);
    }
  });

  it('of a suspended organization gets an error of its own', async () => {
    const suspended = await server.registerClient(SCOPES);
    await server.database.query(`update platform.organization set status = 'suspended' where id = $1`, [
      suspended.organizationId,
    ]);
    const answer = await requests.send({ client_id: suspended.clientId, client_secret: suspended.clientSecret });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { type: 'invalid_request_error', code: 'unauthorized_client' } });
  });
});
