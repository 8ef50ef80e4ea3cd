import { shuffle } from '../../build/shuffle.ts';

/**
 * Shuffles suites by a seed and deals them to lanes, so that the same seed runs the same suites in the same order in one process. A lane that has
 * finished takes the last suites of the longest other lane; only these may run in another order.
 */
export class SuiteLanes<Suite> {
  readonly #lanes: Suite[][];

  constructor(suites: readonly Suite[], count: number, seed: number) {
    const shuffled = shuffle(suites, seed);
    this.#lanes = Array.from({ length: count }, (_, lane) =>
      shuffled.filter((_suite, index) => index % count === lane),
    );
  }

  get count(): number {
    return this.#lanes.length;
  }

  next(lane: number): Suite | undefined {
    const own = this.#lanes[lane]?.shift();
    return own ?? this.#lanes.toSorted((a, b) => b.length - a.length)[0]?.pop();
  }
}
