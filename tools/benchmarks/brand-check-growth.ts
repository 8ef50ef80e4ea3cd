import { everyCheck } from './support/every-check.ts';
import { growthOf } from './support/growth.ts';

const COUNTS = [12_500, 25_000, 50_000, 100_000, 200_000];
const ROUNDS = 5;

/** The time of an inspection with every check by the number of runs. The microseconds for each run must not grow. */
const guideline = await everyCheck();
for (const [words, perParagraph] of [
  ['a hundred runs in each paragraph', () => 100],
  ['all runs in one paragraph', (count: number) => count],
] as const) {
  console.log(`${guideline.rules.length} rules; ${words}:`);
  for (const { count, milliseconds } of growthOf(guideline, { counts: COUNTS, rounds: ROUNDS, perParagraph })) {
    console.log(
      `  ${count} runs: ${milliseconds.toFixed(0)} ms, ${((milliseconds * 1_000) / count).toFixed(2)} µs a run`,
    );
  }
}
