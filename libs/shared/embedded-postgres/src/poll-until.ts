import { setTimeout } from 'node:timers/promises';

const INTERVAL = 10;

/** Repeats a condition until it is true or the time (milliseconds) is over. @returns whether it became true */
export async function pollUntil(condition: () => boolean | Promise<boolean>, waitMs: number): Promise<boolean> {
  const deadline = performance.now() + waitMs;
  while (!(await condition())) {
    if (performance.now() > deadline) return false;
    await setTimeout(INTERVAL);
  }
  return true;
}
