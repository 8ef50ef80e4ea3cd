/** How often a word, or one of several, occurs in the assets of a tenant. */
export interface WordFrequency {
  /** Assets with the word. */
  readonly assets: number;
  /** Assets with the word in their names or tags. */
  readonly inNames: number;
}

/** `newest`: looks at the newest assets until enough have the words. `index`: looks up the words in an inverted index. */
export type SearchPlan = 'newest' | 'index';

/** How many of `total` assets have all words, if these occur independently of each other. */
export function expectedMatches(frequencies: readonly number[], total: number): number {
  if (total <= 0) return 0;
  return frequencies.reduce((matches, frequency) => matches * Math.min(1, frequency / total), total);
}

/** How many of the newest assets are read in the time that one match of the index takes (measured: 2 to 4). */
const INDEX_COST = 3;

/**
 * Chooses the cheaper plan. To find `wanted` of `matches` assets, the newest `wanted · total / matches` are read, while the index reads
 * all matches, each of which takes longer. So the newest are cheaper from `3 · matches² = wanted · total` on.
 * @param total how many assets there are; 0 if that is not known
 */
export function choosePlan({ matches, wanted, total }: PlanFacts): SearchPlan {
  return total > 0 && INDEX_COST * matches * matches >= wanted * total ? 'newest' : 'index';
}

export interface PlanFacts {
  readonly matches: number;
  readonly wanted: number;
  readonly total: number;
}
