import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { brandCheckFailed, brandCheckSchema } from '@livery/brand-governance-contracts';
import { OfficeFile } from '@livery/office-testing';
import { type ApiClient, assertFits } from '@livery/testing';
import {
  compoundFile,
  paragraphXml,
  presentation,
  PRESENTATION_TYPE,
  presentationWith,
  SAMPLE_DECK,
  slideXml,
  textDocument,
} from './brand-documents.ts';
import { type Answer, eventsOf, readAnswer } from './read-answer.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

const MAX_FILE_BYTES = 52_428_800;
const SAMPLE_BASE64 = SAMPLE_DECK.toString('base64');
const SLIDE = 'ppt/slides/slide1.xml';

type RequestBuilder = Parameters<ApiClient['send']>[2];

let api: TestApi;
let organization: TestOrganization;
let client: ApiClient;
let port: number;

beforeAll(async () => {
  api = await startTestApi();
  await api.application.listen(0, '127.0.0.1');
  port = Number(new URL(await api.application.getUrl()).port);
});

/** Every test has a new, empty organization. Whatever it has afterwards was stored by the refused request. */
beforeEach(async () => {
  organization = await api.createOrganization();
  client = await organization.client();
});

afterAll(() => api.close());

/** Returns the number of rows that `act` adds to each table. The request log is left out, since it contains every refused request. */
async function rowsAddedBy(act: () => Promise<unknown>): Promise<Readonly<Record<string, number>>> {
  const before = await api.rows();
  await act();
  const after = await api.rows();
  const added = [...after].map(([table, rows]) => [table, rows.length - (before.get(table)?.length ?? 0)] as const);
  return Object.fromEntries(added.filter(([table, count]) => count !== 0 && table !== 'platform.request_log'));
}

