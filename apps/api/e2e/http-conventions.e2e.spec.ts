import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiClient, poll } from '@livery/testing';
import { startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let client: ApiClient;
let port: number;

beforeAll(async () => {
  api = await startTestApi();
  client = await (await api.foundOrganization()).client();
  await api.application.listen(0, '127.0.0.1');
  port = Number(new URL(await api.application.getUrl()).port);
});

afterAll(() => api.close());

describe('an address', () => {
  it.each(['/nothing', '/events/a/b', '/'])('without a route is 404, credential or not: %s', async (path) => {
    const { status, body } = await api.as(null).get(path);
    expect(status).toBe(404);
    expect(body.error).toMatchObject({ type: 'invalid_request_error', code: 'route_missing' });
  });

  it('that exists with another method is 405 and names the methods', async () => {
    const { status, body, headers } = await api.as(null).delete('/events');
    expect(status).toBe(405);
    expect(headers['allow']).toBe('HEAD, GET');
    expect(body.error).toMatchObject({ code: 'method_not_allowed' });
  });

  it.each(['/', '/nothing', '/api/v1x', '/api/v2/events', '/api'])(
    'outside the API is 404 in the documented shape: %s',
    async (path) => {
      const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1.1 404 [^]*Request-Id: req_[^]*application\/json[^]*"code":"route_missing"/);
    },
  );

  it.each(['/healthz', '/readyz'])('of a probe with another method is 405 and names the methods: %s', async (path) => {
    const answer = await raw(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 405 [^]*Request-Id: req_[^]*Allow: HEAD, GET\r[^]*"code":"method_not_allowed"/);
  });

  it.each(['/nothing/%E0%A4%A', `/${'a'.repeat(8_192)}`])(
    'outside the API that is broken is no page: %#',
    async (path) => {
      const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1.1 4\d\d [^]*"type":"invalid_request_error"/);
    },
  );

  it('of more than 8,192 characters is 414', async () => {
    const { status, body } = await client.get(`/events?type=${'a'.repeat(8_192)}`);
    expect(status).toBe(414);
    expect(body.error).toMatchObject({ code: 'uri_too_long' });
  });

  it('that cannot be decoded is 400', async () => {
    const answer = await raw('GET /api/v1/events/%E0%A4%A HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('parameter_invalid');
  });
});

describe('headers', () => {
  it('of more than 16 KiB are 431, in the documented shape', async () => {
    const answer = await raw(`GET /api/v1/ping HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 431 /);
    expect(answer).toContain('"code":"headers_too_large"');
    expect(answer).toMatch(/Request-Id: req_[0-9A-Za-z]{22}/);
  });

  it('that are no HTTP are 400, in the documented shape', async () => {
    const answer = await raw('nonsense\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('"type":"invalid_request_error"');
  });

  it('with an unknown Api-Version are refused', async () => {
    const { status, body } = await client.get('/ping', { 'api-version': '2020-01-01' });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 'api_version_unknown', param: 'Api-Version' });
  });

  it('that accept no JSON are 406', async () => {
    const { status, body } = await client.get('/ping', { accept: 'text/html' });
    expect(status).toBe(406);
    expect(body.error).toMatchObject({ code: 'not_acceptable' });
  });
});

describe('a body', () => {
  const put = (body: string, headers: Record<string, string> = {}) => client.put('/brand_rules', body, headers);

  it.each([
    ['that is cut short', '{"data": ['],
    ['that is no object', '[1, 2]'],
    ['with __proto__ as a name', '{"__proto__": {"data": []}}'],
    ['with NUL in a string', '{"data": "a\\u0000b"}'],
    ['with half a surrogate pair', '{"data": "\\ud800"}'],
    ['that is nested a hundred deep', `{"data": ${'['.repeat(100)}${']'.repeat(100)}}`],
  ])('%s is 400 body_invalid_json', async (_, body) => {
    const { status, body: answer } = await put(body);
    expect(status).toBe(400);
    expect(answer.error).toMatchObject({ code: 'body_invalid_json' });
  });

  it.each([
    ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['in another charset', { 'content-type': 'application/json; charset=latin1' }],
    ['compressed', { 'content-encoding': 'gzip' }],
  ])('sent %s is 415', async (_, headers) => {
    const { status, body } = await put('data=1', headers);
    expect(status).toBe(415);
    expect(body.error).toMatchObject({ code: 'unsupported_media_type' });
  });

  it('past 1 MiB is 413, announced or not', async () => {
    const announced = await put(JSON.stringify({ data: 'a'.repeat(1_048_576) }));
    expect(announced.status).toBe(413);
    expect(announced.body.error).toMatchObject({ code: 'body_too_large' });
    const key = await (await api.foundOrganization()).key();
    const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`;
    const streamed = await raw(
      `PUT /api/v1/brand_rules HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\n` +
        `Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(20)}`,
    );
    expect(streamed).toMatch(/^HTTP\/1.1 413 /);
  });
});

describe('a body that nobody reads', () => {
  it('is refused by the first of its names, and nothing is done', async () => {
    const { body: key } = await client.post('/api_keys', { name: 'Kept', scopes: ['brand:read'] });
    const answer = await client.send('DELETE', `/api_keys/${key.id}`, (test) => test.send({ dry_run: true }));
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ code: 'parameter_unknown', param: 'dry_run' });
    expect((await client.get(`/api_keys/${key.id}`)).body.revoked_at).toBeNull();
  });
});

