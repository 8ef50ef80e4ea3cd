import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseIdempotencyKey } from './idempotency-key.ts';

describe('an idempotency key', () => {
  it.each([
    ['a', 'a'],
    ['8e03978e-40d5-43dd-bc93-6894a57f9324', '8e03978e-40d5-43dd-bc93-6894a57f9324'],
    ['"quoted"', 'quoted'],
    ['in "the" middle', 'in "the" middle'],
    ['"', '"'],
    ['~'.repeat(255), '~'.repeat(255)],
    [`"${'~'.repeat(255)}"`, '~'.repeat(255)],
  ])('is read from the header %s as %s', (header, key) => {
    expect(parseIdempotencyKey(header)).toBe(key);
  });

  it.each([
    ['is empty', ''],
    ['is empty within its quotes', '""'],
    ['has more than 255 characters', 'a'.repeat(256)],
    ['contains a control character', 'a\tb'],
    ['is not ASCII', 'schlüssel'],
  ])('that %s is refused', (_, header) => {
    expect(() => parseIdempotencyKey(header)).toThrow(
      expect.objectContaining({ kind: 'invalid', code: 'idempotency_key_invalid', param: 'Idempotency-Key' }),
    );
  });

  it('is the text that was sent, quoted or not, if it has 1 to 255 printable characters', () => {
    const characters = fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code));
    const keys = fc.string({ unit: characters, minLength: 1, maxLength: 255 }).filter((key) => !/^".*"$/.test(key));
    fc.assert(
      fc.property(keys, (key) => {
        expect(parseIdempotencyKey(key)).toBe(key);
        expect(parseIdempotencyKey(`"${key}"`)).toBe(key);
      }),
    );
  });

  it('has 1 to 255 printable characters, or is refused with idempotency_key_invalid, for any header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (header) => {
        try {
          expect(parseIdempotencyKey(header)).toMatch(/^[ -~]{1,255}$/);
        } catch (error) {
          expect(error).toMatchObject({ code: 'idempotency_key_invalid' });
        }
      }),
    );
  });
});
