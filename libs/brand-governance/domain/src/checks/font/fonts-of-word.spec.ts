import { describe, expect, it } from '@jest/globals';
import { isBulletOfOffice } from './fonts-of-word.ts';

const isOfOffice = (characters: string, typeface: string): boolean =>
  isBulletOfOffice({ characters, color: null, fonts: [] }, typeface);

describe('a bullet of Office', () => {
  it.each([
    ['•', 'Arial'],
    ['o', 'Courier New'],
    ['o', 'COURIER NEW'],
    ['\uf0b7', 'Symbol'],
    ['\uf0a7', 'Wingdings'],
    ['§', 'Wingdings'],
  ])('is %j in %s', (characters, typeface) => {
    expect(isOfOffice(characters, typeface)).toBe(true);
  });

  it.each([
    ['a', 'Arial'],
    ['1•', 'Arial'],
    ['•', 'Courier New'],
    ['oo', 'Courier New'],
    ['o', 'Comic Sans MS'],
    ['\uf0b7', 'Webdings'],
    ['', 'Symbol'],
    ['', 'Arial'],
  ])('is not %j in %s', (characters, typeface) => {
    expect(isOfOffice(characters, typeface)).toBe(false);
  });
});
