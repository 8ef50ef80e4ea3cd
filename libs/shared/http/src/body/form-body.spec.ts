import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@livery/kernel';
import fc from 'fast-check';
import { parseForm } from './form-body.ts';

describe('a form', () => {
  it('returns the text from which it was written', () => {
    const text = fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('\0'));
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { maxLength: 20 }), (pairs) => {
        const read = parseForm(new URLSearchParams(pairs).toString());
        expect([...read.values()].flat().sort()).toEqual(pairs.map(([, value]) => value).sort());
        for (const [name, value] of pairs) expect(read.get(name)).toContain(value);
      }),
    );
  });

  it('returns all values of a repeated parameter', () => {
    expect(parseForm('a=1&b=2&a=3')).toEqual(
      new Map([
        ['a', ['1', '3']],
        ['b', ['2']],
      ]),
    );
  });

  it('may contain names without a value, values with "=" and nothing between two "&"', () => {
    expect(parseForm('a&b=c=d&&__proto__=e&')).toEqual(
      new Map([
        ['a', ['']],
        ['b', ['c=d']],
        ['__proto__', ['e']],
      ]),
    );
  });

  it.each([
    ['half an escape', 'a=%4'],
    ['bytes that are not UTF-8', 'a=%FF'],
    ['NUL', 'a=%00'],
    ['half a surrogate pair', 'a=%ED%A0%80'],
    ['more than 100 parameters', 'a=1&'.repeat(101)],
  ])('is refused with %s', (_, text) => {
    expect(() => parseForm(text)).toThrow(expect.objectContaining({ code: 'body_invalid_form' }));
  });

  it('is read or refused with a documented error, whatever the text is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        try {
          parseForm(text);
        } catch (error) {
          expect(error).toBeInstanceOf(DomainError);
        }
      }),
    );
  });
});
