import { setTimeout } from 'node:timers/promises';

const INTERVAL = 10;

/** Asks until the answer is yes, or until the patience (milliseconds) is over; tells which. */
export async function pollUntil(condition: () => boolean | Promise<boolean>, patience: number): Promise<boolean> {
  const deadline = performance.now() + patience;
  while (!(await condition())) {
    if (performance.now() > deadline) return false;
    await setTimeout(INTERVAL);
  }
  return true;
}
