import { hash } from 'node:crypto';
import { splitPresentation } from '@livery/office-composition';
import { OoxmlPackage } from '@livery/office-package';
import { splitWithAutomizer } from './support/automizer.ts';
import { deckOfSlides, typicalDeck, xmlHeavyDeck } from './support/benchmark-decks.ts';
import { describeRatios, measurePaired } from './support/paired.ts';

const SLIDES = 100;
const ROUNDS = 7;
const BAR = 2;
/** Slides that pptx-automizer splits, too. It finds none of those that were copied to make a hundred. */
const COMPARED = [0, 5, 10, 15, 20, 25];
/** The least time of one measurement: the machine may do something else for the time of a single run. */
const SAMPLE_MS = 600;

/**
 * Splits a deck of 100 slides, compared with inflating and hashing each of its parts once: without and with reading what the slides say.
 * Then some of its slides with pptx-automizer.
 */
console.log(`a bar of ${BAR}x without reading what slides say`);
for (const { name, bytes } of [typicalDeck(), xmlHeavyDeck()]) {
  const deck = deckOfSlides(bytes, SLIDES);
  console.log(`${name}, ${SLIDES} slides, ${(deck.length / 1e6).toFixed(1)} MB`);
  await measure('split', deck, () => splitAll(deck));
  await measure('split, and read titles, texts, fonts and colours', deck, () => splitAndRead(deck));
  compare(deck);
}

async function measure(what: string, deck: Uint8Array, work: () => void): Promise<void> {
  const base = (): void => {
    inflateAndHash(deck);
  };
  const times = (one: () => void): number => Math.ceil(SAMPLE_MS / Math.max(1, milliseconds(one)));
  base();
  work();
  const [split, inflate] = [times(work), times(base)];
  const result = await measurePaired(
    ROUNDS,
    async () => mean(split, work),
    async () => mean(inflate, base),
  );
  const best = (side: 'a' | 'b'): string => Math.min(...result.pairs.map((pair) => pair[side])).toFixed(0);
  console.log(`  ${what}: ${best('a')} ms, inflate and hash ${best('b')} ms; ${describeRatios(result)}`);
}

/** The mean time of one call. */
function mean(times: number, work: () => void): number {
  return (
    milliseconds(() => {
      for (let call = 0; call < times; call += 1) work();
    }) / times
  );
}

function inflateAndHash(deck: Uint8Array): void {
  const file = OoxmlPackage.open(deck);
  for (const part of file.parts()) hash('sha256', file.bytes(part) ?? '');
}

function splitAll(deck: Uint8Array): number {
  let size = 0;
  for (const { bytes } of splitPresentation(deck).slides()) size += bytes.length;
  return size;
}

function splitAndRead(deck: Uint8Array): number {
  let size = 0;
  for (const { title, text, notes, fonts, colors } of splitPresentation(deck).slides()) {
    size += title.length + text.length + notes.length + fonts.length + colors.length;
  }
  return size;
}

/** The sizes and the time of some slides, by this project and by pptx-automizer, each from the bytes of the whole deck. */
function compare(deck: Uint8Array): void {
  splitWithAutomizer(deck, COMPARED, (index, peer) => {
    if (peer === null) return;
    let size = 0;
    const own = milliseconds(() => {
      for (const { bytes } of splitPresentation(deck, { slides: [index] }).slides()) size = bytes.length;
    });
    console.log(
      `    slide ${index}: ${own.toFixed(0)} ms and ${kilobytes(size)}; ` +
        `pptx-automizer ${peer.milliseconds.toFixed(0)} ms and ${kilobytes(peer.size)}`,
    );
  });
}

function kilobytes(size: number): string {
  return `${(size / 1e3).toFixed(1)} kB`;
}

function milliseconds(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
