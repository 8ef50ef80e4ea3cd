import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { RE2JS } from 're2js';
import { literalsOf } from './literals-of.ts';

describe('the literals of an expression', () => {
  it.each([
    ['syn[a-z]+|[0-9]+ ?%', 'no synergy', 'sin 20'],
    ['e\\.g\\.|a\\|b', 'see e.g. this', 'see eXgX this'],
    ['\\bAcme\\b', 'Acmes', 'acme'],
  ])('of %s exclude texts that hold none of them', (pattern, holding, other) => {
    const literals = literalsOf(RE2JS.compile(pattern));
    expect([holding, other].map((text) => literals?.some((literal) => text.includes(literal)))).toEqual([true, false]);
  });

  it.each(['[a-z]+', '(?i)acme', '(?:acme)?[0-9]', 'a|[0-9]'])('of %s are none: any text may match', (pattern) => {
    expect(literalsOf(RE2JS.compile(pattern))).toBeNull();
  });

  it('are in every text that matches', () => {
    const piece = fc.constantFrom(
      'ab',
      'a+',
      '(?i:aK)',
      '(?:ab|ks)',
      '[ab]',
      '(?:é|s)?',
      '^',
      '$',
      '\\b',
      '.',
      '|',
      'x{0,2}',
      '()',
    );
    const pattern = fc.tuple(fc.constantFrom('', '(?i)'), fc.array(piece, { minLength: 1, maxLength: 5 }));
    const text = fc.array(fc.constantFrom('a', 'b', 'A', 'k', '\u212a', 's', 'ſ', 'é', 'É', 'x', ' '), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(pattern, text, ([flags, pieces], characters) => {
        const expression = RE2JS.compile(flags + pieces.join(''));
        const written = characters.join('');
        const literals = literalsOf(expression);
        const mayMatch = literals?.some((literal) => written.includes(literal)) ?? true;
        expect(mayMatch || !expression.test(written)).toBe(true);
      }),
    );
  });
});
