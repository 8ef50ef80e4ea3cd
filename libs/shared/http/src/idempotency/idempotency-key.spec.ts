import { describe, expect, it } from '@jest/globals';
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
  ])('%s is %s', (header, key) => {
    expect(parseIdempotencyKey(header)).toBe(key);
  });

  it.each([
    ['is empty', ''],
    ['is empty within its quotes', '""'],
    ['has more than 255 characters', 'a'.repeat(256)],
    ['holds a control character', 'a\tb'],
    ['is not ASCII', 'schlüssel'],
  ])('that %s is refused', (_, header) => {
    expect(() => parseIdempotencyKey(header)).toThrow(
      expect.objectContaining({ kind: 'invalid', code: 'idempotency_key_invalid', param: 'Idempotency-Key' }),
    );
  });
});
