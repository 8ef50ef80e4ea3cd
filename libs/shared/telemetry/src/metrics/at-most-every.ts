/** No scraper asks more often, and several may: statements behind gauges run no oftener than this. */
export const SCRAPE_INTERVAL_MS = 10_000;

/**
 * A reading that is taken at most once in so many milliseconds, however many ask for it: those who ask meanwhile get the
 * last one, also when it failed.
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
