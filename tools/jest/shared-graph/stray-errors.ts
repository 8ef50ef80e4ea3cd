import { getState } from 'jest-circus';

const rejections = new Map<Promise<unknown>, unknown>();

/** An error that is thrown outside of a test function belongs to the test that runs, or to the suite between tests. */
function blame(error: unknown): void {
  const { currentlyRunningTest, unhandledErrors } = getState();
  (currentlyRunningTest?.errors ?? unhandledErrors).push(error);
}

/** Collects errors that no test function throws. Without that, they would end the process. */
export function collectStrayErrors(): void {
  process.on('uncaughtException', blame);
  process.on('unhandledRejection', (reason, promise) => rejections.set(promise, reason));
  process.on('rejectionHandled', (promise) => rejections.delete(promise));
}

/** The reasons of promises that were rejected since the last call, and that nothing handles. */
export function takeRejections(): readonly unknown[] {
  const reasons = [...rejections.values()];
  rejections.clear();
  return reasons;
}
