import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ApiError,
  ConnectionError,
  IdempotencyError,
  InvalidRequestError,
  type LoggedAttempt,
  PermissionError,
  RateLimitError,
  ServiceError,
  TimeoutError,
  UnexpectedAnswerError,
} from '../index.ts';
import {
  cutOff,
  hangUp,
  json,
  refusal,
  type Reply,
  ScriptedServer,
  silence,
  text,
} from '../testing/scripted-server.ts';

const FONT = { id: 'font_1', object: 'font', name: 'Inter' };
const RULES = { object: 'list', data: [], has_more: false, url: '/api/v1/fonts' };
const UNAVAILABLE = refusal(503, { type: 'api_error', code: 'unavailable', headers: { 'retry-after': '0' } });
const IN_USE = refusal(409, {
  type: 'idempotency_error',
  code: 'idempotency_key_in_use',
  headers: { 'retry-after': '0' },
});
const limited = (after: string): Reply =>
  refusal(429, { type: 'rate_limit_error', code: 'rate_limited', headers: { 'retry-after': after } });

const MIB = 1024 * 1024;

let server: ScriptedServer;
beforeAll(async () => {
  server = await ScriptedServer.start();
});
afterAll(() => server.close());

/** Nobody listens at this port, and no program gets it by chance. */
const NOBODY = 'http://127.0.0.1:3';

/** Waits until something has happened. The test fails if it never does. */
async function waitUntil(hasHappened: () => boolean): Promise<void> {
  while (!hasHappened()) await setTimeoutPromise(10);
}

/** The error with which a promise is rejected. */
async function failureOf(promise: PromiseLike<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('There was no error.');
}

describe('a request', () => {
  it('has the credential, the version of the types, and its body as JSON', async () => {
    server.script(json(FONT, 201));
    await server.client().fonts.register({ name: 'Inter' });
    expect(server.requests).toMatchObject([
      {
        method: 'POST',
        url: '/api/v1/fonts',
        body: '{"name":"Inter"}',
        headers: {
          authorization: 'Bearer sk_test_1',
          'api-version': expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          'content-type': 'application/json',
          'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/),
        },
      },
    ]);
  });

  it('escapes the parameters of the path, and refuses those that lead to another operation', async () => {
    server.script(json(FONT));
    await server.client().fonts.retrieve('a/b?c');
    expect(server.requests[0]?.url).toBe('/api/v1/fonts/a%2Fb%3Fc');
    expect(() => server.client().fonts.delete('')).toThrow(TypeError);
    expect(() => server.client().fonts.delete('..')).toThrow(TypeError);
  });

  it('names the bounds of a time as the service does', async () => {
    server.script(json(RULES));
    await server.client().fonts.list({ created: { gte: '2026-01-01T00:00:00Z' }, limit: 2 });
    const [, query] = server.requests[0]?.url.split('?') ?? [];
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      limit: '2',
      'created[gte]': '2026-01-01T00:00:00Z',
    });
  });

  it('sends the state to which a change is bound, and returns the state of an answer', async () => {
    server.script(json(FONT, 200, { etag: '"4"', 'request-id': 'req_2' }));
    const { data, etag, requestId } = await server
      .client()
      .fonts.update('font_1', {}, { ifMatch: '"3"' })
      .withResponse();
    expect(server.requests[0]?.headers['if-match']).toBe('"3"');
    expect({ data, etag, requestId }).toEqual({ data: FONT, etag: '"4"', requestId: 'req_2' });
  });

  it('reaches a service whose address has the version segment, and one below a path', async () => {
    server.script(json(FONT));
    await server.client({ baseUrl: `${server.origin}/api/v1/` }).fonts.retrieve('a');
    await server.client({ baseUrl: `${server.origin}/livery` }).fonts.retrieve('a');
    expect(server.requests.map(({ url }) => url)).toEqual(['/api/v1/fonts/a', '/livery/api/v1/fonts/a']);
  });
});

