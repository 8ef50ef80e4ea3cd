/**
 * Does `work` now and then again, `milliseconds` after it was done, until it is stopped; what is then under way is waited
 * for. Failures are told, and do not end it.
 */
export function every(
  milliseconds: number,
  work: () => unknown,
  report: (error: unknown) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const round = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      report(error);
    }
    if (!stopped) timer = setTimeout(again, milliseconds);
  };
  const again = (): void => {
    underWay = round();
  };
  let underWay = round();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await underWay;
  };
}
