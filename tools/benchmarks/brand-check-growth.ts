import { inspectDocument } from '@livery/brand-governance-infrastructure';
import { deckOfRuns } from './support/benchmark-decks.ts';
import { everyCheck } from './support/every-check.ts';

const COUNTS = [12_500, 25_000, 50_000, 100_000, 200_000];
const ROUNDS = 5;

/** Time by the number of runs when every character is one: microseconds a run must not grow. */
const guideline = await everyCheck();
for (const count of COUNTS) {
  const bytes = deckOfRuns(count);
  const times = Array.from({ length: ROUNDS }, () => {
    const started = performance.now();
    inspectDocument({ bytes, format: 'pptx' }, guideline);
    return performance.now() - started;
  });
  const best = Math.min(...times);
  console.log(`${count} runs: ${best.toFixed(0)} ms, ${((best * 1_000) / count).toFixed(2)} µs a run`);
}