describe('a request that fails', () => {
  it.each<[string, readonly Reply[]]>([
    ['the connection is lost', [hangUp]],
    ['the answer is cut off', [cutOff]],
    ['the service is unavailable', [UNAVAILABLE, UNAVAILABLE]],
    ['a proxy has an error', [text('<h1>Bad gateway</h1>', 502)]],
    ['there are too many requests', [limited('0')]],
    ['the first request still runs', [IN_USE]],
    ['the pause is negative', [limited('-5')]],
    ['the pause ends in the past', [limited('Wed, 21 Oct 2015 07:28:00 GMT')]],
  ])('is sent again with the same key when %s', async (_, failures) => {
    server.script(...failures, json(FONT, 201));
    await expect(server.client().fonts.register({ name: 'Inter' })).resolves.toEqual(FONT);
    expect(server.requests).toHaveLength(failures.length + 1);
    expect(new Set(server.requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(new Set(server.requests.map(({ body }) => body)).size).toBe(1);
  });

  it('says where nobody accepts connections', async () => {
    const error = await failureOf(server.client({ baseUrl: NOBODY, maxRetries: 0 }).fonts.retrieve('font_1'));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(String(error)).toContain(`The service at ${NOBODY} cannot be reached (ECONNREFUSED). Is it running?`);
  });

  it.each(['decks/a.pptx', {}])('is not sent with %j as its file', async (file) => {
    server.script(json(FONT, 201));
    const wrong: object = { file };
    const call = server.client().fonts.register(Object.assign({ name: 'Inter' }, wrong));
    await expect(call).rejects.toThrow('file must be bytes, a Blob or a stream.');
    expect(server.requests).toEqual([]);
  });

  it('is not sent again when the request is wrong', async () => {
    server.script(refusal(422, { type: 'invalid_request_error', code: 'font_invalid' }));
    const error = await failureOf(server.client().fonts.register({ name: 'Inter' }));
    expect(error).toBeInstanceOf(InvalidRequestError);
    expect(error).toMatchObject({ status: 422, code: 'font_invalid', requestId: 'req_1', message: 'It is refused.' });
    expect(server.requests).toHaveLength(1);
  });

  it('is not sent again when its key was used for another request', async () => {
    server.script(refusal(422, { type: 'idempotency_error', code: 'idempotency_key_reused' }));
    await expect(server.client().fonts.register({ name: 'Inter' })).rejects.toBeInstanceOf(IdempotencyError);
    expect(server.requests).toHaveLength(1);
  });

  it('is not sent again when that would have a second effect', async () => {
    server.script(hangUp);
    await expect(server.client().webhookEndpoints.test('whk_1')).rejects.toBeInstanceOf(ConnectionError);
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['seconds', () => '3600'],
    ['a date', () => new Date(Math.ceil(Date.now() / 1_000) * 1_000 + 3_600_000).toUTCString()],
  ])('does not wait for an hour in %s: the caller learns the pause', async (_, after) => {
    server.script(limited(after()));
    const error = await failureOf(server.client().fonts.retrieve('font_1'));
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ retryAfterMs: expect.closeTo(3_600_000, -4) });
    expect(server.requests).toHaveLength(1);
  });

  it('waits as long as a proxy asks for', async () => {
    const busy: Reply = (response) => response.writeHead(502, { 'retry-after': '1' }).end('<h1>Bad gateway</h1>');
    server.script(busy, json(FONT));
    const started = performance.now();
    await server.client().fonts.retrieve('font_1');
    expect(performance.now() - started).toBeGreaterThanOrEqual(999);
  });

  it('is repeated as often as the caller allows', async () => {
    server.script(UNAVAILABLE);
    await expect(server.client({ maxRetries: 1 }).fonts.retrieve('font_1')).rejects.toMatchObject({ status: 503 });
    expect(server.requests).toHaveLength(2);
    await expect(server.client().fonts.retrieve('font_1', { maxRetries: 0 })).rejects.toMatchObject({ status: 503 });
    expect(server.requests).toHaveLength(3);
  });

  it('names the scopes of which one is needed', async () => {
    const body = { type: 'permission_error', code: 'insufficient_scope', required_scopes: ['brand:read'] };
    server.script(refusal(403, body));
    const error = await failureOf(server.client().fonts.retrieve('font_1'));
    expect(error).toBeInstanceOf(PermissionError);
    expect(error).toMatchObject({ requiredScopes: ['brand:read'] });
  });

  it('keeps a type of error that the library does not know', async () => {
    server.script(refusal(418, { type: 'teapot_error', code: 'short_and_stout' }));
    const error = await failureOf(server.client().fonts.retrieve('font_1'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ type: 'teapot_error', code: 'short_and_stout' });
  });
});

