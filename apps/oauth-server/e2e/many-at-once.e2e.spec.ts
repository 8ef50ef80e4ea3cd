import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Scope } from '@livery/kernel';
import { startTestOAuthServer, type TestClient, type TestOAuthServer, tokenIn } from './test-oauth-server.ts';
import { TokenRequests } from './token-requests.ts';

const SCOPES: readonly Scope[] = ['platform:read', 'brand:read'];
const TIMES = 40;

let server: TestOAuthServer;
/** Of two organizations and of both modes, one after another: neighbours never belong together. */
let askers: readonly TestClient[];

beforeAll(async () => {
  server = await startTestOAuthServer();
  const first = await server.registerClient(SCOPES);
  const clients = [
    first,
    await server.registerClient(SCOPES),
    await server.registerClient(SCOPES, { organizationId: first.organizationId, livemode: false }),
  ];
  askers = Array.from({ length: TIMES }, () => clients).flat();
});

afterAll(() => server.close());

const requestToken = (client: TestClient, changes: Readonly<Record<string, string>> = {}) =>
  new TokenRequests(server, client).send(changes);
const introspect = async (token: string, { clientId, clientSecret }: TestClient) =>
  (await server.caller.post('/oauth/introspect', { token, client_id: clientId, client_secret: clientSecret })).body;

describe('clients that ask at the same moment', () => {
  it('each get their own token and no other', async () => {
    const tokens = (await Promise.all(askers.map((client) => requestToken(client)))).map(tokenIn);
    expect(new Set(tokens).size).toBe(askers.length);
    const told = await Promise.all(
      askers.map(async (client, index) => ({
        client,
        own: await introspect(tokens[index] ?? '', client),
        neighbours: await introspect(tokens[index + 1] ?? 'none', client),
      })),
    );
    for (const { client, own, neighbours } of told) {
      expect(own).toMatchObject({ active: true, client_id: client.clientId, organization: client.organization });
      expect(neighbours).toEqual({ active: false });
    }
  });

  it('are refused each for themselves', async () => {
    const answers = await Promise.all(
      askers.map((client, index) => requestToken(client, index % 7 === 0 ? { client_secret: 'wrong' } : {})),
    );
    expect(answers.map(({ status }) => status)).toEqual(askers.map((_, index) => (index % 7 === 0 ? 401 : 200)));
  });
});
