import type { Guideline } from '@livery/brand-governance-domain';
import { inspectDocument } from '@livery/brand-governance-infrastructure';
import { type BenchmarkDeck, bigDeck, deckOfRuns, typicalDeck, xmlHeavyDeck } from './support/benchmark-decks.ts';
import { longDocument, xmlHeavyDocument } from './support/benchmark-texts.ts';
import { everyCheck } from './support/every-check.ts';
import { ownBrand } from './support/own-brand.ts';
import { describeRatios, measurePaired } from './support/paired.ts';
import { inflateAndScan, partsRead } from './support/parts-read.ts';

const ROUNDS = 7;
const WARM_UP_MS = 3_000;
const BAR = 1.5;
const RUNS = 100_000;

/** The engine with every check, warm, against inflating the parts that it reads and one SAX pass over them. */
const foreign = await everyCheck();
console.log(`${foreign.rules.length} rules; a bar of ${BAR}x`);
const runs = { name: 'run for each character', format: 'pptx', bytes: deckOfRuns(RUNS) } as const;
const texts = [longDocument(), ...xmlHeavyDocument()];
for (const deck of [typicalDeck(), xmlHeavyDeck(), bigDeck(), runs, ...texts]) {
  const parts = partsRead(deck, foreign);
  console.log(`${deck.name} (${(deck.bytes.length / 1e6).toFixed(1)} MB, ${parts.length} parts)`);
  await measure('by its own brand', deck, parts, await everyCheck(ownBrand(deck)));
  await measure('by a foreign brand', deck, parts, foreign);
}

async function measure(name: string, { format, bytes }: BenchmarkDeck, parts: readonly string[], guideline: Guideline) {
  let findings = 0;
  const check = async (): Promise<number> =>
    milliseconds(() => {
      const verdict = inspectDocument({ bytes, format }, guideline);
      findings = verdict.outcome === 'judged' ? verdict.findings.length : 0;
    });
  const scan = async (): Promise<number> => milliseconds(() => inflateAndScan(bytes, parts));
  const first = await check();
  for (const until = performance.now() + WARM_UP_MS; performance.now() < until;) await Promise.all([check(), scan()]);
  const result = await measurePaired(ROUNDS, check, scan);
  const best = (side: 'a' | 'b'): string => Math.min(...result.pairs.map((pair) => pair[side])).toFixed(0);
  console.log(
    `  ${name}, ${findings} findings: engine ${best('a')} ms (first ${first.toFixed(0)}), ` +
      `inflate and SAX ${best('b')} ms; ${describeRatios(result)}`,
  );
}

function milliseconds(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
