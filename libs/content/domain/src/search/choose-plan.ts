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

/** How many of the newest assets are read in the time that one candidate of the index takes (measured), by their signatures or not. */
const SIGNED_COST = 12;
const UNSIGNED_COST = 3;

export interface PlanFacts {
  /** How many assets are expected to have all words. */
  readonly matches: number;
  /** How many assets the index is expected to find. These are more than the matches if it does not look up all words. */
  readonly candidates: number;
  readonly wanted: number;
  /** How many assets there are; 0 if that is not known. */
  readonly total: number;
  /** Whether signatures tell most assets without the words apart. */
  readonly isSigned: boolean;
}

/**
 * Chooses the cheaper plan. To find `wanted` of `matches` assets, the newest `wanted · total / matches` are read, while the index reads
 * all its candidates, each of which takes longer.
 */
export function choosePlan({ matches, candidates, wanted, total, isSigned }: PlanFacts): SearchPlan {
  const cost = isSigned ? SIGNED_COST : UNSIGNED_COST;
  return total > 0 && cost * candidates * matches >= wanted * total ? 'newest' : 'index';
}
