import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cutOff, FakeService, refusing } from '../testing/fake-service.ts';
import { LiveryInFolder, type Outcome } from '../testing/livery-in-folder.ts';

let livery: LiveryInFolder;
let service: FakeService;

beforeAll(async () => {
  livery = await LiveryInFolder.open();
  service = await FakeService.start();
});
beforeEach(() => {
  service.requests.length = 0;
  service.answer = (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"font_1"}');
});
afterAll(async () => {
  await livery.close();
  await service.close();
});

const api = (words: readonly string[], input = ''): Promise<Outcome> =>
  livery.start(['api', ...words], { input, environment: service.environment }).outcome;

describe('livery api', () => {
  it('sends the key, the version of the API, the query and the headers, and shows the answer as it is', async () => {
    const words = [
      'get',
      '/v1/fonts?limit=2',
      '--query',
      'created[gte]=2026-11-20T00:00:00Z',
      '-H',
      'If-None-Match: "a"',
    ];
    expect(await api(words)).toEqual({ code: 0, stdout: '{"id":"font_1"}\n', stderr: '' });
    expect(service.requests).toMatchObject([
      {
        method: 'GET',
        url: '/api/v1/fonts?limit=2&created%5Bgte%5D=2026-11-20T00%3A00%3A00Z',
        headers: { authorization: 'Bearer lv_test_key', 'api-version': expect.any(String), 'if-none-match': '"a"' },
      },
    ]);
  });

  it.each([
    ['JSON of the command line', ['--data', '{"name":"Inter"}'], '', 'application/json', '{"name":"Inter"}'],
    ['JSON of standard input', ['--data', '-'], '{"name":"Inter"}', 'application/json', '{"name":"Inter"}'],
    ['a file of JSON', ['--data', '@font.json'], '', 'application/json', '{}'],
    ['the bytes of a file', ['--data', '@font.ttf'], '', 'font/ttf', 'bytes'],
    ['the bytes of an unknown file', ['--data', '@font.xyz'], '', 'application/octet-stream', 'bytes'],
    ['bytes with a media type', ['--data', '-', '-H', 'content-type: text/csv'], 'a,b', 'text/csv', 'a,b'],
  ])('sends %s', async (_, words, input, type, body) => {
    await livery.withFile('font.json', '{}');
    await livery.withFile('font.ttf', 'bytes');
    await livery.withFile('font.xyz', 'bytes');
    expect(await api(['POST', 'fonts', ...words, '--idempotency-key', 'once'], input)).toMatchObject({ code: 0 });
    const [request] = service.requests;
    expect(request).toMatchObject({ method: 'POST', headers: { 'content-type': type, 'idempotency-key': 'once' } });
    expect(request?.body.toString()).toBe(body);
  });

  it('sends a form with files', async () => {
    await livery.withFile('deck.pptx', 'PK');
    await api(['POST', '/brand_checks', '-F', 'file=@deck.pptx', '-F', 'keep=false']);
    const [request] = service.requests;
    expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(request?.body.toString()).toMatch(
      /name="file"; filename="deck.pptx"\r\nContent-Type: \S+\.presentation\r\n\r\nPK\r\n/,
    );
    expect(request?.body.toString()).toMatch(/name="keep"\r\n\r\nfalse\r\n/);
  });

  it('writes bytes as they are, and the head of the answer if it is wanted', async () => {
    service.answer = (response) => response.writeHead(200, { 'content-type': 'font/ttf', etag: '"a"' }).end('\0bytes');
    expect(await api(['GET', '/fonts/font_1/file'])).toMatchObject({ stdout: '\0bytes' });
    const { stdout } = await api(['GET', '/fonts/font_1/file', '--include']);
    expect(stdout).toMatch(/^HTTP 200 OK\n(?:[a-z-]+: .*\n)*etag: "a"\n(?:[a-z-]+: .*\n)*\n\0bytes$/);
  });

  it('shows the error of the service and ends with 3', async () => {
    service.answer = refusing(404, 'resource_missing');
    const { code, stdout, stderr } = await api(['DELETE', '/fonts/font_1']);
    expect([code, stderr]).toEqual([3, 'The status of the answer is 404 (request req_1).\n']);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'resource_missing' } });
  });

  it('follows no redirect, since that would take the key elsewhere', async () => {
    service.answer = (response) => response.writeHead(307, { location: `${service.origin}/elsewhere` }).end();
    expect(await api(['POST', '/fonts', '--data', '{}'])).toMatchObject({
      code: 3,
      stderr: 'The status of the answer is 307.\n',
    });
    expect(service.requests).toHaveLength(1);
  });

  it('ends with 3 after an answer that is cut off, and without an answer', async () => {
    service.answer = cutOff;
    expect(await api(['GET', '/fonts'])).toMatchObject({ code: 3, stderr: 'The answer was cut off.\n' });
    service.answer = (response) => response.destroy();
    expect(await api(['GET', '/fonts'])).toMatchObject({
      code: 3,
      stderr: expect.stringMatching(/^There was no complete answer: .*\.\n$/),
    });
  });

  it.each([
    [['GET'], /A method and a path are needed/],
    [['FETCH', '/fonts'], /The method must be one of GET, /],
    [['GET', '/fonts', '--data', '{}'], /A GET request has no body/],
    [['POST', '/fonts', '--data', '{}', '-F', 'a=b'], /cannot be combined/],
    [['POST', '/fonts', '--data', '@absent.json'], /^absent\.json cannot be read: ENOENT/],
    [['POST', '/fonts', '--paginate'], /--paginate is for GET/],
    [['GET', '/fonts', '--query', 'limit'], /--query must be NAME=VALUE, not "limit"/],
    [['GET', '/fonts', '-H', 'Authorization: Bearer lv_live_key'], /^A key is never an argument/],
    [['GET', '/fonts', '-H', 'a b: c'], /is no header/],
    [['GET', 'https://other.example/fonts'], /^The path must be one of the API/],
  ])('sends nothing for %j', async (words, problem) => {
    expect(await api(words)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(problem) });
    expect(service.requests).toEqual([]);
  });
});

