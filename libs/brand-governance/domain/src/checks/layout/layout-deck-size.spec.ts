import { describe, expect, it } from '@jest/globals';
import { sampleDocument } from '@livery/office-testing';
import { findInWords } from '../../testing/find-occurrences.ts';
import { sampleRule } from '../../testing/sample-guideline.ts';
import { layoutDeckSize } from './layout-deck-size.ts';

const rule = sampleRule({ type: 'layout.deck_size', params: { allowed_emu: [[12_192_000, 6_858_000]] } });

function found(width: number, height: number): readonly string[] {
  return findInWords(layoutDeckSize, { ...sampleDocument([]), slideSize: { width, height } }, [rule]);
}

describe('the check of slide sizes', () => {
  it('accepts an allowed size, also if a program has rounded it', () => {
    expect(found(12_192_000, 6_858_000)).toEqual([]);
    expect(found(12_191_695, 6_858_000)).toEqual([]);
  });

  it('reports another size', () => {
    expect(found(9_144_000, 6_858_000)).toHaveLength(1);
    expect(found(12_192_000, 6_800_000)).toHaveLength(1);
  });
});
