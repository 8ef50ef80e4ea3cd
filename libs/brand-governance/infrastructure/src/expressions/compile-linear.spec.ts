import { describe, expect, it } from '@jest/globals';
import { compileLinear } from './compile-linear.ts';

function matches(source: string, text: string): string[] {
  const expression = compileLinear(source);
  if ('problem' in expression) throw new Error(expression.problem);
  const { matches: found } = expression.search([[0, text]]);
  return (found.get(0) ?? []).map(({ start, end }) => text.slice(start, end));
}

describe('an expression', () => {
  it('finds its matches from left to right, with its flags', () => {
    expect(matches('/20\\d\\d\\/\\d\\d/', 'FY 2025/26 and 2026/27')).toEqual(['2025/26', '2026/27']);
    expect(matches('/acme/i', 'Acme ACME')).toEqual(['Acme', 'ACME']);
    expect(matches('\\p{Lu}{2,}', 'Über ÄÖÜ')).toEqual(['ÄÖÜ']);
  });

  it('says where its groups are if somebody asks, by number and by name', () => {
    const expression = compileLinear('/(?P<word>order|item) no\\. (\\d+)(x)?/');
    if ('problem' in expression) throw new Error(expression.problem);
    const text = 'see order no. 12';
    const match = { start: 4, end: 16 };
    expect(expression.search([[7, text]]).matches.get(7)).toEqual([match]);
    const groups = { spans: [{ start: 4, end: 9 }, { start: 14, end: 16 }, null], names: new Map([['word', 1]]) };
    expect(expression.search([[7, text]], true).matches.get(7)).toEqual([{ ...match, groups }]);
  });

  it.each(['/(?=a)b/', '/(?<=a)b/', '/(a)\\1/', '/(/', '/a/x', `/${'a'.repeat(1_001)}/`, '/((a{100}){100}){100}/'])(
    'is refused as %s',
    (source) => {
      expect(compileLinear(source)).toMatchObject({ problem: expect.any(String) });
    },
  );

  it('that would explode elsewhere takes a time that grows with the text alone', () => {
    const text = 'a'.repeat(20_000);
    expect(matches('/(a+)+$/', `${text}!`)).toEqual([]);
    expect(matches('/(a|a)*b/', text)).toEqual([]);
  });
});
