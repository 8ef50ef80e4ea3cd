import { describe, expect, it } from '@jest/globals';
import { type AnchorPosition, locationOf, Omissions } from '@livery/office-model';
import {
  sampleBody,
  sampleFrame,
  sampleParagraph,
  sampleRun,
  sampleShape,
  sampleTextDocument,
} from '@livery/office-testing';
import type { BrandRule } from '../../brand-rule.ts';
import type { Check } from '../../judging/check.ts';
import { contextOf } from '../../judging/judge-document.ts';
import { usesOf } from '../../judging/occurrence-positions.ts';
import { compileForTest } from '../../testing/find-occurrences.ts';
import { sampleGuideline, sampleRule } from '../../testing/sample-guideline.ts';
import { logoMoved } from '../logo/logo-moved.ts';
import { shapeOffSlide } from './shape-off-slide.ts';

const PAGE = { width: 7_560_000, height: 10_692_000 };
const LOGO = 'aa'.repeat(32);

/** What a check finds for a drawing of 1,000,000 by 500,000 EMU, and what it reports as not evaluated. */
function found(check: Check, rule: BrandRule, position: AnchorPosition | null) {
  const picture = {
    part: null,
    linkedTo: null,
    pixels: null,
    aspect: null,
    sizeBytes: null,
    sha256: LOGO,
    perceptualHash: null,
    unseen: null,
  };
  const shape = sampleShape({
    kind: 'picture',
    name: 'Logo',
    anchorPosition: position,
    frame: sampleFrame(position?.x ?? 0, position?.y ?? 0, 1_000_000, 500_000),
    picture: { ...picture, crop: { left: 0, top: 0, right: 0, bottom: 0 }, tiled: false },
  });
  const body = sampleBody([sampleParagraph([sampleRun('x')])], { drawings: [{ shape, paragraph: 0, index: 0 }] });
  const omissions = new Omissions();
  const document = sampleTextDocument({ stories: [body] });
  const occurrences = check.find([rule], contextOf(document, sampleGuideline(), compileForTest, omissions));
  return [
    ...occurrences.map((one) => `${locationOf(one.address)}: ${one.describe(usesOf([one]))}`),
    ...omissions.list().map(({ surface, locations }) => `${surface}: ${locations.join()}`),
  ];
}

const DRAWING = 'body/paragraph[0]/shape[0]';
const UNKNOWN = [`position: ${DRAWING}`];

describe('a drawing beyond its page', () => {
  const off = (position: AnchorPosition | null) =>
    found(shapeOffSlide, sampleRule({ type: 'shape.off_slide' }), position);

  it('is found on the edge that it crosses', () => {
    expect(off({ x: 100_000, y: 100_000, page: PAGE })).toEqual([]);
    expect(off({ x: 7_000_000, y: 100_000, page: PAGE })).toEqual([
      `${DRAWING}: "Logo" lies 1.22 cm outside the right edge.`,
    ]);
    expect(off({ x: 100_000, y: -600_000, page: PAGE })).toEqual([
      `${DRAWING}: "Logo" lies completely outside, beyond the top edge.`,
    ]);
  });

  it('is found in the one direction that is known; otherwise the unknown direction is reported as not evaluated', () => {
    expect(off({ x: -360_000, y: null, page: PAGE })).toEqual([`${DRAWING}: "Logo" lies 1 cm outside the left edge.`]);
    expect(off({ x: 100_000, y: null, page: PAGE })).toEqual(UNKNOWN);
    expect(off({ x: null, y: null, page: PAGE })).toEqual(UNKNOWN);
  });

  it('is found before the left edge of any page, and is not evaluated beyond the right edge of an unknown page', () => {
    expect(off({ x: -360_000, y: 0, page: null })).toHaveLength(1);
    expect(off({ x: 9_000_000, y: 0, page: null })).toEqual(UNKNOWN);
    expect(off({ x: null, y: null, page: null })).toEqual(UNKNOWN);
  });

  it('is not found for a drawing in line with the text', () => {
    expect(off(null)).toEqual([]);
  });
});

describe('a logo at another position', () => {
  const rule = sampleRule({
    type: 'logo.moved',
    params: { logos: [{ id: 'primary', sha256: [LOGO] }], box_emu: [720_000, 720_000, 1_000_000, 500_000] },
  });
  const moved = (position: AnchorPosition | null) => found(logoMoved, rule, position);

  it('is found by both directions, or by the one that is known', () => {
    expect(moved({ x: 720_000, y: 730_000, page: PAGE })).toEqual([]);
    expect(moved({ x: 720_000, y: 1_080_000, page: null })).toEqual([
      `${DRAWING}: The logo "primary" is 1 cm below its place.`,
    ]);
    expect(moved({ x: 360_000, y: null, page: PAGE })).toEqual([
      `${DRAWING}: The logo "primary" is 1 cm to the left of its place.`,
    ]);
  });

  it('is not evaluated where its position may be right', () => {
    expect(moved({ x: 720_000, y: null, page: PAGE })).toEqual(UNKNOWN);
    expect(moved(null)).toEqual([]);
  });
});
