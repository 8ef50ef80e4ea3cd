import type { JsonValue } from '@livery/kernel';
import fc from 'fast-check';

/** Strings that often cause errors in programs. */
export const nastyText = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e\u0000',
  '__proto__',
  'constructor',
  'null',
  '-0',
  '1e309',
  '9'.repeat(40),
  "'; select pg_sleep(10); --",
  '%s%n{{7*7}}${7*7}',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '\r\nSet-Cookie: a=b',
  'e\u0301'.repeat(30),
  '👩‍👩‍👧‍👦'.repeat(20),
  'a'.repeat(5_000),
  'http://127.0.0.1:5432/',
  'https://user:password@example.com/#fragment',
  '0000-00-00T00:00:00Z',
  '2026-02-30T25:61:61.000+99:99',
);

const nastyNumber = fc.constantFrom(0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e300, Number.MIN_VALUE);

/** Values of unexpected types. */
export const nastyValue: fc.Arbitrary<JsonValue> = fc.oneof(
  nastyText,
  nastyNumber,
  fc.constantFrom<JsonValue>(null, true, false, [], {}, [[]], [null], { a: 1 }, { length: 2 ** 31 }),
  fc.constant<JsonValue>(Array.from({ length: 300 }, () => 'a')),
);
