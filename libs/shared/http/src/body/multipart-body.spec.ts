import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { receiveFile } from '@livery/file-transfer';
import fc from 'fast-check';
import { readMultipart } from './multipart-body.ts';

const OPTIONS = { fileField: 'file', maxFileBytes: 1_000, maxTextBytes: 300, maxBodyBytes: 5_000 };
const FORM = 'multipart/form-data; boundary=XX';

/** A request whose body arrives in pieces of these sizes, used in turn. */
function request(body: Buffer, sizes: readonly number[] = [Infinity], contentType = FORM): IncomingMessage {
  const message = new IncomingMessage(new Socket());
  message.headers['content-type'] = contentType;
  let at = 0;
  let turn = 0;
  message._read = () => {
    const end = at + (sizes[turn++ % sizes.length] ?? 1);
    const piece = body.subarray(at, end);
    at = end;
    setImmediate(() => message.push(piece.length === 0 ? null : piece));
  };
  return message;
}

const text = (name: string, value: string) => part(`form-data; name="${name}"`, value);
const file = (name: string, value: string | Buffer, filename = 'a.pptx') =>
  part(`form-data; name="${name}"; filename="${filename}"`, value);

function part(disposition: string, value: string | Buffer): Buffer {
  const head = Buffer.from(`--XX\r\nContent-Disposition: ${disposition}\r\n\r\n`);
  return Buffer.concat([head, Buffer.from(value), Buffer.from('\r\n')]);
}

const form = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from('--XX--\r\n')]);
const read = (...parts: Buffer[]) => readMultipart(request(form(...parts)), OPTIONS);
const refused = (code: string, param: string | null = null) => expect.objectContaining({ code, param });

describe('reading a form', () => {
  it('returns texts and file, however the body is split', async () => {
    const bytes = fc.uint8Array({ maxLength: 300 });
    const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(bytes, sizes, async (content, cuts) => {
        const body = form(text('a', 'é\r\n--X'), file('file', Buffer.from(content)), text('b', ''));
        const read = await readMultipart(request(body, cuts), OPTIONS);
        expect([...read.texts]).toEqual([
          ['a', 'é\r\n--X'],
          ['b', ''],
        ]);
        expect(read.file && Buffer.from(content).equals(receiveFile(read.file.bytes.ticket()))).toBe(true);
        expect(read.file?.filename).toBe('a.pptx');
      }),
      { numRuns: 50 },
    );
  });

  it('reads file names that are not ASCII, and removes their paths', async () => {
    expect((await read(file('file', 'x', 'Präsentation.pptx'))).file?.filename).toBe('Präsentation.pptx');
    expect((await read(file('file', 'x', 'C:\\decks\\a.pptx'))).file?.filename).toBe('a.pptx');
  });

  it('has no file if none was sent', async () => {
    expect(await read(text('a', 'b'))).toEqual({ texts: new Map([['a', 'b']]) });
  });

  it('refuses a form without boundary', async () => {
    const message = request(form(), [Infinity], 'multipart/form-data');
    await expect(readMultipart(message, OPTIONS)).rejects.toEqual(refused('parameter_invalid', 'Content-Type'));
  });

  it.each([
    ['two files', [file('file', 'x'), file('file', 'y')], 'file'],
    ['a file of another name', [file('other', 'x')], 'other'],
    ['a file sent as text', [text('file', 'x')], 'file'],
    ['a text twice', [text('a', 'x'), text('a', 'y')], 'a'],
    ['a part without a name', [part('form-data', 'x')], null],
    ['a file without a name', [part('form-data; filename="a"', 'x')], null],
    ['a part with a broken head', [Buffer.from('--XX\r\nno header\r\n\r\nx\r\n')], null],
    ['more than 64 parts', Array.from({ length: 65 }, (_, i) => text(`a${i}`, '')), null],
  ])('refuses %s', async (_, parts, param) => {
    await expect(read(...parts)).rejects.toEqual(refused('parameter_invalid', param));
  });

  it.each([
    ['before its first part', Buffer.from('--X')],
    ['within the head of a part', Buffer.from('--XX\r\nContent-Disposition: form')],
    ['within a file', file('file', 'x')],
    ['within a text', text('a', 'x')],
  ])('refuses a form that ends %s', async (_, body) => {
    await expect(readMultipart(request(body), OPTIONS)).rejects.toEqual(refused('parameter_invalid'));
  });

  it.each([
    ['a NUL in a text', text('a', '\0')],
    ['a text named __proto__', text('__proto__', 'x')],
  ])('refuses %s', async (_, part) => {
    await expect(read(part)).rejects.toEqual(refused('body_invalid_json'));
  });

  it('accepts a file as large as the limit and not one byte more', async () => {
    expect((await read(file('file', Buffer.alloc(1_000)))).file?.bytes).toHaveLength(1_000);
    await expect(read(file('file', Buffer.alloc(1_001)))).rejects.toEqual(refused('file_too_large'));
  });

  it('limits all texts together', async () => {
    await expect(read(text('a', 'x'.repeat(300)))).rejects.toEqual(refused('body_too_large'));
    await expect(read(text('a', 'x'.repeat(160)), text('b', 'x'.repeat(160)))).rejects.toEqual(
      refused('body_too_large'),
    );
  });

  it('limits the bytes outside of the parts', async () => {
    const body = Buffer.concat([Buffer.alloc(5_000, '-'), form()]);
    await expect(readMultipart(request(body, [1_000]), OPTIONS)).rejects.toEqual(refused('file_too_large'));
  });

  it('refuses a form whose sender closes the connection', async () => {
    const message = request(form(file('file', 'x')));
    message._read = () => {
      message._read = () => undefined;
      setImmediate(() => message.push(file('file', 'x').subarray(0, 60)));
      setImmediate(() => message.destroy(new Error('aborted')));
    };
    await expect(readMultipart(message, OPTIONS)).rejects.toEqual(refused('body_invalid_json'));
  });
});