describe('large bodies of unknown length', () => {
  it('are read while there is room for the largest, then asked to come again, and read again later', async () => {
    const key = await (await api.foundOrganization()).key();
    const head =
      `POST /api/v1/brand_checks HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\n` +
      'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
    const senders = Array.from({ length: 3 }, () => connect(port, '127.0.0.1'));
    for (const sender of senders) sender.on('error', () => undefined).write(head);
    let answer = '';
    await poll('the refusal', async () => {
      answer = await raw(`${head}2\r\n{}\r\n0\r\n\r\n`);
      return answer.startsWith('HTTP/1.1 503 ');
    });
    expect(answer).toMatch(/Retry-After: 1\r[^]*"code":"unavailable"/);
    expect((await client.post('/fonts', { name: 'Inter' })).status).toBe(201);
    for (const sender of senders) sender.destroy();
    await poll('room', async () => (await raw(`${head}2\r\n{}\r\n0\r\n\r\n`)).startsWith('HTTP/1.1 400 '));
  });
});

describe('the body of a stranger', () => {
  it('is never waited for: the answer comes while it is still unsent', async () => {
    const answer = await raw(
      'POST /api/v1/brand_checks HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n{',
    );
    expect(answer).toMatch(/^HTTP\/1.1 401 /);
    expect(answer).toContain('credentials_missing');
  });

  it('is not invited by "100 Continue"', async () => {
    const answer = await raw(
      'POST /api/v1/brand_checks HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Type: application/json\r\n' +
        'Content-Length: 1000000\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1.1 401 /);
    expect(answer).not.toContain('100 Continue');
  });

  it('that announces itself as too long is refused before anything else', async () => {
    const answer = await raw(
      'POST /api/v1/brand_checks HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100000000\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain('file_too_large');
  });
});

describe('probes', () => {
  it('tell that the process is alive and that it can serve', async () => {
    expect(await raw('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(/200[^]*"alive"/);
    expect(await raw('GET /readyz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(/200[^]*"ready"/);
  });
});

/** Sends bytes as they are and returns what comes back until the answer is whole or the server hangs up. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8').setTimeout(5_000, () => socket.destroy(new Error(`no answer, but: ${answer}`)));
    socket.on('data', (text: string) => {
      answer += text;
      if (answer.endsWith('}')) socket.destroy();
    });
    socket.on('error', (error) => (answer === '' ? reject(error) : resolve(answer)));
    socket.on('close', () => resolve(answer));
  });
}
