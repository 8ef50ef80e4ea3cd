import { describe, expect, it } from '@jest/globals';
import { atMostEvery } from './at-most-every.ts';

describe('a reading that is cached for a time', () => {
  it('is taken once for all calls within the time', async () => {
    let taken = 0;
    const read = atMostEvery(60_000, async () => ++taken);
    expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
    expect(await read()).toBe(1);
  });

  it('is taken again once the time is over', async () => {
    let taken = 0;
    const read = atMostEvery(0, async () => ++taken);
    expect([await read(), await read()]).toEqual([1, 2]);
  });

  it('is not repeated within the time if it fails', async () => {
    let tried = 0;
    const read = atMostEvery(60_000, async () => {
      tried += 1;
      throw new Error('away');
    });
    await expect(read()).rejects.toThrow('away');
    await expect(read()).rejects.toThrow('away');
    expect(tried).toBe(1);
  });
});