describe('a request without a valid document', () => {
  const base = { content_type: 'pptx', content_base64: SAMPLE_BASE64 };

  it.each([
    ['no body', '', 'parameter_missing', 'content_type'],
    ['no content_base64', { content_type: 'pptx' }, 'parameter_missing', 'content_base64'],
    ['no content_type', { content_base64: SAMPLE_BASE64 }, 'parameter_missing', 'content_type'],
    ['an empty content_base64', { ...base, content_base64: '' }, 'invalid_base64', 'content_base64'],
    ['content_base64 without its padding', { ...base, content_base64: 'UEs' }, 'invalid_base64', 'content_base64'],
    [
      'content_base64 in the URL-safe alphabet',
      { ...base, content_base64: 'UEs-_w==' },
      'invalid_base64',
      'content_base64',
    ],
    ['content_base64 with a line break', { ...base, content_base64: 'UEsD\nBBQA' }, 'invalid_base64', 'content_base64'],
    [
      'content_base64 as a data URL',
      { ...base, content_base64: 'data:;base64,UEsDBA==' },
      'invalid_base64',
      'content_base64',
    ],
    ['content_base64 of null', { ...base, content_base64: null }, 'parameter_invalid', 'content_base64'],
    ['content_base64 as a list', { ...base, content_base64: [SAMPLE_BASE64] }, 'parameter_invalid', 'content_base64'],
    ['an unknown content_type', { ...base, content_type: 'pdf' }, 'parameter_invalid', 'content_type'],
    ['content_type in capitals', { ...base, content_type: 'PPTX' }, 'parameter_invalid', 'content_type'],
    [
      'a content_type that is the name of an inherited property',
      { ...base, content_type: 'toString' },
      'parameter_invalid',
      'content_type',
    ],
    ['an unknown field', { ...base, contents: SAMPLE_BASE64 }, 'parameter_unknown', 'contents'],
    ['a field with the internal name of the document', { ...base, content: 'PK' }, 'parameter_unknown', 'content'],
    ['an empty filename', { ...base, filename: '' }, 'parameter_invalid', 'filename'],
    ['a filename of 256 characters', { ...base, filename: 'f'.repeat(256) }, 'parameter_invalid', 'filename'],
    ['a filename with a line break', { ...base, filename: 'a\nb.pptx' }, 'parameter_invalid', 'filename'],
    ['a filename that is not a string', { ...base, filename: 7 }, 'parameter_invalid', 'filename'],
    ['metadata that is not an object', { ...base, metadata: 'a' }, 'parameter_invalid', 'metadata'],
    ['metadata with a number', { ...base, metadata: { a: 1 } }, 'parameter_invalid', 'metadata.a'],
    ['a truncated body', JSON.stringify(base).slice(0, -10), 'body_invalid_json', null],
    ['a body that is not an object', JSON.stringify([base]), 'body_invalid_json', null],
    [
      'a document twice',
      `{"content_base64":"UEsD",${JSON.stringify(base).slice(1)}`,
      'body_invalid_json',
      'content_base64',
    ],
  ])('is refused with 400 and stores nothing: %s', async (_, body, code, param) => {
    const added = await rowsAddedBy(async () => {
      const answer = await client.post('/brand_checks', body);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ error: { type: 'invalid_request_error', code, param } });
      expect(answer.text).not.toContain('brand_check"');
    });
    expect(added).toEqual({});
  });

  it.each<[string, RequestBuilder, string, string]>([
    ['without a file', (test) => test.field('content_type', 'pptx'), 'parameter_missing', 'file'],
    ['with the file as text', (test) => test.field({ content_type: 'pptx', file: 'PK' }), 'parameter_invalid', 'file'],
    [
      'with two files',
      (test) => test.attach('file', SAMPLE_DECK, 'a').attach('file', SAMPLE_DECK, 'b'),
      'parameter_invalid',
      'file',
    ],
    ['with a file under another name', (test) => test.attach('deck', SAMPLE_DECK, 'a'), 'parameter_invalid', 'deck'],
    [
      'with an unknown field',
      (test) => test.field({ content_type: 'pptx', contents: 'a' }).attach('file', SAMPLE_DECK, 'a'),
      'parameter_unknown',
      'contents',
    ],
    ['without a content_type', (test) => test.attach('file', SAMPLE_DECK, 'a'), 'parameter_missing', 'content_type'],
    [
      'with the document in base64 beside the file',
      (test) => test.field({ content_type: 'pptx', content_base64: SAMPLE_BASE64 }).attach('file', SAMPLE_DECK, 'a'),
      'parameter_unknown',
      'content_base64',
    ],
    [
      'with an unknown content_type',
      (test) => test.field({ content_type: 'pdf' }).attach('file', SAMPLE_DECK, 'a'),
      'parameter_invalid',
      'content_type',
    ],
    [
      'with metadata that is not JSON',
      (test) => test.field({ content_type: 'pptx', metadata: 'a=b' }).attach('file', SAMPLE_DECK, 'a'),
      'parameter_invalid',
      'metadata',
    ],
    ['without a boundary', (test) => test.type('multipart/form-data').send('--a'), 'parameter_invalid', 'Content-Type'],
  ])('is refused with 400 and stores nothing: a form %s', async (_, build, code, param) => {
    const added = await rowsAddedBy(async () => {
      const answer = await client.send('POST', '/brand_checks', build);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ error: { type: 'invalid_request_error', code, param } });
    });
    expect(added).toEqual({});
  });

  it.each([
    ['folder=a', 'parameter_unknown', 'folder'],
    ['filename=a&filename=b', 'parameter_invalid', 'filename'],
    ['filename=', 'parameter_invalid', 'filename'],
  ])('is refused with 400 and stores nothing: a document with ?%s', async (query, code, param) => {
    const added = await rowsAddedBy(async () => {
      const answer = await client.send('POST', `/brand_checks?${query}`, (test) =>
        test.type(PRESENTATION_TYPE).send(SAMPLE_DECK),
      );
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ error: { code, param } });
    });
    expect(added).toEqual({});
  });

  it('is refused with 400 and stores nothing: JSON with the file name in the query', async () => {
    const added = await rowsAddedBy(async () => {
      const answer = await client.post('/brand_checks?filename=a.pptx', base);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ error: { code: 'parameter_unknown', param: 'filename' } });
    });
    expect(added).toEqual({});
  });

  it.each(['application/zip', 'application/pdf', 'application/octet-stream', 'text/plain'])(
    'is refused with 415 and stores nothing: a body of type %s',
    async (type) => {
      const added = await rowsAddedBy(async () => {
        const answer = await client.send('POST', '/brand_checks', (test) => test.type(type).send(SAMPLE_DECK));
        expect(answer.status).toBe(415);
        expect(answer.body).toMatchObject({ error: { code: 'unsupported_media_type' } });
      });
      expect(added).toEqual({});
    },
  );
});

