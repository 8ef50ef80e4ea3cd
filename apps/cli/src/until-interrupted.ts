/**
 * Runs what goes on until Ctrl-C, or until nobody reads standard output any more. Then that is no failure.
 * @param run ends, or rejects with the reason of the signal, when that is aborted
 */
export async function untilInterrupted(run: (signal: AbortSignal) => Promise<number>): Promise<number> {
  const interrupted = new AbortController();
  const interrupt = (): void => interrupted.abort();
  process.once('SIGINT', interrupt);
  process.stdout.once('error', interrupt);
  try {
    return await run(interrupted.signal);
  } catch (error) {
    if (interrupted.signal.aborted) return 0;
    throw error;
  } finally {
    process.off('SIGINT', interrupt);
    process.stdout.off('error', interrupt);
  }
}
