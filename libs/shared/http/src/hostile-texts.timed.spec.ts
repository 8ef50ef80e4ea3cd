import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, it } from '@jest/globals';
import { assertQuickForHostileTexts, timed } from '@livery/testing';
import { checkedFilename, checkedName, countCharacters, parseActorId, parsePublicId } from '@livery/kernel';
import { parseInstant } from '@livery/requests';
import { requestedRange } from './answers/byte-range.ts';
import { contentDisposition } from './answers/content-disposition.ts';
import { matchesNoneOf, permitsRange } from './answers/entity-tags.ts';
import { parseForm } from './body/form-body.ts';
import { JsonWithBase64Parser } from './body/json-with-base64-parser.ts';
import { type Form, readForm } from './body/multipart-body.ts';
import { parseJson } from './body/parse-json.ts';
import { parseIdempotencyKey } from './idempotency/idempotency-key.ts';
import { revisionOf } from './if-match.ts';
import { parseLimit } from './lists/list-limit.ts';
import { originOfBytes } from './origin.ts';
import { prefersAsync } from './prefers-async.ts';
import { withoutSecrets } from './requests/without-secrets.ts';

const MOST_BYTES = 10_000_000;

const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  'a JSON body': (text) => parseJson(Buffer.from(text)),
  'a JSON body with a file': (text) => withFile(text),
  'the file of a JSON body': (text) => withFile(`{"file":"${text}"}`),
  'a form': parseForm,
  'a form in parts': (text) => inParts(text),
  'the headers of a part': (text) => inParts(`--b\r\nContent-Disposition: ${text}\r\n\r\na\r\n--b--`),
  'the text of a part': (text) => inParts(`--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n${text}\r\n--b--`),
  'the name of a file': (text) => contentDisposition('attachment', text),
  Prefer: prefersAsync,
  'If-Match': revisionOf,
  'If-None-Match': (text) => matchesNoneOf(text, '"a"'),
  'If-Range': (text) => permitsRange(text, '"a"'),
  Range: (text) => requestedRange(text, 1_000),
  'Idempotency-Key': parseIdempotencyKey,
  'the beginning of a broken request': (text) => originOfBytes(Buffer.from(`GET / HTTP/1.1\r\nHost:${text}`), {}),
  'an address in a log': (text) => withoutSecrets(text, MOST_BYTES),
  'the limit of a list': parseLimit,
  'the cursor of a list': (text) => parsePublicId('req', text),
  'the id of an actor': parseActorId,
  'an instant': (text) => parseInstant('after', text),
  'a name': (text) => checkedName(text, 'name'),
  'a filename': (text) => checkedFilename(text),
  'characters that are counted': countCharacters,
};

describe('one megabyte of any shape', () => {
  it.each(Object.entries(PARSERS))(
    'takes no longer than a multiple of flat JSON, read as %s',
    timed((_name, parse) => assertQuickForHostileTexts(parse)),
  );
});

function withFile(text: string): object {
  const file = { reserve: (size: number): Buffer => Buffer.alloc(size) };
  const parser = new JsonWithBase64Parser({ member: 'file', file, maxRestBytes: MOST_BYTES });
  parser.push(Buffer.from(text));
  return parser.finish();
}

function inParts(text: string): Promise<Form<null>> {
  const request = new IncomingMessage(new Socket());
  request.headers = { 'content-type': 'multipart/form-data; boundary=b' };
  request.push(text);
  request.push(null);
  const limits = { maxFileBytes: MOST_BYTES, maxTextBytes: MOST_BYTES, maxBodyBytes: MOST_BYTES };
  return readForm(request, { fileField: 'file', ...limits }, { append: () => undefined, finish: () => null });
}
