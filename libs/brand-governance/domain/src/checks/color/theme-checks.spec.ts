import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '@livery/kernel';
import { sampleDocument, sampleFont, sampleSlide, sampleThemeColor } from '@livery/office-testing';
import type { Check } from '../../judging/check.ts';
import { findInWords } from '../../testing/find-occurrences.ts';
import { sampleRule } from '../../testing/sample-guideline.ts';
import { colorThemePalette, fontTheme } from './theme-checks.ts';

const { latin } = sampleFont('Arial');
const font = { ...latin, theme: { collection: 'major', provenance: latin.provenance } } as const;
const theme = { name: 'House', colors: [sampleThemeColor('accent1', 0x14213d)], fonts: { major: font, minor: font } };

function found(check: Check, params: JsonObject): readonly string[] {
  const document = { ...sampleDocument(), slides: [sampleSlide([], 0, { theme })] };
  return findInWords(check, document, [sampleRule({ type: check.type, params })]);
}

describe('a theme', () => {
  it('is off brand where a slot differs from the required colour by more than the tolerance', () => {
    expect(found(colorThemePalette, { slots: { accent1: '#14213D' } })).toEqual([]);
    expect(found(colorThemePalette, { slots: { accent1: '#14213E' }, tolerance: 2 })).toEqual([]);
    expect(found(colorThemePalette, { slots: { accent1: '#FCA311' } })).toEqual([
      'theme[0]/color[accent1]: accent1 is 14213D, required FCA311.',
    ]);
  });

  it('is off brand where one of its fonts is another than the required one', () => {
    expect(found(fontTheme, { major: 'arial' })).toEqual([]);
    expect(found(fontTheme, { minor: 'Inter' })).toHaveLength(1);
  });
});
