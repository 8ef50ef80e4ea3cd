/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const FREQUENT =
  'the report template brand logo sales and final new presentation quarterly photo product banner team overview icon guide ' +
  'marketing campaign europe slide header portrait summer press social media event customer blue cover finance training background ' +
  'hero deck strategy annual results partner email footer winter office people city mobile website dark light global launch ' +
  'internal external draft review budget plan roadmap workshop keynote poster flyer brochure newsletter certificate invitation';
const SYLLABLES =
  'ba be bi bo bu ca ce co da de di do fa fe fi ga ge go ha he hi ka ke ki la le li lo ma me mi mo na ne ni no pa pe pi po ra re ri ro sa se si so ta te ti to va ve vi wa we za zo'.split(
    ' ',
  );
const WORDS = 30_000;

/** Words from the most frequent to the rarest. Their frequencies follow Zipf's law: the tenth is a tenth as frequent as the first. */
export const VOCABULARY: readonly string[] = vocabulary();

const cumulated: readonly number[] = cumulate(VOCABULARY.map((_, rank) => 1 / (rank + 1)));

/** A word of the vocabulary by its frequency. */
export function zipfWord(random: () => number): string {
  return VOCABULARY[position(cumulated, random() * (cumulated.at(-1) ?? 0))] ?? '';
}

function vocabulary(): string[] {
  const random = randomNumbers(7);
  const words = new Set(FREQUENT.split(' '));
  while (words.size < WORDS) {
    const length = 2 + Math.floor(random() * 3);
    words.add(Array.from({ length }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)] ?? '').join(''));
  }
  return [...words];
}

function cumulate(weights: readonly number[]): number[] {
  let sum = 0;
  return weights.map((weight) => (sum += weight));
}

function position(sums: readonly number[], value: number): number {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
