import { describe, expect, it } from '@jest/globals';
import { presetColor } from './preset-colors.ts';

describe('a preset colour', () => {
  it.each([
    ['red', 'ff0000'],
    ['dkSlateGray', '2f4f4f'],
    ['darkSlateGrey', '2f4f4f'],
    ['ltGoldenrodYellow', 'fafad2'],
    ['medSpringGreen', '00fa9a'],
    ['mediumSpringGreen', '00fa9a'],
  ])('is known as %s', (name, hex) => {
    expect(presetColor(name)).toBe(hex);
  });

  it('is undefined for the names of properties of objects', () => {
    expect(presetColor('constructor')).toBeUndefined();
  });
});
