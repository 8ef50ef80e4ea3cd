import { describe, expect, it } from '@jest/globals';
import { cutWords, MAX_WORD } from './cut-words.ts';

describe('the words of a text', () => {
  it.each([
    ['runs of letters and digits', 'Q3_Report-final.v2.PPTX', ['q3', 'report', 'final', 'v2', 'pptx']],
    ['without marks, in lower case', 'Ünïcode naïve İstanbul', ['unicode', 'naive', 'istanbul']],
    ['the same for composed and decomposed characters', 'caf\u00e9 cafe\u0301', ['cafe']],
    ['compatible forms as plain characters', 'ﬁne ＡＢＣ ℻ ①', ['fine', 'abc', 'fax', '1']],
    ['pairs of Chinese characters, and the last one', '年次報告', ['年次', '次報', '報告', '告']],
    ['pairs of Japanese and Korean characters', 'ロゴ 한국어', ['ロコ', 'コ', '한국', '국어', '어']],
    ['parts of different scripts', '2024年Report', ['2024', '年', 'report']],
    ['Cyrillic and Greek words', 'Презентация Λόγος', ['презентация', 'λογος']],
    ['nothing of emoji, punctuation and half characters', '😀 &!|<-> \ud800 \u0000', []],
    ['each word once', 'logo Logo LOGO', ['logo']],
  ])('are %s', (_, text, words) => {
    expect(cutWords(text)).toEqual(words);
  });

  it('have a limited length', () => {
    expect(cutWords('😀'.repeat(3) + '𝒳'.repeat(200))).toEqual(['x'.repeat(MAX_WORD)]);
    expect(cutWords('\u{20000}'.repeat(2))).toEqual(['\u{20000}\u{20000}', '\u{20000}']);
  });
});
