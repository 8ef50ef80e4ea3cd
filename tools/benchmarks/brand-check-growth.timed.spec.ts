import { describe, expect, it } from '@jest/globals';
import { everyCheck } from './support/every-check.ts';
import { growthOf } from './support/growth.ts';

const COUNTS = [2_000, 32_000];
/** Sixteenfold in linear time, 256-fold in quadratic time: half-way, so that a busy machine does not decide. */
const MOST = 64;

describe('the engine with every check', () => {
  it.each([
    ['stand in many paragraphs', () => 100],
    ['stand in one paragraph', (count: number) => count],
  ])('takes a time in proportion to the runs of a deck when they %s', async (_, perParagraph) => {
    const [few, many] = growthOf(await everyCheck(), { counts: COUNTS, rounds: 3, perParagraph });
    expect((many?.milliseconds ?? Infinity) / (few?.milliseconds ?? 0)).toBeLessThan(MOST);
  });
});
