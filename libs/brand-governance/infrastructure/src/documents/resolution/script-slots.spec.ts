import { describe, expect, it } from '@jest/globals';
import { scriptSlots } from './script-slots.ts';

describe('the font slots of a text', () => {
  it.each([
    ['Grüße, ½ €', ['latin']],
    ['茶', ['ea']],
    ['한글', ['ea']],
    ['שלום', ['cs']],
    ['ไทย', ['cs']],
    ['\uf0e0', ['sym']],
    ['Tea 茶', ['latin', 'ea']],
    ['𠀀', ['ea']],
    [' \n', []],
  ])('are for %j: %j', (text, slots) => {
    expect(scriptSlots(text)).toEqual(slots);
  });
});
