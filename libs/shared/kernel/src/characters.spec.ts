import { describe, expect, it } from '@jest/globals';
import { countCharacters, hasAtMost } from './characters.ts';

describe('the characters of a text', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['äöü', 3],
    ['😀', 1],
    ['a😀b😀', 4],
    ['👩‍👧', 3],
    ['𝒳', 1],
    ['\ud83d', 1],
  ])('are its code points: %s', (text, count) => {
    expect(countCharacters(text)).toBe(count);
    expect(hasAtMost(text, count)).toBe(true);
    expect(hasAtMost(text, count - 1)).toBe(false);
  });
});
