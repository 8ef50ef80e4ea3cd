import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '@livery/kernel';
import { sampleDocument, sampleFont, sampleSlide, sampleThemeColor } from '@livery/office-testing';
import { findInWords } from '../../testing/find-occurrences.ts';
import { sampleRule } from '../../testing/sample-guideline.ts';
import { colorThemePalette } from './color-theme-palette.ts';

const { latin } = sampleFont('Arial');
const font = { ...latin, theme: { collection: 'major', provenance: latin.provenance } } as const;
const theme = {
  name: 'House',
  colors: [sampleThemeColor('accent1', 0x14213d)],
  fonts: { major: font, minor: font },
  scriptFonts: [],
};

function found(params: JsonObject): readonly string[] {
  const document = { ...sampleDocument(), slides: [sampleSlide([], 0, { theme })] };
  return findInWords(colorThemePalette, document, [sampleRule({ type: colorThemePalette.type, params })]);
}

describe('a theme', () => {
  it('is off brand where a slot differs from the required colour by more than the tolerance', () => {
    expect(found({ slots: { accent1: '#14213D' } })).toEqual([]);
    expect(found({ slots: { accent1: '#14213E' }, tolerance: 2 })).toEqual([]);
    expect(found({ slots: { accent1: '#FCA311' } })).toEqual([
      'theme[0]/color[accent1]: Accent 1 is #14213D; yours is #FCA311, clearly different (ΔE 71).',
    ]);
  });
});
