import { describe, expect, it } from '@jest/globals';
import type { LayoutPlaceholder, SlideLayer } from '@livery/office-model';
import { sampleDocument, sampleFrame, sampleShape, sampleSlide } from '@livery/office-testing';
import { judgeDocument } from '../../judging/judge-document.ts';
import { sampleGuideline, sampleRule } from '../../testing/sample-guideline.ts';

const NUMBER: LayoutPlaceholder = {
  ...{ type: 'sldNum', index: 12, name: 'Number' },
  ...{ box: { x: 8_000_000, y: 6_000_000, width: 500_000, height: 300_000 }, placed: false },
};
const layer = (kind: SlideLayer['kind'], x: number, hidden = false): SlideLayer => ({
  ...{
    kind,
    index: 0,
    part: `${kind}.xml`,
    name: kind,
    background: { kind: 'none', provenance: null },
    positions: [0],
  },
  shapes: [sampleShape({ kind: 'picture', frame: sampleFrame(x, 5_900_000, 1_000_000, 600_000), hidden })],
});

/** Whether a slide number can be added where the layout of a slide draws these layers. */
function isAdded(offered: LayoutPlaceholder, ...layers: readonly SlideLayer[]): boolean | undefined {
  const slide = sampleSlide([], 0, { layoutPlaceholders: [offered], layers });
  const rule = sampleRule({ type: 'footer.slide_number', params: { first_slide: true } });
  const document = { ...sampleDocument(), slides: [slide] };
  return judgeDocument(document, sampleGuideline({ rules: [rule] }), (text) => text).findings[0]?.autoFixable;
}

describe('a slide number that a fix adds', () => {
  it('lies where the layout says, whatever it draws there', () => {
    expect(isAdded({ ...NUMBER, placed: true }, layer('layout', 7_900_000))).toBe(true);
  });

  it('lies where the master says only if the layout draws nothing there', () => {
    expect(isAdded(NUMBER)).toBe(true);
    expect(isAdded(NUMBER, layer('layout', 1_000_000), layer('master', 7_900_000))).toBe(true);
    expect(isAdded(NUMBER, layer('layout', 7_900_000, true))).toBe(true);
    expect(isAdded(NUMBER, layer('layout', 7_900_000))).toBe(false);
  });
});