const RECORDS = [1, 2, 3, 4, 5].map((number) => ({ id: `font_${number}` }));
const LINES = RECORDS.map((record) => JSON.stringify(record));

describe('livery api --paginate', () => {
  it('follows lists that are paged by the id of a record', async () => {
    service.answer = (response, { url }) => {
      const after = new URL(url, service.origin).searchParams.get('starting_after');
      const from = RECORDS.findIndex(({ id }) => id === after) + 1;
      response.end(JSON.stringify({ data: RECORDS.slice(from, from + 2), has_more: from + 2 < RECORDS.length }));
    };
    expect(await api(['GET', '/fonts', '--query', 'limit=2', '--paginate'])).toEqual({
      code: 0,
      stdout: `${LINES.join('\n')}\n`,
      stderr: '',
    });
    expect(service.requests.map(({ url }) => url)).toEqual([
      '/api/v1/fonts?limit=2',
      '/api/v1/fonts?limit=2&starting_after=font_2',
      '/api/v1/fonts?limit=2&starting_after=font_4',
    ]);
  });

  it('follows lists backwards', async () => {
    service.answer = (response, { url }) => {
      const isFirst = url.endsWith('ending_before=font_5');
      response.end(JSON.stringify({ data: isFirst ? RECORDS.slice(2, 4) : RECORDS.slice(0, 2), has_more: isFirst }));
    };
    const { stdout } = await api(['GET', '/fonts?ending_before=font_5', '--paginate']);
    expect(stdout.trim().split('\n')).toEqual(LINES.slice(0, 4).toReversed());
  });

  it('follows lists that are paged by an offset', async () => {
    service.answer = (response, { url }) => {
      const offset = Number(new URL(url, service.origin).searchParams.get('offset') ?? 0);
      const has_more = offset + 3 < RECORDS.length;
      response.end(
        JSON.stringify({
          data: RECORDS.slice(offset, offset + 3),
          has_more,
          ...(has_more && { next_offset: offset + 3 }),
        }),
      );
    };
    expect((await api(['GET', '/library_assets', '--paginate'])).stdout).toBe(`${LINES.join('\n')}\n`);
  });

  it('follows the feed of events, also where no event of a page fits', async () => {
    service.answer = (response, { url }) => {
      const isFirst = url.endsWith('after=start');
      const data = isFirst ? [] : RECORDS;
      response.end(JSON.stringify({ data, has_more: isFirst, url: '/api/v1/events?after=evt_9' }));
    };
    expect((await api(['GET', '/events?after=start', '--paginate'])).stdout).toBe(`${LINES.join('\n')}\n`);
    expect(service.requests.at(-1)?.url).toBe('/api/v1/events?after=evt_9');
  });

  it('waits when the service asks for it', async () => {
    service.answer = (response, request) => {
      if (service.requests.length === 2) refusing(429, 'rate_limited')(response.setHeader('retry-after', '0'), request);
      else response.end(JSON.stringify({ data: RECORDS, has_more: service.requests.length === 1 }));
    };
    const { code, stdout } = await api(['GET', '/fonts', '--paginate']);
    expect([code, stdout]).toEqual([0, `${[...LINES, ...LINES].join('\n')}\n`]);
    expect(service.requests).toHaveLength(3);
  });

  it('ends with 3 if a later page fails, with the records before it on standard output and the error on the other', async () => {
    service.answer = (response, request) => {
      if (request.url.includes('starting_after')) refusing(429, 'rate_limited')(response, request);
      else response.end(JSON.stringify({ data: RECORDS, has_more: true }));
    };
    const { code, stdout, stderr } = await api(['GET', '/fonts', '--paginate']);
    expect([code, stdout]).toEqual([3, `${LINES.join('\n')}\n`]);
    expect(stderr).toMatch(/"code":"rate_limited".*\nThe status of the answer is 429 \(request req_1\)\.\n$/);
  });

  it.each([
    ['a record', '{"id":"font_1"}', 'The answer is no list. Call it without --paginate.\n'],
    ['no JSON', '<html>', 'The answer is no list. Call it without --paginate.\n'],
    [
      'a page without its end',
      '{"data":[],"has_more":true}',
      'A page says that there are more records, but not where they begin.\n',
    ],
  ])('ends with 3 for %s', async (_, body, sentence) => {
    service.answer = (response) => response.end(body);
    expect(await api(['GET', '/fonts', '--paginate'])).toEqual({ code: 3, stdout: '', stderr: sentence });
  });
});
