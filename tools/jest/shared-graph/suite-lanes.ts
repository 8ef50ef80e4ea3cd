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

/** A Fisher-Yates shuffle with the generator mulberry32. */
function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  const rest = [...items];
  let state = seed;
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  return items.map(() => rest.splice(Math.floor(random() * rest.length), 1)).flat();
}
