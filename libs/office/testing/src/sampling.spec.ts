import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { leastInSample, runSeed, sampleOf } from './sampling.ts';

const ITEMS = Array.from({ length: 10 }, (_, index) => index);
let before: NodeJS.ProcessEnv;

beforeEach(() => {
  before = { ...process.env };
  delete process.env['LIVERY_SAMPLE'];
  delete process.env['LIVERY_SEED'];
});

afterEach(() => {
  process.env = before;
});

describe('a run without the gate', () => {
  it('takes all items, with the numbers of a whole run, and the fixed seed', () => {
    expect(sampleOf(ITEMS, 4)).toEqual(ITEMS);
    expect(leastInSample(500, 4)).toBe(500);
    expect(runSeed(7)).toBe(7);
  });

  it('takes all items if only a seed is given', () => {
    process.env['LIVERY_SEED'] = '3';
    expect(sampleOf(ITEMS, 4)).toEqual(ITEMS);
    expect(runSeed(7)).toBe(3);
  });
});

describe('a sample', () => {
  it('is the same for the same seed, and every item is in one of the samples of a few seeds in a row', () => {
    process.env['LIVERY_SAMPLE'] = 'true';
    const samples = [20, 21, 22, 23].map((seed) => {
      process.env['LIVERY_SEED'] = String(seed);
      return sampleOf(ITEMS, 4);
    });
    expect(samples[0]).toEqual([0, 4, 8]);
    expect(samples.flat().sort()).toEqual(ITEMS);
  });

  it('reaches half of its share of the numbers of a whole run', () => {
    process.env['LIVERY_SAMPLE'] = 'true';
    expect(leastInSample(500, 4)).toBe(62);
  });
});
