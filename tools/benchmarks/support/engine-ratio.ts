import type { Guideline } from '@livery/brand-governance-domain';
import { inspectDocument } from '@livery/brand-governance-infrastructure';
import type { BenchmarkDeck } from './benchmark-decks.ts';
import { everyCheck, firstPriority } from './every-check.ts';
import { ownBrand } from './own-brand.ts';
import { describeRatios, measurePaired } from './paired.ts';
import { inflateAndScan, partsRead } from './parts-read.ts';

const ROUNDS = 7;
const WARM_UP_MS = 2_000;
/** A sample of a side: small documents are checked as often as it takes, so that collections of garbage fall on all alike. */
const SAMPLE_MS = 600;
const BAR = 1.5;

/**
 * The engine, warm, against inflating the parts that it reads and one SAX pass over them: with the checks of the first
 * priority, which the bar speaks of, and with every check.
 */
export async function measureEngine(documents: Iterable<BenchmarkDeck>): Promise<void> {
  const foreign = await everyCheck();
  const { length: first } = firstPriority(foreign).rules;
  console.log(`a bar of ${BAR}x with the ${first} checks of the first priority; ${foreign.rules.length} checks in all`);
  for (const document of documents) {
    const parts = partsRead(document, foreign);
    console.log(`${document.name} (${(document.bytes.length / 1e6).toFixed(1)} MB, ${parts.length} parts)`);
    const own = await everyCheck(ownBrand(document));
    await measure('own brand, first priority', document, parts, firstPriority(own));
    await measure('own brand, every check', document, parts, own);
    await measure('foreign brand, first priority', document, parts, firstPriority(foreign));
    await measure('foreign brand, every check', document, parts, foreign);
  }
}

async function measure(name: string, { format, bytes }: BenchmarkDeck, parts: readonly string[], guideline: Guideline) {
  let findings = 0;
  let times = 1;
  const check = async (): Promise<number> =>
    milliseconds(times, () => {
      const verdict = inspectDocument({ bytes, format }, guideline);
      findings = verdict.outcome === 'judged' ? verdict.findings.length : 0;
    });
  const scan = async (): Promise<number> => milliseconds(times, () => inflateAndScan(bytes, parts));
  const first = await check();
  await warmUp(scan);
  await warmUp(check);
  times = Math.ceil(SAMPLE_MS / (await check()));
  const result = await measurePaired(ROUNDS, check, scan);
  const best = (side: 'a' | 'b'): string => Math.min(...result.pairs.map((pair) => pair[side])).toFixed(0);
  console.log(
    `  ${name}, ${findings} findings: engine ${best('a')} ms (first ${first.toFixed(0)}), ` +
      `inflate and SAX ${best('b')} ms; ${describeRatios(result)}`,
  );
}

/** Each side by itself: warmed up by turns, the parser stays at two thirds of its speed (measured). */
async function warmUp(work: () => Promise<number>): Promise<void> {
  for (const until = performance.now() + WARM_UP_MS; performance.now() < until;) await work();
}

/** Of one call, on average. */
function milliseconds(times: number, work: () => void): number {
  const started = performance.now();
  for (let call = 0; call < times; call += 1) work();
  return (performance.now() - started) / times;
}
