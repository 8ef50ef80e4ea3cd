import { describe, expect, it } from '@jest/globals';
import { parseInstant } from './parse-instant.ts';

describe('an instant', () => {
  it.each([
    ['2026-11-20T09:14:15Z', '2026-11-20T09:14:15.000Z'],
    ['2026-11-20t09:14:15.123456z', '2026-11-20T09:14:15.123Z'],
    ['2026-11-20T00:14:15+01:00', '2026-11-19T23:14:15.000Z'],
    ['2028-02-29T23:59:59.999-23:59', '2028-03-01T23:58:59.999Z'],
    ['1970-01-01T00:00:00Z', '1970-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ])('is read: %s', (text, instant) => {
    expect(parseInstant('at', text).toISOString()).toBe(instant);
  });

  it.each([
    '',
    'tomorrow',
    '2026-11-20',
    '2026-W50-5',
    '2026-11-20T09:14:15',
    '2026-11-20T09:14Z',
    '2028-02-28T10:00+01',
    '2026-11-20 09:14:15Z',
    '2026-02-29T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-11-20T24:00:00Z',
    '2026-11-20T09:14:60Z',
    '2026-11-20T09:14:15+24:00',
    '1969-12-31T23:59:59Z',
    '1970-01-01T00:00:00+01:00',
    '9999-12-31T23:59:59-01:00',
    '10000-01-01T00:00:00Z',
    '+010000-01-01T00:00:00Z',
    '2026-11-20T09:14:15Z\n',
  ])('is refused by the name of its parameter: %j', (text) => {
    expect(() => parseInstant('at', text)).toThrow(
      expect.objectContaining({ kind: 'invalid', code: 'parameter_invalid', param: 'at' }),
    );
  });
});
