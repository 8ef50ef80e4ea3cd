import { describe, expect, it } from '@jest/globals';
import { scriptSlots } from './script-slots.ts';

describe('the font slots of a text', () => {
  it.each([
    ['Grüße, ½ €', ['latin']],
    ['茶', ['ea']],
    ['한글', ['ea']],
    ['שלום', ['cs']],
    ['ไทย', ['cs']],
    ['བོད', ['cs']],
    ['မြန်မာ', ['cs']],
    ['ᠮᠣᠩ', ['cs']],
    ['አማርኛ', ['cs']],
    ['ᄒ', ['ea']],
    ['ꀀ', ['ea']],
    ['︵', ['ea']],
    ['ქართ', ['latin']],
    ['\uf0e0', ['sym']],
    ['Tea 茶', ['latin', 'ea']],
    ['𠀀', ['ea']],
    ['שלום, tea\u3000茶 tea', ['cs', 'latin', 'ea']],
    ['\u3000\u2003', []],
    [' \n', []],
  ])('are for %j: %j', (text, slots) => {
    expect(scriptSlots(text)).toEqual(slots);
  });
});
