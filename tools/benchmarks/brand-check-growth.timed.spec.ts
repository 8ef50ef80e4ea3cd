import { describe, it } from '@jest/globals';
import { assertBelow, timed } from '@livery/testing';
import { everyCheck } from './support/every-check.ts';
import { growthOf } from './support/growth.ts';

const COUNTS = [2_000, 32_000];
/** Linear time would give a factor of 16, quadratic time a factor of 256. The limit is between them, so that a busy machine does not matter. */
const MOST = 64;

describe('the engine with every check', () => {
  it.each([
    ['are in many paragraphs', () => 100],
    ['are in one paragraph', (count: number) => count],
  ])(
    'takes a time in proportion to the runs of a deck when they %s',
    timed(async (_, perParagraph) => {
      const [few, many] = growthOf(await everyCheck(), { counts: COUNTS, rounds: 3, perParagraph });
      assertBelow((many?.milliseconds ?? Infinity) / (few?.milliseconds ?? 0), MOST);
    }),
  );
});
