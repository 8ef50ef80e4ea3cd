import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestOAuthServer, type TestOAuthServer } from './test-oauth-server.ts';
import { TokenRequests } from './token-requests.ts';

let server: TestOAuthServer;

beforeAll(async () => {
  server = await startTestOAuthServer();
});

afterAll(() => server.close());

it('the server refuses 10,000 attempts of unknown clients in limited time, and works afterwards', async () => {
  const client = await server.registerClient(['brand:read']);
  const requests = new TokenRequests(server, client);
  const attempt = (n: number) => requests.send({ client_id: `oa_client_${String(n).padStart(22, '0')}` });
  for (let n = 0; n < 10_000; n += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => attempt(n + index)));
    expect(answers.every(({ status }) => status === 401)).toBe(true);
  }
  expect((await requests.send()).status).toBe(200);
}, 120_000);
