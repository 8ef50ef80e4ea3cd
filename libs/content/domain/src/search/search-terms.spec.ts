import { describe, expect, it } from '@jest/globals';
import { parseSearchText } from './search-terms.ts';

const word = (text: string) => ({ word: text, isPrefix: false });
const prefix = (text: string) => ({ word: text, isPrefix: true });

describe('a search text', () => {
  it.each([
    ['one word is a beginning', 'Logo', [prefix('logo')]],
    ['a space ends the last word', 'logo ', [word('logo')]],
    ['only the last word is a beginning', 'brand "lo"', [word('brand'), prefix('lo')]],
    ['operators have no meaning', "logo:* & !('x' | y)", [word('logo'), word('x'), prefix('y')]],
    ['pairs of Chinese characters are whole', '年報告', [word('年報'), word('報告')]],
    ['a single one is a beginning wherever it stands', '年 logo ', [prefix('年'), word('logo')]],
    ['equal terms count once', 'a a a', [word('a'), prefix('a')]],
    ['punctuation is no word', '!?', []],
    ['a combining mark is no word', '\u0301', []],
  ])('is cut into terms: %s', (_, text, terms) => {
    expect(parseSearchText(text)).toEqual(terms);
  });

  it('has at most 200 characters, which are code points, and 10 words', () => {
    expect(parseSearchText('😀'.repeat(200))).toEqual([]);
    expect(parseSearchText('a b c d e f g h i j')).toHaveLength(10);
    for (const text of ['😀'.repeat(201), 'a b c d e f g h i j k']) {
      expect(() => parseSearchText(text)).toThrow(expect.objectContaining({ code: 'parameter_invalid', param: 'q' }));
    }
  });
});
