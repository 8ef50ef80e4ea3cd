import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@livery/kernel';
import fc from 'fast-check';
import { GrowableBuffer } from './growable-buffer.ts';
import { JsonWithBase64Parser } from './json-with-base64-parser.ts';

const OPTIONS = { member: 'file', maxRestBytes: 400 };
const tooLarge = () => new DomainError('too_large', 'file_too_large', 'Too large.');
const sink = () => new GrowableBuffer({ limit: 1_000, tooLarge });

/** Parses the text in chunks of these bytes, used in turn. */
function parse(text: string | Buffer, sizes: readonly number[] = [Infinity]) {
  const file = sink();
  const parser = new JsonWithBase64Parser({ ...OPTIONS, file });
  const bytes = Buffer.from(text);
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const size = sizes[turn % sizes.length] ?? 1;
    parser.push(bytes.subarray(at, at + size));
    at += size;
  }
  const { fields, hasFile } = parser.finish();
  return hasFile ? { fields, file: file.bytes() } : { fields };
}

const coded = (code: string) => expect.objectContaining({ code });
const sizes = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 6 });
const names = fc.constantFrom('a', 'é', 'file ', 'fil', 'files', '"file"', '\\', '{', '😀', ':');
const values = fc.oneof(
  fc.constantFrom('"', '\\', '\\"', '{"file":"QUJD"}', '"file":', '😀', ''),
  fc.constantFrom({ file: 'QQ==' }, [{ file: 'x' }], [], {}, 1.5, null, true),
);
const content = fc.uint8Array({ minLength: 1, maxLength: 60 });

/** The ways in which writers of JSON spell the same base64. */
const spellings = fc.constantFrom(
  (base64: string) => base64,
  (base64: string) => base64.replaceAll('/', '\\/'),
  (base64: string) => base64.replaceAll('+', '\\u002B').replaceAll('=', '\\u003d'),
  (base64: string) =>
    base64.replaceAll(/./g, (character) => `\\u00${character.charCodeAt(0).toString(16).padStart(2, '0')}`),
);
const fileNames = fc.constantFrom('"file"', String.raw`"\u0066il\u0065"`);
const spaces = fc.constantFrom('', ' ', '\n\t', '\r\n  ');

function membersOf(object: object): string[] {
  return Object.entries(object).map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
}

