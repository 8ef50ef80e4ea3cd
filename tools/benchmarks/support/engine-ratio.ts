import type { Guideline } from '@livery/brand-governance-domain';
import { inspectDocument } from '@livery/brand-governance-infrastructure';
import type { BenchmarkDocument } from './benchmark-decks.ts';
import { everyCheck, firstPriority } from './every-check.ts';
import { ownBrand } from './own-brand.ts';
import { describeRatios, measurePaired } from './paired.ts';
import { inflateAndScan, partsRead } from './parts-read.ts';

const ROUNDS = 7;
const WARM_UP_MS = 2_000;
/** The least time of one measurement. Small documents are checked repeatedly, so that garbage collection affects all measurements alike. */
const SAMPLE_MS = 600;
const BAR = 1.5;

/**
 * The time of the engine, warm, compared with inflating the parts that it reads and one SAX pass over them: with the checks of the
 * first priority, to which the bar applies, and with every check.
 */
export async function measureEngine(documents: Iterable<BenchmarkDocument>): Promise<void> {
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

async function measure(
  name: string,
  { format, bytes }: BenchmarkDocument,
  parts: readonly string[],
  guideline: Guideline,
) {
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

/** Warms up one side alone. If both sides are warmed up in turn, the parser reaches only two thirds of its speed (measured). */
async function warmUp(work: () => Promise<number>): Promise<void> {
  for (const until = performance.now() + WARM_UP_MS; performance.now() < until;) await work();
}

/** The mean time of one call. */
function milliseconds(times: number, work: () => void): number {
  const started = performance.now();
  for (let call = 0; call < times; call += 1) work();
  return (performance.now() - started) / times;
}
