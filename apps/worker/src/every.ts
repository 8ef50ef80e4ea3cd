/** Does `work` now and then again, `milliseconds` after it was done, until it is stopped. Failures are told, and do not end it. */
export function every(
  milliseconds: number,
  work: () => Promise<void> | void,
  report: (error: unknown) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const round = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      report(error);
    }
    if (!stopped) timer = setTimeout(() => void round(), milliseconds);
  };
  void round();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