describe('parsing JSON with a file in base64', () => {
  it('finds the file at any position, with any escapes, however the text is split', () => {
    const others = fc.dictionary(names, values, { maxKeys: 3 });
    const arbitrary = fc.tuple(others, others, content, spellings, fileNames, spaces, sizes);
    fc.assert(
      fc.property(arbitrary, ([before, after, bytes, spelled, fileName, space, cuts]) => {
        fc.pre(Object.keys(after).every((name) => !Object.hasOwn(before, name)));
        const file = Buffer.from(bytes);
        const member = `${fileName}${space}:${space}"${spelled(file.toString('base64'))}"`;
        const members = [...membersOf(before), member, ...membersOf(after)];
        const text = `${space}{${members.join(`${space},${space}`)}}${space}`;
        const parsed = parse(text, cuts);
        expect(parsed.file?.equals(file)).toBe(true);
        expect(parsed.fields).toEqual({ ...before, ...after });
      }),
    );
  });

  it('has no file if only a nested object has the member', () => {
    const fields = { a: { file: 'not base64' }, b: ['file', { file: 1 }], 'file ': 'x' };
    expect(parse(JSON.stringify(fields))).toEqual({ fields });
  });

  it('reads an empty body as the empty object', () => {
    expect(parse('')).toEqual({ fields: {} });
  });

  it.each([
    ['not base64', '{"file":"a b"}'],
    ['empty', '{"file":""}'],
    ['cut off', '{"file":"QUJ"}'],
    ['base64 of the URL-safe alphabet', '{"file":"QU-_"}'],
    ['broken by a line break', '{"file":"QUJD\nQUJD"}'],
    ['broken by an escaped line break', String.raw`{"file":"QUJD\nQUJD"}`],
    ['broken by an escaped quote', String.raw`{"file":"QUJD\"QUJD"}`],
    ['broken by an escape of another character', String.raw`{"file":"QUJ\u002d"}`],
    ['broken by an escape of a character past ASCII', String.raw`{"file":"QUJ\u0141"}`],
    ['broken by half an escape', String.raw`{"file":"QUJ\u00"}`],
  ])('refuses a file that is %s', (_, text) => {
    for (const size of [1, 2, 100]) {
      expect(() => parse(text, [size])).toThrow(expect.objectContaining({ code: 'invalid_base64', param: 'file' }));
    }
  });

  it('reports that a file is empty', () => {
    for (const size of [1, 2, 100]) expect(() => parse('{"file":""}', [size])).toThrow('file is empty.');
  });

  it.each(['1', 'null', '{}', '["QUJD"]', '{"file":"QUJD"}', 'true'])('refuses %s in place of the file', (value) => {
    expect(() => parse(`{"file":${value}}`)).toThrow(
      expect.objectContaining({ code: 'parameter_invalid', param: 'file' }),
    );
  });

  it.each([
    ['the file twice', '{"file":"QUJD","file":"QUJD"}'],
    ['the file twice, once with an escaped name', String.raw`{"file":"QUJD","fil\u0065":1}`],
    ['a document that ends within the file', '{"file":"QUJDQUJD'],
    ['a document that ends behind the file', '{"file":"QUJD"'],
    ['two strings in the place of the file', '{"file":"QUJD""QUJD"}'],
    ['no colon before the file', '{"file" "QUJD"}'],
    ['a second document', '{"file":"QUJD"}{"file":"QUJD"}'],
    ['a list', '["file","QUJD"]'],
    ['half of a surrogate pair', String.raw`{"file":"QUJD","a":"\ud800"}`],
  ])('refuses %s', (_, text) => {
    for (const size of [1, 3, 100]) expect(() => parse(text, [size])).toThrow(coded('body_invalid_json'));
  });

  it.each([
    ['{"file":"QUJDQUJD","a":x}', 'line 1, column 24'],
    ['{"a":x,"file":"QUJDQUJD"}', 'line 1, column 6'],
    ['{"é":1,"file":"QUJDQUJD"x}', 'line 1, column 25'],
    ['{\n"file":"QUJDQUJD",\n"a":x}', 'line 3, column 5'],
  ])('reports the position of a syntax error in the text as it was sent: %j', (text, where) => {
    for (const size of [1, 3, 100]) expect(() => parse(text, [size])).toThrow(where);
  });

  it.each([
    ['{"file":"QUJD","a":1,"a":2}', 'a'],
    ['{"a":{"file":1,"file":2},"file":"QUJD"}', 'a.file'],
    ['{"file":"QUJD","file":"QUJD"}', 'file'],
    ['{"file":1,"file":"QUJD"}', 'file'],
  ])('refuses a name that an object has twice: %s', (text, param) => {
    for (const size of [1, 3, 100]) {
      expect(() => parse(text, [size])).toThrow(expect.objectContaining({ code: 'body_invalid_json', param }));
    }
  });

  it('refuses bytes beside the file that are not UTF-8', () => {
    expect(() => parse(Buffer.from('{"file":"QUJD","a":"é"}', 'latin1'))).toThrow(coded('body_invalid_json'));
  });

  it('accepts a file as large as the limit, and refuses one more byte', () => {
    const exact = Buffer.alloc(1_000, 'x').toString('base64');
    expect(parse(`{"file":"${exact}"}`).file).toHaveLength(1_000);
    const parser = new JsonWithBase64Parser({ ...OPTIONS, file: sink() });
    expect(() => parser.push(Buffer.from(`{"file":"${'QUJD'.repeat(335)}`))).toThrow(coded('file_too_large'));
  });

  it('limits the text without the file', () => {
    expect(() => parse(`{"a":"${'x'.repeat(400)}"}`)).toThrow(coded('body_too_large'));
    expect(() => parse(' '.repeat(401), [100])).toThrow(coded('body_too_large'));
    expect(() => parse(`{"file":1,"${'x'.repeat(400)}`)).toThrow(coded('body_too_large'));
  });
});
