import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Scope } from '@livery/kernel';
import { startTestOAuthServer, type TestClient, type TestOAuthServer, tokenIn } from './test-oauth-server.ts';
import { TokenRequests } from './token-requests.ts';

const SCOPES: readonly Scope[] = ['platform:read', 'brand:read'];
const TIMES = 40;

let server: TestOAuthServer;
/** Clients of two organizations and of both modes. Neighbours in the list are never the same client. */
let requesters: readonly TestClient[];

beforeAll(async () => {
  server = await startTestOAuthServer();
  const first = await server.registerClient(SCOPES);
  const clients = [
    first,
    await server.registerClient(SCOPES),
    await server.registerClient(SCOPES, { organizationId: first.organizationId, livemode: false }),
  ];
  requesters = Array.from({ length: TIMES }, () => clients).flat();
});

afterAll(() => server.close());

const requestToken = (client: TestClient, changes: Readonly<Record<string, string>> = {}) =>
  new TokenRequests(server, client).send(changes);
const introspect = async (token: string, { clientId, clientSecret }: TestClient) =>
  (await server.caller.post('/oauth/introspect', { token, client_id: clientId, client_secret: clientSecret })).body;

describe('clients that send requests at the same time', () => {
  it('each get their own token', async () => {
    const tokens = (await Promise.all(requesters.map((client) => requestToken(client)))).map(tokenIn);
    expect(new Set(tokens).size).toBe(requesters.length);
    const introspections = await Promise.all(
      requesters.map(async (client, index) => ({
        client,
        own: await introspect(tokens[index] ?? '', client),
        neighbours: await introspect(tokens[index + 1] ?? 'none', client),
      })),
    );
    for (const { client, own, neighbours } of introspections) {
      expect(own).toMatchObject({ active: true, client_id: client.clientId, organization: client.organization });
      expect(neighbours).toEqual({ active: false });
    }
  });

  it('are refused independently of each other', async () => {
    const answers = await Promise.all(
      requesters.map((client, index) => requestToken(client, index % 7 === 0 ? { client_secret: 'wrong' } : {})),
    );
    expect(answers.map(({ status }) => status)).toEqual(requesters.map((_, index) => (index % 7 === 0 ? 401 : 200)));
  });
});
