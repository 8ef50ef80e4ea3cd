import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '@livery/kernel';
import { sampleDocument, sampleFont, sampleSlide, sampleThemeColor } from '@livery/office-testing';
import { findInWords } from '../../testing/find-occurrences.ts';
import { sampleRule } from '../../testing/sample-guideline.ts';
import { fontTheme } from './font-theme.ts';

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
  return findInWords(fontTheme, document, [sampleRule({ type: fontTheme.type, params })]);
}

describe('a theme', () => {
  it('is off brand where one of its fonts is another than the required one', () => {
    expect(found({ major: 'arial' })).toEqual([]);
    expect(found({ minor: 'Inter' })).toHaveLength(1);
  });

  it('may have no font for headings', () => {
    const none = { ...theme, fonts: { ...theme.fonts, major: { ...font, typeface: '' } } };
    const document = { ...sampleDocument(), slides: [sampleSlide([], 0, { theme: none })] };
    const rule = sampleRule({ type: fontTheme.type, params: { major: 'Inter' } });
    const [detail] = findInWords(fontTheme, document, [rule]);
    expect(detail).toContain('The heading font is not set; yours is Inter.');
  });
});