interface HostileDocument {
  readonly title: string;
  readonly document: () => Buffer;
  readonly sentAs?: 'pptx' | 'docx';
  readonly status: number;
  readonly code: string;
  readonly param?: string;
  readonly part?: string;
}

const deep = `${'<a:g>'.repeat(300)}${'</a:g>'.repeat(300)}`;
const attributes = Array.from({ length: 300 }, (_, index) => `a${index}="1"`).join(' ');

const HOSTILE: readonly HostileDocument[] = [
  {
    title: 'a text document sent as a presentation',
    document: textDocument,
    status: 422,
    code: 'content_type_mismatch',
    param: 'content_type',
    part: '/word/document.xml',
  },
  {
    title: 'a presentation sent as a text document',
    document: () => SAMPLE_DECK,
    sentAs: 'docx',
    status: 422,
    code: 'content_type_mismatch',
    param: 'content_type',
    part: '/ppt/presentation.xml',
  },
  { title: 'a PDF', document: () => Buffer.from('%PDF-1.7\n%âãÏÓ\n'), status: 415, code: 'unsupported_format' },
  { title: 'plain text', document: () => Buffer.from('Dear brand team,'), status: 415, code: 'unsupported_format' },
  { title: 'a single byte', document: () => Buffer.from('P'), status: 415, code: 'unsupported_format' },
  {
    title: 'a document with a password',
    document: () => compoundFile('EncryptedPackage'),
    status: 422,
    code: 'file_encrypted',
  },
  {
    title: 'a presentation in the old binary format',
    document: () => compoundFile('PowerPoint Document'),
    status: 415,
    code: 'unsupported_format',
  },
  {
    title: 'a truncated archive',
    document: () => SAMPLE_DECK.subarray(0, SAMPLE_DECK.length / 2),
    status: 422,
    code: 'file_corrupt',
  },
  { title: 'the first bytes of an archive', document: () => Buffer.from('PK'), status: 422, code: 'file_corrupt' },
  {
    title: 'an archive with two entries of the same name',
    document: () =>
      OfficeFile.ofEntries([
        { name: 'a.xml', data: '' },
        { name: 'a.xml', data: '' },
      ]).bytes(),
    status: 422,
    code: 'file_corrupt',
  },
  {
    title: 'an archive with an entry outside of its root',
    document: () => presentationWith({ '../../etc/passwd': 'root' }),
    status: 422,
    code: 'file_corrupt',
  },
  {
    title: 'an archive with too many entries',
    document: () =>
      OfficeFile.ofEntries(Array.from({ length: 10_001 }, (_, index) => ({ name: `${index}`, data: '' }))).bytes(),
    status: 413,
    code: 'archive_too_large',
  },
  {
    title: 'an archive of 130 kB that decompresses to 65 MiB',
    document: () => presentationWith({ [SLIDE]: Buffer.alloc(65 * 1_048_576, ' ') }),
    status: 413,
    code: 'archive_too_large',
    part: `/${SLIDE}`,
  },
  { title: 'an empty archive', document: () => OfficeFile.ofEntries([]).bytes(), status: 422, code: 'not_ooxml' },
  {
    title: 'an archive without content types',
    document: () => presentationWith({ '[Content_Types].xml': null }),
    status: 422,
    code: 'not_ooxml',
  },
  {
    title: 'an archive without a main part',
    document: () => presentationWith({ 'ppt/presentation.xml': null }),
    status: 422,
    code: 'not_ooxml',
  },
  {
    title: 'a main part that is not well-formed',
    document: () => presentationWith({ 'ppt/presentation.xml': '<p:presentation' }),
    status: 422,
    code: 'file_corrupt',
    part: '/ppt/presentation.xml',
  },
  {
    title: 'a document type declaration in a slide',
    document: () =>
      presentation(`<!DOCTYPE p [<!ENTITY x SYSTEM "file:///etc/passwd">]>${slideXml(paragraphXml('&x;'))}`),
    status: 422,
    code: 'dtd_forbidden',
    part: `/${SLIDE}`,
  },
  {
    title: 'a document type declaration in UTF-16',
    document: () => presentationWith({ [SLIDE]: Buffer.from('\uFEFF<!DOCTYPE p><p/>', 'utf16le') }),
    status: 422,
    code: 'dtd_forbidden',
    part: `/${SLIDE}`,
  },
  {
    title: 'three hundred nested elements',
    document: () => presentation(slideXml(deep)),
    status: 422,
    code: 'xml_too_complex',
    part: `/${SLIDE}`,
  },
  {
    title: 'an element with three hundred attributes',
    document: () => presentation(slideXml(`<a:p ${attributes}/>`)),
    status: 422,
    code: 'xml_too_complex',
    part: `/${SLIDE}`,
  },
  {
    title: 'nine megabytes of text between two tags',
    document: () => presentation(slideXml(paragraphXml('lorem ipsum '.repeat(786_432)))),
    status: 422,
    code: 'xml_too_complex',
    part: `/${SLIDE}`,
  },
];

