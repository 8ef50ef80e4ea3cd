import { describe, expect, it } from '@jest/globals';
import { every } from './every.ts';

const unexpected = (error: unknown): void => {
  throw error;
};

describe('repeated work', () => {
  it('that is stopped during a run waits for the run and does not repeat it', async () => {
    let finish: () => void = () => undefined;
    let isOver = false;
    let runs = 0;
    const stop = every(
      1,
      async () => {
        runs += 1;
        await new Promise<void>((resolve) => (finish = resolve));
        isOver = true;
      },
      unexpected,
    );
    const stopped = stop().then(() => isOver);
    finish();
    expect(await stopped).toBe(true);
    expect(runs).toBe(1);
  });

  it('continues after an error, which is reported', async () => {
    const failures: unknown[] = [];
    let runs = 0;
    await new Promise<void>((resolve) => {
      const stop = every(
        1,
        () => {
          runs += 1;
          if (runs === 3) void stop().then(resolve);
          if (runs === 1) throw new Error('once');
        },
        (error) => failures.push(error),
      );
    });
    expect(failures).toEqual([new Error('once')]);
    expect(runs).toBe(3);
  });
});
