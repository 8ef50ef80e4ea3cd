/** Whether the gate asks for samples, because a change touches nothing that the suite is about. A run without the gate is whole. */
const isSample = (): boolean => process.env['LIVERY_SAMPLE'] === 'true';

/** One of so many items in a sample, by `LIVERY_SEED`; all items otherwise. As many seeds in a row choose every item once. */
export function sampleOf<Item>(items: readonly Item[], oneOf: number): readonly Item[] {
  const chosen = runSeed(0) % oneOf;
  return isSample() ? items.filter((_, index) => index % oneOf === chosen) : items;
}

/** The count that a run reaches at least, if a run over all items reaches `count`. Samples differ: half of their share is enough. */
export function leastInSample(count: number, oneOf: number): number {
  return isSample() ? Math.floor(count / oneOf / 2) : count;
}

/** The share that a run reaches at most, if a run over all items stays below `share`. A single item of a sample may have ten times as much. */
export function mostInSample(share: number): number {
  return isSample() ? 10 * share : share;
}

/** The seed of this run: `LIVERY_SEED`, a whole number from 0 on, or the fixed one if there is none. */
export function runSeed(fixed: number): number {
  return Number(process.env['LIVERY_SEED'] ?? fixed);
}