describe('a document that cannot be checked', () => {
  it.each(HOSTILE)('is refused with $status $code and stores a failed check: $title', async (hostile) => {
    const { status, code, param = null, sentAs = 'pptx' } = hostile;
    const document = hostile.document();
    const added = await rowsAddedBy(async () => {
      const content_base64 = document.toString('base64');
      const body = { content_type: sentAs, content_base64, filename: '~$x.pptx', metadata: { a: 'b' } };
      const answer = await client.post('/brand_checks', body);
      expect([answer.status, answer.body]).toMatchObject([
        status,
        { error: { type: 'invalid_request_error', code, param } },
      ]);
      expect(answer.text).not.toMatch(/node:|node_modules|\.[jt]s\b|\broot\b|passwd|lorem/);
      const { error } = readAnswer(refusalSchema, answer);
      expect(partOf(answer)).toBe(hostile.part);

      const record = readAnswer(brandCheckSchema, await client.get(`/brand_checks/${error.brand_check}`));
      expect(record).toMatchObject({
        id: error.brand_check,
        status: 'failed',
        error_code: code,
        error_message: error.message,
        content_type: sentAs,
        filename: '~$x.pptx',
        metadata: { a: 'b' },
        size_bytes: document.length,
        content_sha256: createHash('sha256').update(document).digest('hex'),
        findings: [],
        summary: null,
        not_evaluated: [],
      });
      const [event, ...others] = await eventsOf(client, 'brand.*');
      expect([event?.type, others]).toEqual([brandCheckFailed.type, []]);
      assertFits(brandCheckFailed.schema, event?.data, 'the event');
      expect(event?.data).toMatchObject({ object: { id: record.id, status: 'failed', summary: null } });
    });
    expect(added).toEqual({ 'brand_governance.brand_check': 1, 'messaging.event': 1 });
  });
});

const refusalSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['message', 'brand_check'],
      properties: { message: { type: 'string' }, brand_check: { type: 'string' } },
    },
  },
} as const;

function partOf({ text: json }: Answer): string | undefined {
  return /"part":"([^"]*)"/.exec(json)?.[1];
}

