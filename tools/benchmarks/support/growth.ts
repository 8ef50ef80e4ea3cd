import { inspectDocument } from '@livery/brand-governance-infrastructure';
import type { Guideline } from '@livery/brand-governance-domain';
import { deckOfRuns } from './benchmark-decks.ts';

export interface GrowthOptions {
  /** Runs of each deck, one character each. */
  readonly counts: readonly number[];
  readonly rounds: number;
  /** Runs of each paragraph of a deck of so many runs. */
  readonly perParagraph: (count: number) => number;
}

export interface GrowthStep {
  readonly count: number;
  /** The best of the rounds. */
  readonly milliseconds: number;
}

/** How long the engine takes on decks of more and more runs. */
export function growthOf(guideline: Guideline, { counts, rounds, perParagraph }: GrowthOptions): readonly GrowthStep[] {
  return counts.map((count) => {
    const bytes = deckOfRuns(count, perParagraph(count));
    const times = Array.from({ length: rounds }, () => {
      const started = performance.now();
      inspectDocument({ bytes, format: 'pptx' }, guideline);
      return performance.now() - started;
    });
    return { count, milliseconds: Math.min(...times) };
  });
}
