import { inspectDocument } from '@livery/brand-governance-infrastructure';
import type { Guideline } from '@livery/brand-governance-domain';
import { deckOfRuns } from './benchmark-decks.ts';

export interface GrowthOptions {
  /** The number of runs of each deck. Every run is one character. */
  readonly counts: readonly number[];
  readonly rounds: number;
  /** The number of runs in each paragraph, by the number of runs of the deck. */
  readonly perParagraph: (count: number) => number;
}

export interface GrowthStep {
  readonly count: number;
  /** The time of the fastest round. */
  readonly milliseconds: number;
}

/** The time of the engine on decks with growing numbers of runs. */
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
