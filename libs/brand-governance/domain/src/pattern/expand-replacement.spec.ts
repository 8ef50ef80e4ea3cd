import { describe, expect, it } from '@jest/globals';
import { expandReplacement } from './expand-replacement.ts';
import type { Groups, Span } from './expression.ts';

const TEXT = 'order no. 12';
const WORD: Span = { start: 0, end: 5 };
const LETTER: Span = { start: 0, end: 1 };
const NUMBER: Span = { start: 10, end: 12 };

const expand = (replacement: string, spans: Groups['spans'], names: Record<string, number> = {}) =>
  expandReplacement(replacement, TEXT, { spans, names: new Map(Object.entries(names)) });

describe('a replacement', () => {
  it.each([
    ['order number $1', 'order number 12'],
    ['$$1 for $1', '$1 for 12'],
    ['$10', '120'],
    ['US$ $1 $', 'US$ 12 $'],
    ['$1$1', '1212'],
  ])('%s writes what the only group has caught', (replacement, written) => {
    expect(expand(replacement, [NUMBER])).toBe(written);
  });

  it('names groups by their names and by two digits', () => {
    expect(expand('$<number> ($<word>)', [WORD, NUMBER], { word: 1, number: 2 })).toBe('12 (order)');
    expect(expand('$12', [...Array<null>(11).fill(null), NUMBER])).toBe('12');
  });

  it('writes nothing for a group that took no part', () => {
    expect(expand('a$1b$2', [null, NUMBER])).toBe('ab12');
  });

  it.each(['order number', '$$1', '$2 $1', '$0 $1', '$<number> $1'])(
    'is none if it loses what a group has caught, or names a group that is not there: %s',
    (replacement) => {
      expect(expand(replacement, [NUMBER])).toBeNull();
    },
  );

  it('keeps a group within a group that it writes, and not the other way round', () => {
    expect(expand('$1', [WORD, LETTER])).toBe('order');
    expect(expand('$2', [WORD, LETTER])).toBeNull();
  });

  it('may leave out what no group has caught', () => {
    expect(expand('order', [])).toBe('order');
    expect(expand('order', [{ start: 3, end: 3 }, null])).toBe('order');
  });
});
