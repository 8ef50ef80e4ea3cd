import { createHash, hash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { mergePresentations, splitPresentation } from '@livery/office-composition';
import { OoxmlPackage } from '@livery/office-package';
import { sampleDeck } from '@livery/office-testing';
import { deckOfSlides, typicalDeck, xmlHeavyDeck } from './support/benchmark-decks.ts';
import { describeRatios, measurePaired } from './support/paired.ts';
import { ProcessMemory } from './support/process-memory.ts';

const SLIDES = 100;
const ROUNDS = 7;
const TIME_BAR = 2;
const MEMORY_BAR = 3;
const PICTURE_BYTES = 1_000_000;
const SETTLE_MS = 500;
/** The least time of one measurement: the machine may do something else for the time of a single run. */
const SAMPLE_MS = 600;

/**
 * Merges 100 decks of one slide, compared with inflating and hashing each part of the 100 decks once. Then the resident memory of the
 * process at its peak, sources included, compared with the size of the sources, where each slide has a picture of its own. Linux only.
 */
console.log(`bars of ${TIME_BAR}x for the time and ${MEMORY_BAR}x for the memory`);
for (const { name, bytes } of [typicalDeck(), xmlHeavyDeck()]) {
  const decks = [...splitPresentation(deckOfSlides(bytes, SLIDES)).slides()].map((slide) => slide.bytes);
  await measureTime(`slides of the ${name}`, decks);
}
const unlike = Array.from({ length: SLIDES }, (_, number) => deckWithPicture(number));
await measureTime('slides with 1 MB pictures', unlike);
await measureMemory('slides with 1 MB pictures', unlike);

async function measureTime(name: string, decks: readonly Uint8Array[]): Promise<void> {
  const merge = (): void => {
    mergePresentations(decks);
  };
  const inflate = (): void => {
    decks.forEach(inflateAndHash);
  };
  merge();
  inflate();
  const [merges, inflations] = [merge, inflate].map((work) => Math.ceil(SAMPLE_MS / Math.max(1, mean(1, work))));
  const result = await measurePaired(
    ROUNDS,
    async () => mean(merges ?? 1, merge),
    async () => mean(inflations ?? 1, inflate),
  );
  const best = (side: 'a' | 'b'): string => Math.min(...result.pairs.map((pair) => pair[side])).toFixed(0);
  console.log(
    `  ${name}, ${decks.length} decks of ${megabytes(decks).toFixed(1)} MB in all: merged in ${best('a')} ms, ` +
      `inflated and hashed in ${best('b')} ms; ${describeRatios(result)}`,
  );
}

async function measureMemory(name: string, decks: readonly Uint8Array[]): Promise<void> {
  const memory = new ProcessMemory('self');
  const sources = megabytes(decks);
  await pause(SETTLE_MS);
  const before = memory.resident();
  memory.resetPeak();
  mergePresentations(decks);
  const added = memory.peak() - before;
  const ratio = (added + sources) / sources;
  console.log(`  ${name}: sources ${sources.toFixed(0)} MB, merging adds ${added.toFixed(0)} MB; ${ratio.toFixed(2)}x`);
}

function inflateAndHash(deck: Uint8Array): void {
  const file = OoxmlPackage.open(deck);
  for (const part of file.parts()) hash('sha256', file.bytes(part) ?? '');
}

/** A deck with one slide and bytes that cannot be compressed and that no other deck has. */
function deckWithPicture(number: number): Uint8Array {
  const picture = createHash('shake256', { outputLength: PICTURE_BYTES }).update(String(number)).digest();
  return sampleDeck({ slides: [{ title: `Slide ${number}`, picture }] }).bytes();
}

/** The mean time of one call in milliseconds. */
function mean(times: number, work: () => void): number {
  const started = performance.now();
  for (let call = 0; call < times; call += 1) work();
  return (performance.now() - started) / times;
}

/** MiB, as Linux counts the memory of processes. */
function megabytes(decks: readonly Uint8Array[]): number {
  return decks.reduce((sum, { length }) => sum + length, 0) / 1_048_576;
}