describe('an answer that is not one of the service', () => {
  it.each<[string, Reply, string]>([
    ['HTML', text('<html>Sign in'), 'status 200 is not an answer of Livery (text/html): <html>Sign in'],
    ['empty', text('', 200, 'application/json'), 'status 200 is empty'],
    [
      'cut off',
      text('{"id":', 200, 'application/json'),
      'status 200 is not an answer of Livery (application/json): {"id":',
    ],
    ['a list', json([1]), 'status 200 is not an answer of Livery (application/json): [1]'],
    ['a redirect', text('', 302), 'status 302 is empty'],
    [
      'another error',
      json({ error: 'no' }, 404),
      'status 404 is not an answer of Livery (application/json): {"error":"no"}',
    ],
  ])('is an error that shows it: %s', async (_, reply, message) => {
    server.script(reply);
    const error = await failureOf(server.client().fonts.retrieve('font_1'));
    expect(error).toBeInstanceOf(UnexpectedAnswerError);
    expect(error).toMatchObject({ message: `The answer with ${message}` });
  });

  it('is not shown whole if it is long', async () => {
    server.script(text('x'.repeat(10_000), 502));
    const error = await failureOf(server.client({ maxRetries: 0 }).fonts.retrieve('font_1'));
    expect(String(error).length).toBeLessThan(400);
    expect(error).toMatchObject({ status: 502, body: 'x'.repeat(10_000) });
  });
});

describe('an answer that does not end', () => {
  it.each([200, 404])('is no longer read when it is too large, with status %d', async (status) => {
    let [sent, isClosed] = [0, false];
    server.script((response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).write('{"id":"');
      response.on('close', () => (isClosed = true));
      const send = (): void => {
        while (!response.destroyed && sent < 200 * MIB) {
          sent += MIB;
          if (!response.write('x'.repeat(MIB))) return;
        }
        response.end('"}');
      };
      response.on('drain', send);
      send();
    });
    const error = await failureOf(server.client().fonts.retrieve('font_1'));
    expect(error).toBeInstanceOf(UnexpectedAnswerError);
    expect(String(error)).toContain(`The answer with status ${status} is larger than 67108864 bytes: {"id":"xxx`);
    expect(String(error).length).toBeLessThan(400);
    await waitUntil(() => isClosed);
    expect(sent).toBeLessThan(100 * MIB);
    expect(server.requests).toHaveLength(1);
  });

  it('fails when its time is over, also if a byte arrives again and again', async () => {
    server.script((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const timer = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(timer));
    });
    const failure = failureOf(server.client({ timeoutMs: 300, maxRetries: 0 }).fonts.retrieve('font_1'));
    expect(await failure).toBeInstanceOf(TimeoutError);
  });
});

