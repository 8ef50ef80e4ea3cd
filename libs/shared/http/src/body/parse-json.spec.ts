import { describe, expect, it } from '@jest/globals';
import { DROPPED_NAMES } from '@livery/requests';
import fc from 'fast-check';
import { findJsonFlaw } from './json-flaw.ts';
import { parseJson } from './parse-json.ts';

const parse = (text: string) => parseJson(Buffer.from(text));
const refused = expect.objectContaining({ kind: 'invalid', code: 'body_invalid_json', param: null });
const nested = (levels: number) => `${'{"a":'.repeat(levels - 1)}{}${'}'.repeat(levels - 1)}`;

describe('parsing the JSON of a body', () => {
  it('returns any object as it was written', () => {
    const objects = fc.dictionary(
      fc.string({ unit: 'grapheme' }),
      fc.jsonValue({ maxDepth: 4, noUnicodeString: false }),
    );
    fc.assert(
      fc.property(objects, (object) => {
        const text = JSON.stringify(object);
        fc.pre(!text.includes('\\u0000') && text.isWellFormed());
        fc.pre(![...DROPPED_NAMES].some((name) => text.includes(`"${name}"`)));
        fc.pre(!/\\ud[89a-f]/.test(text));
        expect(parse(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['half a document', '{"a":'],
    ['text after the object', '{}{}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a string', '"a"'],
    ['a NUL in a value', String.raw`{"a":"\u0000"}`],
    ['a NUL in a name', String.raw`{"\u0000":1}`],
    ['half of a surrogate pair', String.raw`{"a":["\ud800"]}`],
    ['a member named __proto__', '{"a":{"__proto__":{}}}'],
    ['a member with the name of a method of every object', '{"a":[{"toString":1}]}'],
    ['a member with an escaped name __proto__', String.raw`{"\u005f_proto__":1}`],
  ])('refuses %s', (_, text) => {
    expect(() => parse(text)).toThrow(refused);
  });

  it.each([
    ['{"a":x}', 'Look at line 1, column 6'],
    ['{"a":1,}', 'Look at line 1, column 8'],
    ['{"a":[1,]}', 'Look at line 1, column 9'],
    ['{"a" 1}', 'Look at line 1, column 6'],
    ['{a:1}', 'Look at line 1, column 2'],
    ['{"a":01}', 'Look at line 1, column 7'],
    ['{"a":1}\n  {}', 'Look at line 2, column 3'],
    ['{\r\n  "😀": "ä" "b"\r\n}', 'Look at line 2, column 12'],
    ['{"a":"b\nc"}', 'Look at line 1, column 8'],
    [String.raw`{"a":"\x"}`, 'Look at line 1, column 7'],
    [String.raw`{"a":"\u12g4"}`, 'Look at line 1, column 7'],
    ['{"a":', 'ends before its JSON is complete, at line 1, column 6'],
    ['{"a":"b', 'ends before its JSON is complete, at line 1, column 8'],
    ['{\n"a":[1,\n2', 'ends before its JSON is complete, at line 3, column 2'],
    ['', 'ends before its JSON is complete, at line 1, column 1'],
  ])('reports the position of a syntax error (%#)', (text, where) => {
    expect(() => parse(text)).toThrow(where);
  });

  it('finds an error in exactly those texts that are not JSON', () => {
    const marks = ['{', '}', '[', ']', ':', ',', '"', '\\', '-', '.', '0', '1', 'e', 'u', 't', ' ', '\n'];
    const pieces = fc.constantFrom(...marks, 'true', 'null', '"a"', '"b":', '1e5', String.raw`\u0041`);
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        const flaw = findJsonFlaw(text);
        if (flaw === null) expect(() => void JSON.parse(text)).not.toThrow();
        else if (flaw.repeated === null) expect(() => void JSON.parse(text)).toThrow(SyntaxError);
      }),
      { numRuns: 5_000 },
    );
  });

  it.each([
    ['{"a":1,"a":2}', 'a'],
    ['{"data":[{"hex":1},{"b":{},"hex":1,"hex":1}]}', 'data[1].hex'],
    [String.raw`{"a":{"b":1,"c":[[]],"\u0062":1}}`, 'a.b'],
    ['{"metadata":{"":1,"":1}}', 'metadata.'],
    ['{"a":{"a":{"a":1}},"b":[{"a":1},{"a":1}],"a":3}', 'a'],
  ])('refuses a name that an object has twice: %s', (text, param) => {
    expect(() => parse(text)).toThrow(expect.objectContaining({ kind: 'invalid', code: 'body_invalid_json', param }));
  });

  it('refuses bytes that are not UTF-8', () => {
    expect(() => parseJson(Buffer.from('{"a":"é"}', 'latin1'))).toThrow(refused);
  });

  it('accepts 32 levels of nesting and no more', () => {
    expect(() => parse(nested(32))).not.toThrow();
    expect(() => parse(nested(33))).toThrow(refused);
    expect(() => parse('{"a":"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["}')).not.toThrow();
  });

  it.each(['[', '{', '{"a":', '[{"a":[', '[[],'])(
    'refuses endless levels of %s before it looks for an error',
    (piece) => {
      expect(() => parse(piece.repeat(950_000 / piece.length))).toThrow('nested deeper than 32 levels');
    },
  );

  it('accepts 200 names in one object and 50,000 values in total, and no more', () => {
    const names = (count: number) =>
      JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, 1])));
    const values = (count: number) => `{"a":[${Array.from({ length: count - 2 }, () => '1').join()}]}`;
    expect(() => parse(names(200))).not.toThrow();
    expect(() => parse(names(201))).toThrow(refused);
    expect(() => parse(values(50_000))).not.toThrow();
    expect(() => parse(values(50_001))).toThrow(refused);
  });
});
