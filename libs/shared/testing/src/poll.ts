import { onThisMachine } from './slowness.ts';

/** Repeats a condition until it is true. @throws Error with `expectation` after the timeout, which is longer on a slow machine */
export async function poll(
  expectation: string,
  isSo: () => boolean | Promise<boolean>,
  timeoutMs = 30_000,
  intervalMs = 10,
): Promise<void> {
  const limit = onThisMachine(timeoutMs);
  const deadline = Date.now() + limit;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Not within ${limit} ms: ${expectation}`);
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
}
