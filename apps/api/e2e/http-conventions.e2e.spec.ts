import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiClient, poll } from '@livery/testing';
import { startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let client: ApiClient;
let port: number;

beforeAll(async () => {
  api = await startTestApi();
  client = await (await api.createOrganization()).client();
  await api.application.listen(0, '127.0.0.1');
  port = Number(new URL(await api.application.getUrl()).port);
});

afterAll(() => api.close());

describe('a URL', () => {
  it.each(['/nothing', '/events/a/b', '/'])(
    'without a route is 404, with or without a credential: %s',
    async (path) => {
      const { status, body } = await api.as(null).get(path);
      expect(status).toBe(404);
      expect(body.error).toMatchObject({ type: 'invalid_request_error', code: 'route_missing' });
    },
  );

  it('with an unsupported method is 405 and lists the supported methods', async () => {
    const { status, body, headers } = await api.as(null).delete('/events');
    expect(status).toBe(405);
    expect(headers['allow']).toBe('HEAD, GET');
    expect(body.error).toMatchObject({ code: 'method_not_allowed' });
  });

  it('is its own also if another one has a parameter in its place', async () => {
    const requests = [
      ['GET', '/files/precheck'],
      ['PATCH', '/library_assets/bulk'],
      ['DELETE', '/library_assets/bulk'],
    ];
    for (const [method = '', path = ''] of requests) {
      const answer = await raw(`${method} /api/v1${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1.1 405 [^]*Allow: POST\r[^]*"code":"method_not_allowed"/);
    }
  });

  it('may have a trailing slash, and is case-sensitive', async () => {
    expect((await api.as(null).delete('/events/')).headers['allow']).toBe('HEAD, GET');
    expect((await client.get('/EVENTS')).body.error).toMatchObject({ code: 'route_missing' });
  });

  it('returns the same headers to HEAD as to GET, without a body, also for errors', async () => {
    const authorization = `Authorization: Bearer ${await (await api.createOrganization()).key()}\r\n`;
    const read = await raw(`HEAD /api/v1/ping HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${authorization}\r\n`);
    expect(read).toMatch(/^HTTP\/1.1 200 [^]*Api-Version: 2026-11-20[^]*Content-Length: [1-9][^]*\r\n\r\n$/);
    const refused = await raw('HEAD /api/v1/ping HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(refused).toMatch(/^HTTP\/1.1 401 [^]*WWW-Authenticate: Bearer realm="api"\r[^]*\r\n\r\n$/);
  });

  it.each(['', 'Origin: https://a.example\r\nAccess-Control-Request-Method: GET\r\n'])(
    'supports no cross-origin requests: OPTIONS is 405 (%#)',
    async (preflight) => {
      const answer = await raw(`OPTIONS /api/v1/events HTTP/1.1\r\nHost: a\r\n${preflight}\r\n`);
      expect(answer).toMatch(/^HTTP\/1.1 405 [^]*Allow: HEAD, GET\r[^]*"code":"method_not_allowed"/);
      expect(answer).not.toMatch(/Access-Control/i);
    },
  );

  it.each(['FETCH', 'get', 'X-1'])('with an unknown method is 405 in the documented format: %s', async (method) => {
    const answer = await raw(`${method} /api/v1/events HTTP/1.1\r\nHost: a\r\n\r\n`);
    expect(answer).toMatch(
      /^HTTP\/1.1 405 [^]*Request-Id: req_[^]*Allow: HEAD, GET, POST[^]*"code":"method_not_allowed"/,
    );
  });

  it.each(['GET', '\x16\x03\x01', 'FETCH /a', 'G(T / HTTP/1.1'])(
    'in a malformed request line is 400: %#',
    async (bytes) => {
      const answer = await raw(`${bytes}\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1.1 400 [^]*Request-Id: req_[^]*"code":"parameter_invalid"/);
    },
  );

  it.each(['/api/v1/ping?filename=Präsentation.pptx', '/Präsentation', '/api/v1/ping?filename=Q3 deck.pptx'])(
    'that is not percent-encoded is 400 with a message about it: %s',
    async (path) => {
      const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1.1 400 [^]*"code":"parameter_invalid"/);
      expect(answer).toContain('must be percent-encoded');
    },
  );

  it.each(['/nothing', '/api/v1x', '/api/v2/events', '/api'])(
    'outside of the API is 404 in the documented format: %s',
    async (path) => {
      const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1.1 404 [^]*Request-Id: req_[^]*application\/json[^]*"code":"route_missing"/);
    },
  );

  it.each(['/healthz', '/readyz'])(
    'of a probe with an unsupported method is 405 and lists the supported methods: %s',
    async (path) => {
      const answer = await raw(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n`);
      expect(answer).toMatch(
        /^HTTP\/1.1 405 [^]*Request-Id: req_[^]*Allow: HEAD, GET\r[^]*"code":"method_not_allowed"/,
      );
    },
  );

  it.each(['/nothing/%E0%A4%A', `/${'a'.repeat(8_192)}`])(
    'outside of the API that is malformed or too long is a JSON error: %#',
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
  it('of more than 16 KiB are 431 in the documented format', async () => {
    const answer = await raw(`GET /api/v1/ping HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 431 /);
    expect(answer).toContain('"code":"headers_too_large"');
    expect(answer).toContain('"doc_url":"http://a/docs/errors#headers_too_large"');
    expect(answer).toMatch(/Request-Id: req_[0-9A-Za-z]{22}/);
  });

  it('that are not HTTP are 400 in the documented format', async () => {
    const answer = await raw('nonsense\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('"type":"invalid_request_error"');
  });

  it.each(['2020-01-01', '2026-11-21', 'latest', ''])(
    'with an unknown Api-Version are 400 in the current version: "%s"',
    async (version) => {
      const { status, body, headers } = await client.get('/ping', { 'api-version': version });
      expect(status).toBe(400);
      expect(body.error).toMatchObject({ code: 'api_version_unknown', param: 'Api-Version' });
      expect(headers['api-version']).toBe('2026-11-20');
    },
  );

  it('of every response include Api-Version, however early a request fails', async () => {
    const answers = [
      await client.get('/ping'),
      await client.get('/ping', { 'api-version': '2026-11-20' }),
      await api.as(null).get('/ping'),
      await api.as(null).get('/nothing'),
      await client.get('/ping', { accept: 'text/html' }),
      await client.put('/brand_rules', 'nonsense'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 401, 404, 406, 400]);
    for (const { headers } of answers) expect(headers['api-version']).toBe('2026-11-20');
    expect(await raw('nonsense\r\n\r\n')).toContain('Api-Version: 2026-11-20\r\n');
  });

  it.each([
    ['Authorization', 'Bearer one', 'Bearer two'],
    ['authorization', 'Bearer same', 'Bearer same'],
    ['Idempotency-Key', 'one', 'two'],
    ['Api-Version', '2026-11-20', '2026-11-20'],
    ['Content-Type', 'application/json', 'text/plain'],
    ['Host', 'a', 'b'],
  ])('that must be unique are 400 if they occur twice: %s', async (name, first, second) => {
    const host = name === 'Host' ? '' : 'Host: a\r\n';
    const answer = await raw(
      `POST /api/v1/api_keys HTTP/1.1\r\n${host}${name}: ${first}\r\nX-Between: 1\r\n${name.toUpperCase()}: ${second}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 400 [^]*"code":"parameter_invalid"/);
    expect(answer.toLowerCase()).toContain(`"param":"${name.toLowerCase()}"`);
  });

  it('that may be repeated are accepted twice', async () => {
    const twice =
      'Accept: application/json\r\nAccept: text/html\r\nX-Forwarded-For: 1.2.3.4\r\nX-Forwarded-For: 1.2.3.4\r\n';
    const answer = await raw(`GET /healthz HTTP/1.1\r\nHost: a\r\n${twice}Connection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
  });

  it.each([
    [
      'GET /api/v1/ping HTTP/1.1\r\nHost: livery.example:8443\r\n\r\n',
      'http://livery.example:8443/docs/errors#credentials_missing',
    ],
    ['GET /nothing HTTP/1.1\r\nHost: [::1]:80\r\n\r\n', 'http://[::1]:80/docs/errors#route_missing'],
    ['FETCH /nothing HTTP/1.1\r\nHost: livery.example\r\n\r\n', 'http://livery.example/docs/errors#method_not_allowed'],
    ['GET /nothing HTTP/1.0\r\n\r\n', 'http://127.0.0.1:PORT/docs/errors#route_missing'],
    ['GET /nothing HTTP/1.1\r\nHost: "><script>\r\n\r\n', 'http://127.0.0.1:PORT/docs/errors#route_missing'],
    ['nonsense\r\n\r\n', 'http://127.0.0.1:PORT/docs/errors#parameter_invalid'],
  ])('determine the host in doc_url: %j', async (request, address) => {
    expect(await raw(request)).toContain(`"doc_url":"${address.replace('PORT', String(port))}"`);
  });

  it('without Host are 400 in the documented format', async () => {
    const answer = await raw('GET /api/v1/ping HTTP/1.1\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 400 [^]*Request-Id: req_[^]*"code":"parameter_missing"[^]*"param":"Host"/);
  });

  it('with unsupported expectations or preferences are ignored', async () => {
    const authorization = `Authorization: Bearer ${await (await api.createOrganization()).key()}\r\n`;
    const answer = await raw(
      `GET /api/v1/ping HTTP/1.1\r\nHost: a\r\n${authorization}Expect: wonders\r\nPrefer: return=minimal, wait=5\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 200 [^]*"object":"ping"/);
    expect(answer).not.toContain('Preference-Applied');
  });

  it('that prefer a minimal response still get the created record with its secret', async () => {
    const preferring = { prefer: 'return=minimal' };
    const { status, body } = await client.post('/api_keys', { name: 'Made', scopes: ['brand:read'] }, preferring);
    expect(status).toBe(201);
    expect(body.secret).toMatch(/^sk_live_/);
  });

  it.each(['text/html', 'application/json;q=0', 'application/xml, text/*', 'application/json;charset=utf-16'])(
    'that accept no JSON are 406: %s',
    async (accept) => {
      const { status, body } = await client.get('/ping', { accept });
      expect(status).toBe(406);
      expect(body.error).toMatchObject({ code: 'not_acceptable' });
    },
  );

  it.each(['*/*', 'application/*;q=0.1', 'text/html, application/json', 'application/json; charset="UTF-8";q=0.9'])(
    'that accept JSON are 200: %s',
    async (accept) => {
      expect((await client.get('/ping', { accept })).status).toBe(200);
    },
  );
});

describe('a body', () => {
  const put = (body: string, headers: Record<string, string> = {}) => client.put('/brand_rules', body, headers);

  it.each([
    ['that is truncated', '{"data": ['],
    ['that is not an object', '[1, 2]'],
    ['with __proto__ as a name', '{"__proto__": {"data": []}}'],
    ['with NUL in a string', '{"data": "a\\u0000b"}'],
    ['with half a surrogate pair', '{"data": "\\ud800"}'],
    ['with a hundred nested arrays', `{"data": ${'['.repeat(100)}${']'.repeat(100)}}`],
  ])('%s is 400 body_invalid_json', async (_, body) => {
    const { status, body: answer } = await put(body);
    expect(status).toBe(400);
    expect(answer.error).toMatchObject({ code: 'body_invalid_json' });
  });

  it.each([
    ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['in another charset', { 'content-type': 'application/json; charset=latin1' }],
    ['compressed', { 'content-encoding': 'gzip' }],
    ['compressed by nothing', { 'content-encoding': 'identity' }],
  ])('sent %s is 415', async (_, headers) => {
    const { status, body } = await put('data=1', headers);
    expect(status).toBe(415);
    expect(body.error).toMatchObject({ code: 'unsupported_media_type' });
  });

  it('of more than 1 MiB is 413, with or without a Content-Length', async () => {
    const announced = await put(JSON.stringify({ data: 'a'.repeat(1_048_576) }));
    expect(announced.status).toBe(413);
    expect(announced.body.error).toMatchObject({ code: 'body_too_large' });
    const key = await (await api.createOrganization()).key();
    const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`;
    const streamed = await raw(
      `PUT /api/v1/brand_rules HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\n` +
        `Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(20)}`,
    );
    expect(streamed).toMatch(/^HTTP\/1.1 413 /);
  });

  it('of more than 16 KiB is 413 for callers who may be anybody', async () => {
    const body = JSON.stringify({ email: 'a@example.com', password: 'a'.repeat(16_384) });
    const headers = 'Host: a\r\nContent-Type: application/json';
    const answer = await raw(
      `POST /api/v1/sessions HTTP/1.1\r\n${headers}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
  });
});

describe('a query', () => {
  it.each(['type=%00', 'type=%ED%A0%80', 'type=%E0%A4%A', 'starting_after=%00', 'created[gte]=%00', 'limit=%00'])(
    'with NUL, half a surrogate pair or an incomplete character is 400: %s',
    async (query) => {
      const { status, body } = await client.get(`/events?${query}`);
      expect(status).toBe(400);
      expect(body.error.param).toBe(query.split('=')[0]);
    },
  );

  it('with __proto__ as a name is 400', async () => {
    const { status, body } = await client.get('/events?__proto__=1');
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 'parameter_unknown', param: '__proto__' });
  });
});

describe('the order in which a request is checked', () => {
  const TOO_MUCH = { 'content-length': '2000000' };
  const HTML = { accept: 'text/html', 'content-type': 'text/html' };
  const VERSION = { 'api-version': '2020-01-01' };
  const KEY = { 'idempotency-key': 'ä' };

  it.each([
    ['the length is checked before the credential', 413, TOO_MUCH, null],
    ['the credential is checked before the media type', 401, { ...HTML, ...VERSION, ...KEY }, null],
    ['the scope is checked before the media type', 403, { ...HTML, ...VERSION, ...KEY }, ['cms:read']],
    ['the media type is checked before the version', 415, { ...HTML, ...VERSION, ...KEY }, undefined],
    ['Accept is checked before the version', 406, { accept: 'text/html', ...VERSION, ...KEY }, undefined],
    ['the version is checked before the body', 'api_version_unknown', { ...VERSION, ...KEY }, undefined],
    ['the idempotency key is checked before the body', 'idempotency_key_invalid', KEY, undefined],
    ['the body is checked last', 'body_invalid_json', {}, undefined],
  ] as const)('%s', async (_, expected, headers, scopes) => {
    const key = scopes === null ? null : await (await api.createOrganization()).key(scopes);
    const lines = { 'content-type': 'application/json', 'content-length': '1', ...headers };
    const head = Object.entries(key === null ? lines : { ...lines, authorization: `Bearer ${key}` });
    const fields = head.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    const answer = await raw(`PUT /api/v1/brand_rules HTTP/1.1\r\nHost: a\r\n${fields}\r\n{`);
    expect(answer).toMatch(typeof expected === 'number' ? `HTTP/1.1 ${expected} ` : `"code":"${expected}"`);
  });
});

describe('a body that the endpoint does not expect', () => {
  it('is refused with the name of its first member, and changes nothing', async () => {
    const { body: key } = await client.post('/api_keys', { name: 'Kept', scopes: ['brand:read'] });
    const answer = await client.send('DELETE', `/api_keys/${key.id}`, (test) => test.send({ dry_run: true }));
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ code: 'parameter_unknown', param: 'dry_run' });
    expect((await client.get(`/api_keys/${key.id}`)).body.revoked_at).toBeNull();
  });
});

describe('large bodies of unknown length', () => {
  it('are 503 while there is no memory for the largest body, and are accepted again later', async () => {
    const key = await (await api.createOrganization()).key();
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

describe('the body of a request without a credential', () => {
  it('is not awaited: the response is sent before the body arrives', async () => {
    const answer = await raw(
      'POST /api/v1/brand_checks HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n{',
    );
    expect(answer).toMatch(/^HTTP\/1.1 401 /);
    expect(answer).toContain('credentials_missing');
  });

  it('is not requested with "100 Continue"', async () => {
    const answer = await raw(
      'POST /api/v1/brand_checks HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Type: application/json\r\n' +
        'Content-Length: 1000000\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1.1 401 /);
    expect(answer).not.toContain('100 Continue');
  });

  it('is 413 if its Content-Length is too large, before anything else is checked', async () => {
    const answer = await raw(
      'POST /api/v1/brand_checks HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100000000\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain('file_too_large');
  });
});

describe('probes', () => {
  it('report that the process is running and that it can serve requests', async () => {
    expect(await raw('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(/200[^]*"alive"/);
    expect(await raw('GET /readyz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(/200[^]*"ready"/);
  });
});

/** Sends bytes unchanged. @returns what is received until the response is complete or the server closes the connection */
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
