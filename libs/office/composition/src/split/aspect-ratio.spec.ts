import { describe, expect, it } from '@jest/globals';
import { aspectRatio } from './aspect-ratio.ts';

describe('an aspect ratio', () => {
  it.each([
    [12_192_000, 6_858_000, '16:9'],
    [9_144_000, 5_143_500, '16:9'],
    [9_144_000, 6_858_000, '4:3'],
    [9_144_000, 5_715_000, '16:10'],
    [6_858_000, 9_144_000, '3:4'],
    [10_691_813, 7_559_675, '1.41:1'],
    [914_400, 51_206_400, '0.02:1'],
  ])('of %d by %d EMU is %s', (width, height, expected) => {
    expect(aspectRatio(width, height)).toBe(expected);
  });
});
