import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@livery/kernel';
import fc from 'fast-check';
import { Base64Decoder } from './base64-decoder.ts';
import { GrowableBuffer } from './growable-buffer.ts';

const STRICT = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{4})$/;
const invalid = () => new DomainError('invalid', 'invalid_base64', 'Invalid.');
const tooLarge = () => new DomainError('too_large', 'file_too_large', 'Too large.');

/** Decodes the text in pieces of these sizes, used in turn. */
function decode(text: string, sizes: readonly number[] = [text.length], limit = 1_000_000): Buffer {
  const target = new GrowableBuffer({ limit, tooLarge });
  const decoder = new Base64Decoder(target, invalid);
  const characters = Buffer.from(text, 'latin1');
  for (let at = 0, turn = 0; at < characters.length; turn++) {
    const size = Math.max(1, sizes[turn % sizes.length] ?? 1);
    decoder.push(characters.subarray(at, at + size));
    at += size;
  }
  decoder.finish();
  return target.bytes();
}

const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 });
const almostBase64 = fc.string({
  unit: fc.constantFrom('A', 'z', '0', '9', '+', '/', 'Q', '=', '-', '_', ' ', '\n', '.', '\xe9'),
  maxLength: 14,
});

describe('decoding base64', () => {
  it('returns the original bytes, however the text is split', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 300 }), sizes, (bytes, cuts) => {
        const expected = Buffer.from(bytes);
        expect(decode(expected.toString('base64'), cuts).equals(expected)).toBe(true);
      }),
    );
  });

  it('accepts exactly strict base64, however the text is split', () => {
    fc.assert(
      fc.property(almostBase64, sizes, (text, cuts) => {
        if (STRICT.test(text)) expect(decode(text, cuts)).toEqual(Buffer.from(text, 'base64'));
        else expect(() => decode(text, cuts)).toThrow(expect.objectContaining({ code: 'invalid_base64' }));
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['white space alone', ' '],
    ['a line break', 'QUJD\r\nQUJD'],
    ['the URL-safe alphabet', 'QU-_QUJD'],
    ['no padding', 'QUI'],
    ['padding alone', '===='],
    ['padding in the middle', 'QQ==QUJD'],
    ['three times padding', 'Q==='],
    ['something behind the padding', 'QUI=Q'],
    ['a character that is not ASCII', 'QUJDQUJ\xe9'],
  ])('refuses %s', (_, text) => {
    expect(() => decode(text)).toThrow(expect.objectContaining({ code: 'invalid_base64' }));
  });

  it.each([1, 2, 3, 4, 5])('accepts exactly %i bytes if that is the limit', (limit) => {
    const exact = Buffer.alloc(limit, 'x').toString('base64');
    const more = Buffer.alloc(limit + 1, 'x').toString('base64');
    expect(decode(exact, [1], limit)).toHaveLength(limit);
    expect(() => decode(more, [1], limit)).toThrow(expect.objectContaining({ code: 'file_too_large' }));
  });
});
