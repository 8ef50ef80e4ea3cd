import { describe, expect, it } from '@jest/globals';
import { HERE, sampleDocument, sampleFont, sampleFrame } from '@livery/office-testing';
import { samplePaint, sampleRun, sampleShape, sampleSlide } from '@livery/office-testing';
import { shapeOffSlide } from '../checks/shape/shape-off-slide.ts';
import { CHECK_CATALOGUE } from '../judging/check-catalogue.ts';
import { findOccurrences } from '../testing/find-occurrences.ts';
import { sampleApprovedFont, sampleGuideline, samplePalette, sampleRule } from '../testing/sample-guideline.ts';

const INCH = 914_400;
const FORMATS = ['color.off_palette', 'contrast.text', 'font.size_min', 'font.unapproved'];

/** The checks on formats that find something on a shape at this position. It deviates in all formats. */
function findingOn(x: number, animatedShapes = 0): readonly string[] {
  const size = { nominal: 6, effective: 6, scale: 1, provenance: HERE };
  const run = sampleRun('Ask Anna', { paint: samplePaint(0xffee00), fonts: sampleFont('Comic Sans MS'), size });
  const shape = sampleShape({ fill: samplePaint(0xffff00), frame: sampleFrame(x, INCH, INCH, INCH) }, [run]);
  const model = { ...sampleDocument(), slides: [sampleSlide([shape], 0, { animatedShapes })] };
  const guideline = sampleGuideline({ palettes: [samplePalette()], fonts: [sampleApprovedFont()] });
  return CHECK_CATALOGUE.filter(
    (check) =>
      FORMATS.includes(check.type) &&
      findOccurrences(check, model, [sampleRule({ type: check.type })], guideline).length > 0,
  ).map(({ type }) => type);
}

describe('a shape beside its slide', () => {
  it('is not judged by its format, since only authors see it', () => {
    expect(findingOn(-INCH).toSorted()).toEqual([]);
    expect(findingOn(20 * INCH)).toEqual([]);
  });

  it('is judged when a part of it lies on the slide, or when it may move there', () => {
    expect(findingOn(1 - INCH).toSorted()).toEqual(FORMATS);
    expect(findingOn(-INCH, 1).toSorted()).toEqual(FORMATS);
  });

  it('is a note of its author when it is a text box, and reported only by a rule on what lies completely outside', () => {
    const note = sampleShape({ textBox: true, frame: sampleFrame(-INCH, INCH, INCH, INCH) }, [sampleRun('Ask Anna')]);
    const foundBy = (shape: typeof note, params: Record<string, boolean> = {}, animatedShapes = 0): number => {
      const model = { ...sampleDocument(), slides: [sampleSlide([shape], 0, { animatedShapes })] };
      return findOccurrences(shapeOffSlide, model, [sampleRule({ type: 'shape.off_slide', params })]).length;
    };
    expect(foundBy(note)).toBe(0);
    expect(foundBy(note, { fully_only: true })).toBe(1);
    expect(foundBy(note, {}, 1)).toBe(1);
    expect(foundBy({ ...note, placeholder: { type: 'body', index: 1 } })).toBe(1);
    expect(foundBy({ ...note, textBox: false })).toBe(1);
    expect(foundBy({ ...note, frame: sampleFrame(-INCH / 2, INCH, INCH, INCH) })).toBe(1);
  });

  it('is one finding with the others of its slide', () => {
    const at = (x: number) => sampleShape({ frame: sampleFrame(x, INCH, INCH, INCH) });
    const rule = sampleRule({ type: 'shape.off_slide' });
    const found = findOccurrences(shapeOffSlide, sampleDocument([at(-INCH), at(-2 * INCH), at(-100_000)]), [rule]);
    expect(found.map(({ groupedBy }) => groupedBy)).toEqual(['slide', 'slide', 'place']);
  });
});
