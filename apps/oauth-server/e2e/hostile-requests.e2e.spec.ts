import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestOAuthServer, type TestClient, type TestOAuthServer } from './test-oauth-server.ts';
import { basic, TokenRequests } from './token-requests.ts';

let server: TestOAuthServer;
let client: TestClient;
let requests: TokenRequests;
let port: number;

beforeAll(async () => {
  server = await startTestOAuthServer();
  await server.application.listen(0, '127.0.0.1');
  port = Number(new URL(await server.application.getUrl()).port);
  client = await server.registerClient(['brand:read']);
  requests = new TokenRequests(server, client);
});

afterAll(() => server.close());

/** Sends bytes as they are, and gives what comes back until the connection ends or says enough. */
async function exchange(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
  socket.write(text, 'latin1');
  await once(socket, 'close');
  return answer;
}

const head = (...lines: readonly string[]): string =>
  ['POST /api/v1/oauth/token HTTP/1.1', 'Host: livery.example', 'Connection: close', ...lines, '', ''].join('\r\n');

describe('a request that means harm', () => {
  it.each([
    ['a scope with a line break', { scope: 'brand:read\r\nSet-Cookie: a=b' }, 'invalid_scope'],
    ['a grant type with a line break', { grant_type: 'client_credentials\r\nX: y' }, 'unsupported_grant_type'],
    ['a scope of a prototype', { scope: '__proto__' }, 'invalid_scope'],
    ['a scope of 10,000 values', { scope: 'brand:read '.repeat(10_000) + 'x' }, 'invalid_scope'],
    ['a grant type of 100,000 characters', { grant_type: 'x'.repeat(100_000) }, 'unsupported_grant_type'],
  ])('with %s is refused, and nothing of it comes back in a header', async (_, changes, code) => {
    const answer = await requests.send(changes);
    expect([answer.status, answer.body.error.code]).toEqual([400, code]);
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.headers).not.toHaveProperty('x');
    expect(answer.text.length).toBeLessThan(1_000);
  });

  it.each(['__proto__=1', 'constructor=1', '__proto__%5Bscope%5D=brand%3Awrite'])(
    'that names a prototype (%s) changes nothing',
    async (extra) => {
      const answer = await requests.post(`${requests.parameters()}&${extra}`);
      expect([answer.status, answer.body.scope]).toEqual([200, 'brand:read']);
      expect((await requests.send()).body.scope).toBe('brand:read');
    },
  );

  it('with a client id or a secret of any length or kind is an unknown client', async () => {
    for (const text of ['x'.repeat(500_000), '\u{1F600}'.repeat(100), ' ', '%', `oa_client_${'z'.repeat(22)}`]) {
      const other = await server.registerClient(['brand:read']);
      const own = new TokenRequests(server, other);
      expect((await own.send({ client_id: text })).status).toBe(401);
      expect((await own.send({ client_secret: text })).status).toBe(401);
    }
    expect((await requests.sendByBasic({}, basic('x'.repeat(4_000), 'y'))).status).toBe(401);
  });

  it.each([
    ['JSON nested 100,000 deep', `{"token":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['JSON of a prototype', '{"__proto__":{"token":"a"},"token":"a"}'],
    ['JSON that is no object', '["a"]'],
    ['JSON with half a surrogate pair', '{"token":"\\ud800"}'],
    ['JSON of 10,000 members', `{${Array.from({ length: 10_000 }, (_, n) => `"a${n}":""`).join(',')}}`],
    ['a token of a NUL', '{"token":"\\u0000"}'],
  ])('with %s is invalid_request to who asks about a token', async (_, body) => {
    for (const endpoint of ['introspect', 'revoke']) {
      const headers = { 'content-type': 'application/json', ...basic(client.clientId, client.clientSecret) };
      const answer = await server.caller.post(`/oauth/${endpoint}`, body, headers);
      expect([answer.status, answer.body.error]).toEqual([400, 'invalid_request']);
      expect(answer.text.length).toBeLessThan(1_000);
    }
  });

  it.each(['x'.repeat(900_000), '\r\nSet-Cookie: a=b', '__proto__', 'a'])(
    'about an invalid token returns nothing about it',
    async (token) => {
      const form = { token, client_id: client.clientId, client_secret: client.clientSecret };
      const told = await server.caller.post('/oauth/introspect', form);
      expect([told.status, told.text]).toEqual([200, '{"active":false}']);
      expect((await server.caller.post('/oauth/revoke', form)).text).toBe('{}');
      expect(told.headers).not.toHaveProperty('set-cookie');
    },
  );

  it('with an Authorization header that is larger than any is 431', async () => {
    const answer = await exchange(head(`Authorization: Basic ${'A'.repeat(20_000)}`, 'Content-Length: 0'));
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('with a header that another one hides in is no request', async () => {
    const answer = await exchange(head('X-A: b\nAuthorization: Basic eA==', 'Content-Length: 0'));
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('with two lengths, or a length and chunks, is no request', async () => {
    expect(await exchange(head('Content-Length: 1', 'Content-Length: 2'))).toMatch(/^HTTP\/1\.1 400 /);
    expect(await exchange(head('Content-Length: 1', 'Transfer-Encoding: chunked'))).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('whose body stops half way delays no other request', async () => {
    const slow = connect(port, '127.0.0.1');
    slow.write(head('Content-Type: application/x-www-form-urlencoded', 'Content-Length: 1000') + 'grant_type=');
    expect((await requests.send()).status).toBe(200);
    slow.destroy();
    expect((await requests.send()).status).toBe(200);
  });
});