describe('a body that is too large', () => {
  const tooLarge = { error: { type: 'invalid_request_error', code: 'file_too_large' } };

  /** Sends the headers and the chunks, and reads the response even if the body is incomplete. */
  function stream(headers: Readonly<Record<string, string>>, chunks: Iterable<Buffer>): Promise<[number, string]> {
    return new Promise((resolve, reject) => {
      const options = { port, host: '127.0.0.1', method: 'POST', path: '/api/v1/brand_checks', headers, agent: false };
      const call = request(options, (response) => {
        text(response).then((body) => {
          call.destroy();
          resolve([response.statusCode ?? 0, body]);
        }, reject);
      });
      call.on('error', reject);
      call.flushHeaders();
      for (const chunk of chunks) call.write(chunk);
    });
  }

  function* mebibytes(count: number): Generator<Buffer> {
    const mebibyte = Buffer.alloc(1_048_576, 'A');
    for (let index = 0; index < count; index += 1) yield mebibyte;
  }

  it('is refused by its Content-Length before the credential is checked and before the body is read', async () => {
    const announced = { 'content-length': '80000000' };
    const credentials = ['', `Bearer ${await organization.key()}`];
    const added = await rowsAddedBy(async () => {
      for (const type of [PRESENTATION_TYPE, 'application/json', 'multipart/form-data; boundary=a']) {
        for (const authorization of credentials) {
          const headers = { ...announced, 'content-type': type, ...(authorization && { authorization }) };
          const [status, body] = await stream(headers, []);
          expect([status, JSON.parse(body)]).toMatchObject([413, tooLarge]);
        }
      }
    });
    expect(added).toEqual({});
  });

  it('is not read if the request has neither a credential nor a Content-Length', async () => {
    const [status, body] = await stream(
      { 'content-type': PRESENTATION_TYPE, 'transfer-encoding': 'chunked' },
      mebibytes(1),
    );
    expect([status, JSON.parse(body)]).toMatchObject([401, { error: { code: 'credentials_missing' } }]);
  });

  it.each([PRESENTATION_TYPE, 'application/json'])('is refused while it arrives in chunks, as %s', async (type) => {
    const headers = {
      authorization: `Bearer ${await organization.key()}`,
      'content-type': type,
      'transfer-encoding': 'chunked',
    };
    const opening = type === 'application/json' ? [Buffer.from('{"content_base64":"')] : [];
    const added = await rowsAddedBy(async () => {
      const [status, body] = await stream(headers, [...opening, ...mebibytes(72)]);
      expect([status, JSON.parse(body)]).toMatchObject([413, tooLarge]);
    });
    expect(added).toEqual({});
  });

  it.each<[string, (document: Buffer) => RequestBuilder]>([
    [
      'in base64',
      (document) => (test) => test.send({ content_type: 'pptx', content_base64: document.toString('base64') }),
    ],
    ['in a form', (document) => (test) => test.field('content_type', 'pptx').attach('file', document, 'a.pptx')],
    ['as the raw body', (document) => (test) => test.type(PRESENTATION_TYPE).send(document)],
  ])('accepts a document of 50 MiB and refuses one that is a byte longer, %s', async (_, send) => {
    const added = await rowsAddedBy(async () => {
      const above = await client.send('POST', '/brand_checks', send(Buffer.alloc(MAX_FILE_BYTES + 1, 'A')));
      expect([above.status, above.body]).toMatchObject([413, tooLarge]);
    });
    expect(added).toEqual({});
    const most = await client.send('POST', '/brand_checks', send(Buffer.alloc(MAX_FILE_BYTES, 'A')));
    expect([most.status, most.body]).toMatchObject([415, { error: { code: 'unsupported_format' } }]);
  });
});

describe('the service after these requests', () => {
  it('responds and checks the next document', async () => {
    expect((await client.get('/ping')).status).toBe(200);
    const body = { content_type: 'pptx', content_base64: SAMPLE_BASE64 };
    expect(readAnswer(brandCheckSchema, await client.post('/brand_checks', body)).status).toBe('completed');
  });
});
