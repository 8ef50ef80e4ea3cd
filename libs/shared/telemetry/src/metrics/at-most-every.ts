/** The shortest time between two reads of a gauge that runs a statement, however many scrapers there are. */
export const SCRAPE_INTERVAL_MS = 10_000;

/**
 * Limits a reading to once in `milliseconds`. Calls within that time get the
 * last result, also if it is a failure.
 */
export function atMostEvery<T>(milliseconds: number, read: () => Promise<T>): () => Promise<T> {
  let last: Promise<T> | undefined;
  let takenAt = 0;
  return () => {
    const now = performance.now();
    if (last === undefined || now - takenAt >= milliseconds) {
      takenAt = now;
      last = read();
    }
    return last;
  };
}
