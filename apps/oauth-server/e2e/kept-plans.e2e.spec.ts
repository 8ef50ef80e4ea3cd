import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Scope } from '@livery/kernel';
import { startTestOAuthServer, type TestOAuthServer, tokenIn } from './test-oauth-server.ts';
import { TokenRequests } from './token-requests.ts';

const SCOPES: readonly Scope[] = ['platform:read'];
/** Disables sequential scans, as the OAuth server does on its connections. */
const NO_SEQUENTIAL_SCANS = `do $$ begin execute format('alter database %I set enable_seqscan = off', current_database()); end $$`;

let server: TestOAuthServer;

beforeAll(async () => {
  server = await startTestOAuthServer();
  await server.administrate(NO_SEQUENTIAL_SCANS);
});

afterAll(() => server.close());

/** Returns the generic plan of the statement with which an introspection finds a token. */
async function keptPlan(): Promise<string> {
  const client = await server.registerClient(SCOPES);
  const token = tokenIn(await new TokenRequests(server, client).send());
  const query = jest.spyOn(server.database, 'query');
  try {
    await server.caller.post('/oauth/introspect', {
      token,
      client_id: client.clientId,
      client_secret: client.clientSecret,
    });
    const statements = query.mock.calls.map(([statement]) => statement);
    const lookUp = statements.find((statement) => statement.includes('platform.access_token'));
    return JSON.stringify(await server.administrate(`explain (generic_plan, costs off) ${lookUp ?? ''}`));
  } finally {
    query.mockRestore();
  }
}

describe('the plan of the token look-up', () => {
  it('uses the index of the digest in every partition, even if the partition was empty when the plan was created', async () => {
    const plan = await keptPlan();
    expect(new Set(plan.match(/access_token_\d{8}_secret_hash_idx/g)).size).toBeGreaterThan(2);
    expect(plan).not.toMatch(/access_token_\d{8}_pkey|Seq Scan on access_token/);
  });
});
