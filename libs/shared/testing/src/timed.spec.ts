import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { assertBelow, timed } from './timed.ts';

const LIMIT = 50;

/** A test body that measures these values, one in each attempt, and the limits that it missed. */
function measuring(...values: readonly number[]) {
  const left = [...values];
  const missed: string[] = [];
  const body = timed(
    () => assertBelow(left.shift() ?? Number.NaN, LIMIT),
    (reason) => missed.push(reason),
  );
  return { body, missed, left };
}

describe('a timed test', () => {
  const { LIVERY_SLOWNESS } = process.env;
  beforeAll(() => {
    delete process.env['LIVERY_SLOWNESS'];
  });
  afterAll(() => {
    if (LIVERY_SLOWNESS !== undefined) process.env['LIVERY_SLOWNESS'] = LIVERY_SLOWNESS;
  });

  it('passes at once when it is below its limit', async () => {
    const { body, missed, left } = measuring(49, 48);
    await body();
    expect({ missed, left }).toEqual({ missed: [], left: [48] });
  });

  it('is repeated when it misses its limit, and says which limit', async () => {
    const { body, missed } = measuring(50, 72, 10);
    await body();
    expect(missed).toEqual(['50 is not below the limit of 50.', '72 is not below the limit of 50.']);
  });

  it('fails when it misses its limit five times', async () => {
    const { body, missed, left } = measuring(51, 52, 53, 54, 55, 10);
    await expect(body()).rejects.toThrow('55 is not below the limit of 50.');
    expect({ retries: missed.length, left }).toEqual({ retries: 4, left: [10] });
  });

  it('has a larger limit on a machine that is slower than usual', async () => {
    process.env['LIVERY_SLOWNESS'] = '2';
    const { body, missed } = measuring(101, 99);
    await body();
    delete process.env['LIVERY_SLOWNESS'];
    expect(missed).toEqual(['101 is not below the limit of 100.']);
  });

  it('fails at a value that is no number', async () => {
    await expect(measuring().body()).rejects.toThrow('NaN is not below the limit of 50.');
  });

  it('is never repeated for another failure', async () => {
    let attempts = 0;
    const body = timed(
      async () => {
        attempts += 1;
        expect(attempts).toBe(2);
      },
      () => undefined,
    );
    await expect(body()).rejects.toThrow('toBe');
    expect(attempts).toBe(1);
  });

  it.each([[1, 'a'] as const])(
    'gets the parameters of its row: %s and %s',
    timed((number, letter) => {
      expect([number + 1, letter.toUpperCase()]).toEqual([2, 'A']);
    }),
  );
});
