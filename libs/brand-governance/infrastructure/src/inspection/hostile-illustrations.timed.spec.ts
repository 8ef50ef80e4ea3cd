import { describe, expect, it } from '@jest/globals';
import { paragraph, PATHOLOGICAL_FILES, samplePresentation, textBox } from '@livery/office-testing';
import { assertBelow, timed } from '@livery/testing';
import { illustrateDocument } from './illustrate-document.ts';
import { INSPECTION_LIMITS } from './inspection-limits.ts';
import { placed } from './testing/drawn-slide.ts';

const ALL_SLIDES = Array.from({ length: 5_000 }, (_, index) => `slide[${index}]/shape[0]`);

/** The processor time of this thread, which is what the deadline counts. */
function processorMs(draw: () => unknown): number {
  const began = process.threadCpuUsage();
  draw();
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1_000;
}

describe('documents that hold very much', () => {
  it.each(PATHOLOGICAL_FILES)(
    'are drawn or refused within the deadline: $title',
    timed(({ format, build }) => {
      const bytes = build();
      assertBelow(
        processorMs(() => illustrateDocument({ format, bytes }, ALL_SLIDES)),
        INSPECTION_LIMITS.deadlineMs,
      );
    }),
  );

  it('of 4,900 slides have pictures within the budget', () => {
    const slide = textBox(paragraph('A slide'), { shapeProperties: placed(10, 10, 300, 50) });
    const bytes = samplePresentation({ slides: Array.from({ length: 4_900 }, () => slide) });
    const illustration = illustrateDocument({ format: 'pptx', bytes }, ALL_SLIDES);
    const slides = illustration?.format === 'pptx' ? illustration.slides : [];
    expect(slides.length).toBeGreaterThan(1_000);
    expect(slides.reduce((sum, { svg }) => sum + svg.length, 0)).toBeLessThanOrEqual(8 * 1_024 * 1_024);
  });
});
