import { describe, expect, it } from '@jest/globals';
import { mergeMetadata } from './metadata.ts';

describe('metadata', () => {
  it('is merged: names are set, kept, and removed by null or an empty value', () => {
    expect(mergeMetadata({ a: '1', b: '2', c: '3' }, { b: 'two', c: null, a: '', d: '4' })).toEqual({
      b: 'two',
      d: '4',
    });
  });

  it.each([
    ['a value that is no string', { a: 1 }, 'metadata.a'],
    ['a value of 501 characters', { a: 'x'.repeat(501) }, 'metadata.a'],
    ['a name of 41 characters', { ['x'.repeat(41)]: 'a' }, 'metadata'],
    ['51 pairs', Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`n${index}`, 'a'])), 'metadata'],
  ])('refuses %s', (_, change, param) => {
    expect(() => mergeMetadata({}, change)).toThrow(expect.objectContaining({ code: 'parameter_invalid', param }));
  });

  it('counts characters, not UTF-16 code units', () => {
    const [label, value] = ['🎨'.repeat(40), '🎨'.repeat(500)];
    expect(mergeMetadata({}, { [label]: value })).toEqual({ [label]: value });
    expect(() => mergeMetadata({}, { [`${label}🎨`]: 'a' })).toThrow('40 characters');
    expect(() => mergeMetadata({}, { a: `${value}🎨` })).toThrow('500 characters');
  });

  it('is refused with its path in the request', () => {
    const merge = (change: object) => () => mergeMetadata({}, { ...change }, 'data[2].metadata');
    expect(merge({ a: 1 })).toThrow(expect.objectContaining({ param: 'data[2].metadata.a' }));
    expect(merge({ ['x'.repeat(41)]: 'a' })).toThrow(expect.objectContaining({ param: 'data[2].metadata' }));
  });

  it('accepts names that every object has, as plain data', () => {
    const merged = mergeMetadata({}, { ['__proto__']: 'a', constructor: 'b' });
    expect(Object.getOwnPropertyNames(merged)).toEqual(['__proto__', 'constructor']);
  });
});
