import { setTimeout as pause } from 'node:timers/promises';

/** Calls at a steady rate, whether or not earlier calls have ended. Returns the milliseconds from when each call was due until its end. */
export async function openLoop(
  count: number,
  perSecond: number,
  call: () => Promise<void>,
): Promise<readonly number[]> {
  const started = performance.now();
  const calls: Promise<number>[] = [];
  for (let number = 0; number < count; number += 1) {
    const due = started + (number * 1_000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await pause(early);
    calls.push(call().then(() => performance.now() - due));
  }
  return Promise.all(calls);
}

/** The value below which this share of the samples lies. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
