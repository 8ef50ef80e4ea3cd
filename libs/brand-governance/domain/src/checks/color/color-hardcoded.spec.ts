import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '@livery/kernel';
import type { EffectiveColor, Provenance, SlideTheme } from '@livery/office-model';
import {
  HERE,
  LAYOUT,
  sampleBody,
  sampleDocument,
  sampleFont,
  sampleParagraph,
  samplePaint,
  sampleRun,
  sampleShape,
  sampleSlide,
  sampleTextDocument,
  sampleThemeColor,
} from '@livery/office-testing';
import { findInWords } from '../../testing/find-occurrences.ts';
import { sampleGuideline, samplePalette, sampleRule } from '../../testing/sample-guideline.ts';
import { colorHardcoded } from './color-hardcoded.ts';

const BLUE = 0x0f4c81;
const NAVY = 0x14213d;
const AUTOMATIC: Provenance = {
  source: 'built_in',
  part: null,
  location: 'built_in',
  name: 'the automatic colour',
};
const guideline = sampleGuideline({
  palettes: [
    samplePalette({
      colors: [
        { name: 'Brand Blue', hex: '#0F4C81' },
        { name: 'Navy', hex: '#14213D' },
        { name: 'Black', hex: '#000000' },
      ],
    }),
  ],
});

function themeOf(accent1: number): SlideTheme {
  const { latin } = sampleFont('Inter');
  const colors = [sampleThemeColor('dk1', 0x000000), sampleThemeColor('accent1', accent1)];
  return { name: 'House', colors, fonts: { major: latin, minor: latin }, scriptFonts: [] };
}

const ruleWith = (params: JsonObject) => sampleRule({ type: 'color.hardcoded', params });
const text = (rgb: number, facts: Partial<EffectiveColor> = {}) =>
  sampleShape({}, [sampleRun('Our plan', { paint: samplePaint(rgb, facts) })]);

/** What is found in the text of one slide, or of several slides, whose theme has the blue. */
function found(rgb: number, facts: Partial<EffectiveColor> = {}, params: JsonObject = {}, slides = 1) {
  const all = Array.from({ length: slides }, (_, at) => sampleSlide([text(rgb, facts)], at, { theme: themeOf(BLUE) }));
  return findInWords(colorHardcoded, { ...sampleDocument(), slides: all }, [ruleWith(params)], guideline);
}

/** What is found in the text of a text document whose theme has black and the blue. */
function foundInDocument(rgb: number, facts: Partial<EffectiveColor> = {}) {
  const paragraph = sampleParagraph([sampleRun('Our plan', { paint: samplePaint(rgb, facts) })]);
  const document = sampleTextDocument({ stories: [sampleBody([paragraph])], theme: themeOf(BLUE) });
  return findInWords(colorHardcoded, document, [ruleWith({})], guideline);
}

const RUN = 'slide[0]/shape[0]/paragraph[0]/run[0]';
const ON_THE_SLIDE = [
  `${RUN}: 1 piece of text has Brand Blue #0F4C81 as a fixed colour. Choose Accent 1, so that it follows the theme.`,
];

describe('a hard-coded colour', () => {
  it('is a palette colour of the theme that is written as RGB, or a variant of it that Office offers', () => {
    expect(found(BLUE)).toEqual(ON_THE_SLIDE);
    expect(found(0x0b3961)).toEqual([
      `${RUN}: 1 piece of text has #0B3961 as a fixed colour. Choose Accent 1, Darker 25 %, so that it follows the theme.`,
    ]);
  });

  it('is found behind transforms that change nothing, and behind opacity', () => {
    const transforms = [
      { name: 'hueOff', value: 0 },
      { name: 'satOff', value: 0 },
      { name: 'lumMod', value: 1 },
      { name: 'alpha', value: 0.5 },
    ];
    expect(found(BLUE, { transforms })).toEqual(ON_THE_SLIDE);
  });

  it('is no reference to the theme, no colour that is changed, and no colour that the theme or the palette lacks', () => {
    expect(found(BLUE, { theme: sampleThemeColor('accent1', BLUE) })).toEqual([]);
    expect(found(BLUE, { transforms: [{ name: 'lumMod', value: 0.75 }] })).toEqual([]);
    expect(found(NAVY)).toEqual([]);
    expect(findInWords(colorHardcoded, sampleDocument([text(BLUE)]), [ruleWith({})], guideline)).toEqual([]);
  });

  it('is no variant of a colour whose variants are off the palette', () => {
    const palettes = [samplePalette({ colors: [{ name: 'Brand Blue', hex: '#0F4C81' }], allowBrandShades: false })];
    const slide = sampleSlide([text(BLUE), text(0x0b3961)], 0, { theme: themeOf(BLUE) });
    const document = { ...sampleDocument(), slides: [slide] };
    expect(findInWords(colorHardcoded, document, [ruleWith({})], sampleGuideline({ palettes }))).toEqual(ON_THE_SLIDE);
  });

  it('is no colour of links, which Office offers for nothing else', () => {
    const colors = [sampleThemeColor('hlink', BLUE), sampleThemeColor('folHlink', NAVY)];
    const slide = sampleSlide([text(BLUE), text(NAVY)], 0, { theme: { ...themeOf(BLUE), colors } });
    const document = { ...sampleDocument(), slides: [slide] };
    expect(findInWords(colorHardcoded, document, [ruleWith({})], guideline)).toEqual([]);
  });

  it('is never the automatic colour of text, even where black is a colour of the theme and of the palette', () => {
    expect(foundInDocument(0x000000, { provenance: AUTOMATIC })).toEqual([]);
    expect(foundInDocument(0x000000)).toEqual([
      'body/paragraph[0]/run[0]: 1 piece of text has black as a fixed colour. Choose Dark 1, so that it follows the theme.',
    ]);
  });

  it('is found where the layout, the default text style or a table style writes it', () => {
    const presentation = { ...HERE, source: 'presentation_default', part: '/ppt/presentation.xml' } as const;
    const tableStyles = { ...HERE, source: 'table_style', part: '/ppt/tableStyles.xml' } as const;
    expect(found(BLUE, { provenance: LAYOUT })).toEqual(
      ON_THE_SLIDE.map((words) => `${words} The layout "Title Only" sets it: change it there (View ▸ Slide Master).`),
    );
    for (const provenance of [presentation, tableStyles]) expect(found(BLUE, { provenance })).toEqual(ON_THE_SLIDE);
  });

  it('is judged by the theme of the slide that writes it', () => {
    const second: Provenance = { ...HERE, part: '/ppt/slides/slide2.xml' };
    const slides = [
      sampleSlide([text(BLUE), text(NAVY)], 0, { theme: themeOf(BLUE) }),
      sampleSlide([text(BLUE, { provenance: second }), text(NAVY, { provenance: second })], 1, {
        theme: themeOf(NAVY),
      }),
    ];
    expect(findInWords(colorHardcoded, { ...sampleDocument(), slides }, [ruleWith({})], guideline)).toEqual([
      ...ON_THE_SLIDE,
      'slide[1]/shape[1]/paragraph[0]/run[0]: 1 piece of text has Navy #14213D as a fixed colour. Choose Accent 1, so that it follows the theme.',
    ]);
  });

  it('is reported from the number of places on that the rule sets', () => {
    expect(found(BLUE, {}, { min_count: 3 }, 2)).toEqual([]);
    expect(found(BLUE, {}, { min_count: 3 }, 3)).toHaveLength(3);
  });
});
