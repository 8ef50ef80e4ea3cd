import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TransferableFile, receiveFile } from '@livery/file-transfer';
import { brandCheckBody } from './brand-check-body.ts';

const PRESENTATION = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const MAX_FILE_BYTES = 52_428_800;
const PART = '--XX\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';
const deck = Buffer.from('PK deck');
const base64 = deck.toString('base64');

describe('the body of a brand check', () => {
  let server: Server;
  let outcome: Promise<object>;

  beforeAll(async () => {
    server = createServer((request, response) => {
      outcome = brandCheckBody.read(request);
      const answer = () => response.end();
      outcome.then(answer, answer);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  async function read(body: Buffer | string | FormData | null, contentType?: string, query = ''): Promise<object> {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
    const encoded = new Response(body instanceof FormData ? body : null);
    const type = contentType ?? encoded.headers.get('content-type');
    const bytes = body instanceof FormData ? Buffer.from(await encoded.arrayBuffer()) : (body ?? '');
    const headers = { ...(type !== null && { 'content-type': type }), 'content-length': Buffer.byteLength(bytes) };
    const path = `/brand_checks${query}`;
    const sent = request({ host: '127.0.0.1', port: address.port, path, method: 'POST', headers });
    sent.on('response', (response) => response.resume());
    sent.end(bytes);
    await once(sent, 'response');
    return outcome;
  }

  /** The body, with the received document. */
  async function readWhole(reading: Promise<object>): Promise<object> {
    const body = await reading;
    const content: unknown = Reflect.get(body, 'content');
    return content instanceof TransferableFile ? { ...body, content: receiveFile(content.ticket()) } : body;
  }

  const readJson = (body: object) => read(JSON.stringify(body), 'application/json; charset=utf-8');
  const readForm = (...fields: [name: string, value: string | File][]) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    return read(form);
  };
  const file = (bytes = deck) => new File([new Uint8Array(bytes)], 'deck.pptx', { type: PRESENTATION });
  const refused = (code: string, param: string | null) => expect.objectContaining({ code, param });

  describe('in JSON', () => {
    it('holds the decoded document beside the other members as they came', async () => {
      const others = { content_type: 'pptx', filename: 7, metadata: { a: 'b' }, unknown: [null] };
      expect(await readWhole(readJson({ ...others, content_base64: base64 }))).toEqual({ ...others, content: deck });
    });

    it.each([
      ['an empty document', { content_type: 'pptx', content_base64: '' }, 'invalid_base64', 'content_base64'],
      [
        'a document that is no text',
        { content_type: 'pptx', content_base64: 1 },
        'parameter_invalid',
        'content_base64',
      ],
      ['our own name', { content_type: 'a', content_base64: base64, content: 1 }, 'parameter_unknown', 'content'],
    ])('is refused with %s', async (_, body, code, param) => {
      await expect(readJson(body)).rejects.toEqual(refused(code, param));
    });

    it.each([[{}], [{ content_type: 'pptx' }]])('leaves to the request class what is missing: %j', async (body) => {
      expect(await readJson(body)).toEqual(body);
    });

    it('reads as nothing when there is none', async () => {
      expect(await read(null)).toEqual({});
    });
  });

  describe('in a form', () => {
    it('holds the document, the metadata it spells in JSON, and other fields as they came', async () => {
      const body = readForm(['content_type', 'pptx'], ['metadata', '{"a":"b"}'], ['file', file()], ['unknown', '1']);
      const fields = { content_type: 'pptx', metadata: { a: 'b' }, unknown: '1' };
      expect(await readWhole(body)).toEqual({ ...fields, filename: 'deck.pptx', content: deck });
    });

    it('prefers the file name of the field to that of the file', async () => {
      const body = readForm(['filename', 'other.pptx'], ['file', file()]);
      expect(await readWhole(body)).toEqual({ content_type: 'pptx', filename: 'other.pptx', content: deck });
    });

    it.each([
      ['the media type of the file', 'deck', PRESENTATION, 'pptx'],
      ['the media type, however it is written', 'deck.docx', PRESENTATION.toUpperCase(), 'pptx'],
      ['the extension of its name', 'letter.DOCX', 'application/octet-stream', 'docx'],
      ['the extension of a template', 'deck.potm', '', 'pptx'],
      ['neither', 'deck.pptx.zip', 'application/zip', undefined],
    ])('takes the format that it does not name from %s', async (_, name, type, format) => {
      const body = readForm(['file', new File([new Uint8Array(deck)], name, { type })]);
      expect(Reflect.get(await readWhole(body), 'content_type')).toBe(format);
    });

    it.each([['{"a":'], ['[]'], ['"text"'], ['']])('is refused with the metadata %s', async (metadata) => {
      const form = readForm(['metadata', metadata], ['file', file()]);
      await expect(form).rejects.toEqual(refused('parameter_invalid', 'metadata'));
    });

    it('is refused without a file', async () => {
      await expect(readForm(['content_type', 'pptx'])).rejects.toEqual(refused('parameter_missing', 'file'));
    });

    it('is refused with a field of our own name', async () => {
      const form = readForm(['file', file()], ['content', 'x']);
      await expect(form).rejects.toEqual(refused('parameter_unknown', 'content'));
    });
  });

  describe('as the document itself', () => {
    it.each([
      [PRESENTATION, 'pptx'],
      ['application/vnd.openxmlformats-officedocument.presentationml.template', 'pptx'],
      ['application/vnd.ms-powerpoint.slideshow.macroEnabled.12', 'pptx'],
      ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
      ['application/vnd.ms-word.template.macroEnabled.12', 'docx'],
    ])('takes the format from %s', async (contentType, format) => {
      expect(await readWhole(read(deck, contentType))).toEqual({ content_type: format, content: deck });
      expect(brandCheckBody.mediaTypes).toContain(contentType.toLowerCase());
    });

    it('takes the file name from the query', async () => {
      const name = 'Präsentation 1?.pptx';
      const body = await read(deck, PRESENTATION, `?filename=${encodeURIComponent(name)}`);
      expect(body).toMatchObject({ filename: name });
    });

    it('takes the name of the document and the baseline from the query', async () => {
      const body = await read(deck, PRESENTATION, '?baseline=b&document=q4%2Fdraft&filename=a');
      expect(body).toMatchObject({ document: 'q4/draft', baseline: 'b', filename: 'a' });
    });

    it.each([
      ['another parameter', '?filename=a&file=b', 'parameter_unknown', 'file'],
      ['our own names', '?content_type=docx', 'parameter_unknown', 'content_type'],
      ['two file names', '?filename=a&filename=b', 'parameter_invalid', 'filename'],
      ['two documents', '?document=a&document=b', 'parameter_invalid', 'document'],
      ['two baselines', '?baseline=a&baseline=b', 'parameter_invalid', 'baseline'],
      ['a NUL in the file name', '?filename=%00', 'body_invalid_json', null],
    ])('is refused with %s in the query', async (_, query, code, param) => {
      await expect(read(deck, PRESENTATION, query)).rejects.toEqual(refused(code, param));
    });
  });

  it.each([
    ['in JSON', 'application/json', ['{"content_type":"pptx","content_base64":"', '"}'], 'base64'],
    ['in a form', 'multipart/form-data; boundary=XX', [PART, '\r\n--XX--\r\n'], 'latin1'],
    ['as it is', PRESENTATION, ['', ''], 'latin1'],
  ] as const)('takes a file of 50 MiB %s and not one byte more', async (_, contentType, [before, after], encoding) => {
    const body = (size: number) => Buffer.from(before + Buffer.alloc(size).toString(encoding) + after, 'latin1');
    expect(await read(body(MAX_FILE_BYTES), contentType)).toEqual(
      expect.objectContaining({ content: expect.objectContaining({ length: MAX_FILE_BYTES }) }),
    );
    await expect(read(body(MAX_FILE_BYTES + 1), contentType)).rejects.toEqual(refused('file_too_large', null));
  });
});
