/**
 * Runs `work` now, and again `milliseconds` after each run has ended. Errors are reported and do not end the repetition.
 * @returns a function that ends the repetition and waits for a run in progress
 */
export function every(
  milliseconds: number,
  work: () => unknown,
  report: (error: unknown) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const run = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      report(error);
    }
    if (!stopped) timer = setTimeout(runAgain, milliseconds);
  };
  const runAgain = (): void => {
    running = run();
  };
  let running = run();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
