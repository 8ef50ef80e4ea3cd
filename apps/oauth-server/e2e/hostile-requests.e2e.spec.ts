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

/** Sends bytes unchanged. @returns what is received until the server closes the connection */
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

describe('a malicious request', () => {
  it.each([
    ['a scope with a line break', { scope: 'brand:read\r\nSet-Cookie: a=b' }, 'invalid_scope'],
    ['a grant type with a line break', { grant_type: 'client_credentials\r\nX: y' }, 'unsupported_grant_type'],
    ['a scope that is named like a prototype', { scope: '__proto__' }, 'invalid_scope'],
    ['a scope with 1,000 values', { scope: 'brand:read '.repeat(1_000) + 'x' }, 'invalid_scope'],
    ['a grant type of 15,000 characters', { grant_type: 'x'.repeat(15_000) }, 'unsupported_grant_type'],
  ])('with %s is refused, and no response header contains its text', async (_, changes, code) => {
    const answer = await requests.send(changes);
    expect([answer.status, answer.body.error.code]).toEqual([400, code]);
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.headers).not.toHaveProperty('x');
    expect(answer.text.length).toBeLessThan(1_000);
  });

  it.each(['__proto__=1', 'constructor=1', '__proto__%5Bscope%5D=brand%3Awrite'])(
    'with a parameter that is named like a prototype (%s) has no effect on the prototype',
    async (extra) => {
      const answer = await requests.post(`${requests.parameters()}&${extra}`);
      expect([answer.status, answer.body.scope]).toEqual([200, 'brand:read']);
      expect((await requests.send()).body.scope).toBe('brand:read');
    },
  );

  it('with a client id or a secret of any length or format is refused as an unknown client', async () => {
    for (const text of ['x'.repeat(15_000), '\u{1F600}'.repeat(100), ' ', '%', `oa_client_${'z'.repeat(22)}`]) {
      const other = await server.registerClient(['brand:read']);
      const own = new TokenRequests(server, other);
      expect((await own.send({ client_id: text })).status).toBe(401);
      expect((await own.send({ client_secret: text })).status).toBe(401);
    }
    expect((await requests.sendByBasic({}, basic('x'.repeat(4_000), 'y'))).status).toBe(401);
  });

  it.each([
    ['JSON with 8,000 nested arrays', `{"token":${'['.repeat(8_000)}${']'.repeat(8_000)}}`],
    ['JSON with a member that is named like a prototype', '{"__proto__":{"token":"a"},"token":"a"}'],
    ['JSON that is not an object', '["a"]'],
    ['JSON with half a surrogate pair', '{"token":"\\ud800"}'],
    ['JSON with 1,500 members', `{${Array.from({ length: 1_500 }, (_, n) => `"a${n}":""`).join(',')}}`],
    ['a token that is NUL', '{"token":"\\u0000"}'],
  ])('for introspection or revocation with %s is refused with invalid_request', async (_, body) => {
    for (const endpoint of ['introspect', 'revoke']) {
      const headers = { 'content-type': 'application/json', ...basic(client.clientId, client.clientSecret) };
      const answer = await server.caller.post(`/oauth/${endpoint}`, body, headers);
      expect([answer.status, answer.body.error]).toEqual([400, 'invalid_request']);
      expect(answer.text.length).toBeLessThan(1_000);
    }
  });

  it.each(['x'.repeat(15_000), '\r\nSet-Cookie: a=b', '__proto__', 'a'])(
    'about an invalid token gets no information about it',
    async (token) => {
      const form = { token, client_id: client.clientId, client_secret: client.clientSecret };
      const introspected = await server.caller.post('/oauth/introspect', form);
      expect([introspected.status, introspected.text]).toEqual([200, '{"active":false}']);
      expect((await server.caller.post('/oauth/revoke', form)).text).toBe('{}');
      expect(introspected.headers).not.toHaveProperty('set-cookie');
    },
  );

  it('with an Authorization header that is too large is 431', async () => {
    const answer = await exchange(head(`Authorization: Basic ${'A'.repeat(20_000)}`, 'Content-Length: 0'));
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('with a header that is hidden in another one is 400', async () => {
    const answer = await exchange(head('X-A: b\nAuthorization: Basic eA==', 'Content-Length: 0'));
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('with two lengths, or a length and chunks, is 400', async () => {
    expect(await exchange(head('Content-Length: 1', 'Content-Length: 2'))).toMatch(/^HTTP\/1\.1 400 /);
    expect(await exchange(head('Content-Length: 1', 'Transfer-Encoding: chunked'))).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('with an incomplete body does not delay other requests', async () => {
    const slow = connect(port, '127.0.0.1');
    slow.write(head('Content-Type: application/x-www-form-urlencoded', 'Content-Length: 1000') + 'grant_type=');
    expect((await requests.send()).status).toBe(200);
    slow.destroy();
    expect((await requests.send()).status).toBe(200);
  });
});
