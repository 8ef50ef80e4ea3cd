/** One figure of each side, measured directly one after the other, so that a change of the machine's speed affects both. */
export interface Pair {
  readonly a: number;
  readonly b: number;
}

export interface PairedResult {
  readonly pairs: readonly Pair[];
  /** The ratio a / b of each pair, in ascending order. */
  readonly ratios: readonly number[];
  readonly median: number;
}

/** Measures a and b in turn, `rounds` times. A first round is not counted. */
export async function measurePaired(
  rounds: number,
  a: () => Promise<number>,
  b: () => Promise<number>,
): Promise<PairedResult> {
  await a();
  await b();
  const pairs: Pair[] = [];
  for (let round = 0; round < rounds; round += 1) pairs.push({ a: await a(), b: await b() });
  return resultOf(pairs);
}

export function resultOf(pairs: readonly Pair[]): PairedResult {
  const ratios = pairs.map((pair) => pair.a / pair.b).sort((x, y) => x - y);
  return { pairs, ratios, median: ratios[Math.floor(ratios.length / 2)] ?? Number.NaN };
}

/** `0.66x (0.61x to 0.70x of 7 pairs)` */
export function describeRatios({ ratios, median }: PairedResult): string {
  const [least = Number.NaN] = ratios;
  const most = ratios.at(-1) ?? Number.NaN;
  return `${median.toFixed(2)}x (${least.toFixed(2)}x to ${most.toFixed(2)}x of ${ratios.length} pairs)`;
}
