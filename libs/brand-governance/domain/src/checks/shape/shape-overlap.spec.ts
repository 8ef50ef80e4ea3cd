import { describe, expect, it } from '@jest/globals';
import type { Paint, Shape } from '@livery/office-model';
import { sampleDocument, sampleFrame, samplePaint, sampleRun, sampleShape } from '@livery/office-testing';
import { findInWords } from '../../testing/find-occurrences.ts';
import { sampleRule } from '../../testing/sample-guideline.ts';
import { shapeOverlap } from './shape-overlap.ts';

const NONE: Paint = { kind: 'none', provenance: null };
const BLUE = samplePaint(0x0000ff);
const rule = sampleRule({ type: 'shape.overlap' });

function text(name: string, frame: Shape['frame'], facts: Partial<Shape> = {}): Shape {
  return sampleShape({ name, frame, fill: NONE, line: NONE, ...facts }, [sampleRun('plan')]);
}

const box = (facts: Partial<Shape>) => text('Box', sampleFrame(0, 0, 4_000_000, 2_000_000), facts);
const label = (height = 500_000) => text('Label', sampleFrame(500_000, 0, 3_000_000, height));
const found = (...shapes: readonly Shape[]) => findInWords(shapeOverlap, sampleDocument(shapes), [rule]);

describe('a text shape that lies wholly inside another one', () => {
  it('is a label when the other one is a visible box below it', () => {
    expect(found(box({ fill: BLUE }), label())).toEqual([]);
    expect(found(box({ line: BLUE }), label())).toEqual([]);
  });

  it('overlaps when the other one is no visible box', () => {
    expect(found(box({}), label())).toEqual(['slide[0]/shape[0]: "Box" and "Label" share 100 % of the smaller one.']);
  });

  it('overlaps when the box lies above it', () => {
    expect(found(label(), box({ fill: BLUE }))).toHaveLength(1);
  });

  it('overlaps when it leaves no room for the text of the box', () => {
    expect(found(box({ fill: BLUE }), label(2_000_000))).toHaveLength(1);
  });
});
