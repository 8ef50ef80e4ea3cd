import { describe, expect, it } from '@jest/globals';
import { valueInWords } from './value-words.ts';

describe('valueInWords', () => {
  it('names what the theme holds, and shows spaces', () => {
    expect(['accent2', '+mn-lt', '#F79A1B', 'Comic Sans MS', '  '].map(valueInWords)).toEqual([
      'Accent 2 of the theme',
      'the body font of the theme',
      '#F79A1B',
      'Comic Sans MS',
      '“␣␣”',
    ]);
  });
});
