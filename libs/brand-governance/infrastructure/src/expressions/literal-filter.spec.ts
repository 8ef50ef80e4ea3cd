import { describe, expect, it } from '@jest/globals';
import { RE2JS } from 're2js';
import { literalFilter } from './literal-filter.ts';

describe('the literals of an expression', () => {
  it.each([
    ['syn[a-z]+|[0-9]+ ?%', 'no synergy', 'sin 20'],
    ['e\\.g\\.|a\\|b', 'see e.g. this', 'see eXgX this'],
    ['\\bAcme\\b', 'Acmes', 'acme'],
  ])('of %s tell texts that hold none of them', (pattern, holding, other) => {
    const mayMatch = literalFilter(RE2JS.compile(pattern));
    expect([holding, other].map(mayMatch)).toEqual([true, false]);
  });

  it.each(['[a-z]+', '(?i)acme', '(?:acme)?[0-9]', 'a|[0-9]'])('of %s are none: any text may match', (pattern) => {
    expect(literalFilter(RE2JS.compile(pattern))('-')).toBe(true);
  });
});
