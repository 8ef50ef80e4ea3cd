import { describe, expect, it } from '@jest/globals';
import { Derivable } from './derivable.ts';

class Words extends Derivable {
  asked = 0;

  constructor(readonly all: readonly string[]) {
    super();
  }
}

const count = (words: Words): number => {
  words.asked += 1;
  return words.all.length;
};
const joined = ({ all }: Words): string => all.join(' ');
const first = (words: Words): string | undefined => {
  words.asked += 1;
  return words.all.at(0);
};

describe('something that things are worked out of', () => {
  it('is asked once for each, however often that is wanted', () => {
    const words = new Words(['one', 'two']);
    expect([words.once(count), words.once(joined), words.once(count)]).toEqual([2, 'one two', 2]);
    expect(words.asked).toBe(1);
  });

  it('is asked once also where the answer is that there is nothing', () => {
    const words = new Words([]);
    expect([words.once(first), words.once(first)]).toEqual([undefined, undefined]);
    expect(words.asked).toBe(1);
  });

  it('shares nothing with another', () => {
    expect([new Words(['one']).once(count), new Words([]).once(count)]).toEqual([1, 0]);
  });
});
