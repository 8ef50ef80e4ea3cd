import { inspectDocument } from '@livery/brand-governance-infrastructure';
import { bigDeck, typicalDeck, xmlHeavyDeck } from './support/benchmark-decks.ts';
import { everyCheck } from './support/every-check.ts';
import { describeRatios, measurePaired } from './support/paired.ts';
import { inflateAndScan, partsRead } from './support/parts-read.ts';

const ROUNDS = 7;
const WARM_UP = 5;
const BAR = 1.5;

/** The engine with every check, warm, against inflating the parts that it reads and one SAX pass over them. */
const guideline = await everyCheck();
console.log(`${guideline.rules.length} rules`);
for (const { name, bytes } of [typicalDeck(), xmlHeavyDeck(), bigDeck()]) {
  const parts = partsRead(bytes, guideline);
  const check = async (): Promise<number> =>
    milliseconds(() => void inspectDocument({ bytes, format: 'pptx' }, guideline));
  const scan = async (): Promise<number> => milliseconds(() => inflateAndScan(bytes, parts));
  const first = await check();
  for (let round = 0; round < WARM_UP; round += 1) await Promise.all([check(), scan()]);
  const result = await measurePaired(ROUNDS, check, scan);
  const best = (side: 'a' | 'b'): string => Math.min(...result.pairs.map((pair) => pair[side])).toFixed(0);
  console.log(
    `${name} (${(bytes.length / 1e6).toFixed(1)} MB, ${parts.length} parts): engine ${best('a')} ms (first ${first.toFixed(0)}), ` +
      `inflate and SAX ${best('b')} ms; ${describeRatios(result)}; bar ${BAR}x`,
  );
}

function milliseconds(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
