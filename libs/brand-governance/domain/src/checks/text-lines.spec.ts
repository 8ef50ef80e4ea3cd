import { describe, expect, it } from '@jest/globals';
import { TextLines } from './text-lines.ts';

describe('the lines of texts', () => {
  const lines = new TextLines(['first', 'none', 'last'], ['one two', '', 'two\ntwo']);

  it('name each place once in whose line an expression matches, in their order', () => {
    expect([...lines.holding(/two/g)]).toEqual(['first', 'last']);
    expect([...lines.holding(/three/g)]).toEqual([]);
  });

  it('know the place of every character, and the character within it', () => {
    expect([0, 6, 8, 9, 15].map((offset) => lines.at(offset))).toEqual([
      ['first', 0],
      ['first', 6],
      ['none', 0],
      ['last', 0],
      ['last', 6],
    ]);
  });

  it('may be none', () => {
    expect([...new TextLines([], []).holding(/./g)]).toEqual([]);
  });
});
