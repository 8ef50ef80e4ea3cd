import { describe, expect, it } from '@jest/globals';
import type { EffectiveColor } from '@livery/office-model';
import { sampleColor, sampleDocument, samplePaint, sampleShape } from '@livery/office-testing';
import { findOccurrences } from '../../testing/find-occurrences.ts';
import { sampleGuideline, sampleRule } from '../../testing/sample-guideline.ts';
import { colorHardcoded } from './color-hardcoded.ts';

const own = sampleRule({ type: 'color.hardcoded' });
const ACCENT = 0x2a9d8f;

function found(facts: Partial<EffectiveColor> = {}) {
  const document = sampleDocument([sampleShape({ fill: samplePaint(ACCENT, facts) })]);
  const slides = document.slides.map((one) => ({
    ...one,
    theme: {
      ...one.theme,
      colors: [{ slot: 'accent1' as const, rgb: ACCENT, provenance: sampleColor(ACCENT).provenance }],
    },
  }));
  return findOccurrences(colorHardcoded, { ...document, slides }, [own], sampleGuideline());
}

describe('a colour that is not bound to the theme', () => {
  it('is a colour of the theme that is written as RGB', () => {
    expect(found()).toHaveLength(1);
  });

  it('is still found with transforms that change nothing', () => {
    expect(
      found({
        transforms: [
          { name: 'hueOff', value: 0 },
          { name: 'lumMod', value: 1 },
        ],
      }),
    ).toHaveLength(1);
    expect(found({ transforms: [{ name: 'lumMod', value: 0.5 }] })).toEqual([]);
  });

  it('is not the automatic colour, which the document does not write', () => {
    const { provenance } = sampleColor(ACCENT);
    expect(found({ provenance: { ...provenance, source: 'built_in' } })).toEqual([]);
  });
});
