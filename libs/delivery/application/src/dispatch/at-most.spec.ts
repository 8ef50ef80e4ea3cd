import { describe, expect, it } from '@jest/globals';
import { AtMost } from './at-most.ts';

describe('works', () => {
  it('run at most two at a time, in the order of their calls, even if one fails', async () => {
    const turns = new AtMost(2);
    const ends = Array.from({ length: 5 }, () => Promise.withResolvers<undefined>());
    const begun: number[] = [];
    const results = ends.map((end, index) =>
      turns.run(async () => {
        begun.push(index);
        await end.promise;
        return index;
      }),
    );
    await Promise.resolve();
    expect(begun).toEqual([0, 1]);
    ends[1]?.reject(new Error('It fails.'));
    await expect(results[1]).rejects.toThrow('It fails.');
    expect(begun).toEqual([0, 1, 2]);
    for (const end of ends) end.resolve(undefined);
    const all = await Promise.allSettled(results);
    expect(all.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true]);
    expect(begun).toEqual([0, 1, 2, 3, 4]);
  });
});