describe('a request that takes too long', () => {
  it('fails when its time is over', async () => {
    server.script(silence);
    const error = await failureOf(server.client({ timeoutMs: 50, maxRetries: 0 }).fonts.retrieve('font_1'));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ message: 'There was no complete answer within 50 ms.' });
  });

  it('fails also if its answer has begun', async () => {
    server.script((response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":'));
    const failure = failureOf(server.client({ timeoutMs: 200, maxRetries: 0 }).fonts.retrieve('font_1'));
    expect(await failure).toBeInstanceOf(TimeoutError);
  });

  it('ends with the reason of the caller, while it is answered and while it waits to be repeated', async () => {
    const reason = new Error('The user left.');
    for (const reply of [silence, limited('30')]) {
      server.script(reply);
      const controller = new AbortController();
      const failure = failureOf(server.client().fonts.retrieve('font_1', { signal: controller.signal }));
      setTimeout(() => controller.abort(reason), 50);
      expect(await failure).toBe(reason);
      expect(server.requests).toHaveLength(1);
    }
  });

  it('is not sent if the caller has ended it before', async () => {
    server.script(json(FONT));
    const reason = new Error('It is over.');
    expect(await failureOf(server.client().fonts.retrieve('a', { signal: AbortSignal.abort(reason) }))).toBe(reason);
    expect(server.requests).toEqual([]);
  });
});

describe('the text of an error, and its stack, which loggers write', () => {
  const REFUSED = refusal(400, { type: 'invalid_request_error', code: 'parameter_invalid' });

  it.each<[string, Reply, string]>([
    ['a refusal', REFUSED, 'InvalidRequestError: It is refused. (400 parameter_invalid, GET /api_keys/key_1, req_1)'],
    [
      'an answer of somebody else',
      text('no', 404),
      'UnexpectedAnswerError: The answer with status 404 is not an answer of Livery (text/html): no (GET /api_keys/key_1)',
    ],
  ])('has the request without its query, for %s', async (_, reply, expected) => {
    server.script(reply);
    const error = await failureOf(server.client().request('GET', '/api_keys/key_1', { query: { secret: 'x' } }));
    expect(String(error)).toBe(expected);
    expect(error instanceof Error && error.stack?.startsWith(`${expected}\n    at `)).toBe(true);
  });

  it('has the request when no answer arrived', async () => {
    const client = server.client({ baseUrl: NOBODY, maxRetries: 0 });
    const error = await failureOf(client.fonts.retrieve('font_1'));
    expect(String(error)).toMatch(/^ConnectionError: The service at .+ \(GET \/fonts\/font_1\)$/);
  });
});

describe('a client', () => {
  it('names itself, or the program that uses it', async () => {
    server.script(json(FONT));
    await server.client().fonts.retrieve('a');
    await server.client({ userAgent: 'press/2' }).fonts.retrieve('a');
    const agents = server.requests.map(({ headers }) => headers['user-agent']);
    expect(agents).toEqual([expect.stringMatching(/^livery-sdk\/\d+\.\d+\.\d+$/), 'press/2']);
  });

  it('logs every attempt, without query and credential', async () => {
    const attempts: LoggedAttempt[] = [];
    server.script(UNAVAILABLE, json(RULES, 200, { 'request-id': 'req_2' }));
    await server.client({ log: (attempt) => attempts.push(attempt) }).fonts.list({ limit: 2 });
    const facts = { method: 'GET', path: '/fonts', durationMs: expect.any(Number) };
    expect(attempts).toEqual([
      { ...facts, status: 503, requestId: 'req_1', error: expect.any(ServiceError) },
      { ...facts, status: 200, requestId: 'req_2', error: null },
    ]);
  });

  it('sends any request, with its query and body', async () => {
    server.script(json(FONT));
    const query = { created: { gte: '2026' }, deep: true };
    const call = server.client().request<typeof FONT>('POST', '/new_things', { query, body: { a: 1 }, ifMatch: '"3"' });
    const { data, status } = await call.withResponse();
    expect([data.name, status]).toEqual(['Inter', 200]);
    expect(server.requests).toMatchObject([
      { url: '/api/v1/new_things?created%5Bgte%5D=2026&deep=true', body: '{"a":1}', headers: { 'if-match': '"3"' } },
    ]);
  });
});
