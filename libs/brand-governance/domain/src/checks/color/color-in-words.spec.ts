import { describe, expect, it } from '@jest/globals';
import { brandColorInWords, distanceInWords, themeColorInWords } from './color-in-words.ts';

const luminance = (kept: number, added?: number) => [
  { name: 'lumMod', value: kept } as const,
  ...(added === undefined ? [] : [{ name: 'lumOff', value: added } as const]),
];

describe('a colour in words', () => {
  it('has the name of the brand colour, if there is one', () => {
    expect(brandColorInWords({ name: 'Brand Navy', rgb: 0x14213d })).toBe('Brand Navy #14213D');
    expect(brandColorInWords({ name: '', rgb: 0x14213d })).toBe('#14213D');
  });

  it('is called as in the menus of Office, which Word stores with an error of rounding', () => {
    expect(themeColorInWords('accent4', [])).toBe('Accent 4');
    expect(themeColorInWords('dk1', [])).toBe('Dark 1');
    expect(themeColorInWords('accent4', luminance(0.749))).toBe('Accent 4, Darker 25 %');
    expect(themeColorInWords('accent4', luminance(0.6, 0.4))).toBe('Accent 4, Lighter 40 %');
    expect(themeColorInWords('accent4', luminance(0.82))).toBe('Accent 4, Darker 18 %');
  });

  it('is lighter, darker or changed where the menus have no word', () => {
    expect(themeColorInWords('accent4', [{ name: 'shade', value: 0.5 }])).toBe('Accent 4, darker');
    expect(themeColorInWords('accent4', [{ name: 'tint', value: 0.5 }])).toBe('Accent 4, lighter');
    expect(themeColorInWords('accent4', luminance(1.2))).toBe('Accent 4, lighter');
    expect(themeColorInWords('accent4', [{ name: 'satMod', value: 1.2 }])).toBe('Accent 4, changed');
  });

  it('is as far from another as people see it', () => {
    expect([0.4, 1.5, 4, 7.25, 9.96, 24.4].map(distanceInWords)).toEqual([
      'not visibly different (ΔE 0.4)',
      'hardly different (ΔE 1.5)',
      'slightly different (ΔE 4.0)',
      'visibly different (ΔE 7.3)',
      'visibly different (ΔE 10.0)',
      'clearly different (ΔE 24)',
    ]);
  });
});
