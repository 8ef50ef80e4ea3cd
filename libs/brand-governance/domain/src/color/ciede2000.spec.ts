import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ciede2000, leastDistance, toLab } from './ciede2000.ts';

/** Some of the test data of Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula", table 1. */
const PAIRS = [
  [50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425],
  [50, 3.1571, -77.2803, 50, 0, -82.7485, 2.8615],
  [50, -1.3802, -84.2814, 50, 0, -82.7485, 1],
  [50, 0, 0, 50, -1, 2, 2.3669],
  [50, 2.49, -0.001, 50, -2.49, 0.0009, 7.1792],
  [50, 2.49, -0.001, 50, -2.49, 0.0011, 7.2195],
  [50, 2.5, 0, 50, 0, -2.5, 4.3065],
  [50, 2.5, 0, 73, 25, -18, 27.1492],
  [50, 2.5, 0, 58, 24, 15, 19.4535],
  [60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
  [22.7233, 20.0904, -46.694, 23.0331, 14.973, -42.5619, 2.0373],
  [2.0776, 0.0795, -1.135, 0.9033, -0.0636, -0.5514, 0.9082],
] as const;

describe('the CIEDE2000 difference', () => {
  it.each(PAIRS)('of (%d, %d, %d) and (%d, %d, %d) is %d', (l1, a1, b1, l2, a2, b2, expected) => {
    const difference = ciede2000({ l: l1, a: a1, b: b1 }, { l: l2, a: a2, b: b2 });
    expect(difference).toBeCloseTo(expected, 4);
    expect(ciede2000({ l: l2, a: a2, b: b2 }, { l: l1, a: a1, b: b1 })).toBeCloseTo(expected, 4);
  });

  it('of two near oranges is 2.5', () => {
    expect(ciede2000(toLab(0xff6f20), toLab(0xf26b21))).toBeCloseTo(2.5, 1);
  });

  it('is never less than what the lightness alone makes certain', () => {
    const rgb = fc.integer({ min: 0, max: 0xffffff }).map(toLab);
    fc.assert(
      fc.property(rgb, rgb, (one, two) => {
        expect(leastDistance(one, two)).toBeLessThanOrEqual(ciede2000(one, two) + 1e-9);
      }),
      { numRuns: 20_000 },
    );
  });

  it('of black and white is 100', () => {
    expect(ciede2000(toLab(0x000000), toLab(0xffffff))).toBeCloseTo(100, 3);
  });
});
