import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentFormat } from '@livery/brand-governance-domain';
import { OfficeFile } from '@livery/office-testing';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PACK = path.resolve(ROOT, '../shared/brand-engine/corpus');
const PRESENTATION = 'ppt/presentation.xml';
const BIG_SLIDES = 585;
const BIG_BYTES = 48_000_000;
const FILLER_BYTES = 500_000;
const SLIDE_TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.slide+xml';

export interface BenchmarkDocument {
  readonly name: string;
  readonly format: DocumentFormat;
  readonly bytes: Buffer;
}

/** A typical deck: 45 slides of the reference pack, or the sample of this project when the pack is missing. */
export function typicalDeck(): BenchmarkDocument {
  return { name: 'typical deck', format: 'pptx', bytes: fromPack('shapecrawler/031.pptx') ?? sampleDeck() };
}

/** A deck of few slides and much XML: vector drawings of the reference pack, or many runs when the pack is missing. */
export function xmlHeavyDeck(): BenchmarkDocument {
  const name = 'poi/ca.ubc.cs.people__emhill_presentations_HowWeRefactor.pptx';
  return { name: 'XML-heavy deck', format: 'pptx', bytes: fromPack(name) ?? deckOfRuns(200_000) };
}

/** A deck of 48 MB and 585 slides: copies of the slides of the typical deck, each with copies of its pictures. */
export function bigDeck(): BenchmarkDocument {
  const deck = OfficeFile.open(typicalDeck().bytes);
  fill(deck, copySlides(deck, BIG_SLIDES));
  return { name: '48 MB deck', format: 'pptx', bytes: deck.bytes() };
}

/** A deck of this many slides: copies of the slides of another deck, each with copies of its pictures. */
export function deckOfSlides(source: Uint8Array, count: number): Buffer {
  const deck = OfficeFile.open(source);
  copySlides(deck, count);
  return deck.bytes();
}

/** Copies slides until the deck has this many. Returns the names of the copies. */
function copySlides(deck: OfficeFile, count: number): readonly string[] {
  const names = deck.parts().map(({ name }) => name);
  const slides = names.filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
  const copies = Array.from({ length: count - slides.length }, (_, number) =>
    copySlide(deck, slides[number % slides.length] ?? '', number),
  );
  listSlides(deck, copies);
  return copies;
}

/** A deck with one slide of this many runs of one character each, in paragraphs of `perParagraph` runs. */
export function deckOfRuns(count: number, perParagraph = 100): Buffer {
  const deck = OfficeFile.open(sampleDeck());
  const name = 'ppt/slides/slide1.xml';
  const run = (number: number): string =>
    `<a:r><a:rPr lang="en-GB" sz="${1000 + 100 * (number % 40)}"/><a:t>${'abcdefghij '[number % 11]}</a:t></a:r>`;
  const paragraphs = Array.from({ length: count / perParagraph }, (_, number) => {
    return `<a:p>${Array.from({ length: perParagraph }, (_, at) => run(number * perParagraph + at)).join('')}</a:p>`;
  });
  const shape =
    '<p:sp><p:nvSpPr><p:cNvPr id="99" name="Runs"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr/>' +
    `<p:txBody><a:bodyPr/>${paragraphs.join('')}</p:txBody></p:sp></p:spTree>`;
  deck.write(name, deck.text(name).replace('</p:spTree>', shape));
  return deck.bytes();
}

function sampleDeck(): Buffer {
  return readFileSync(path.join(ROOT, 'samples/brand-faults.pptx'));
}

function fromPack(name: string): Buffer | undefined {
  const file = path.join(PACK, name);
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** Copies a slide and its media, without notes and comments. Returns the name of the copy. */
function copySlide(deck: OfficeFile, source: string, number: number): string {
  const name = `ppt/slides/slide${9_000 + number}.xml`;
  deck.write(name, deck.text(source));
  const kept = deck
    .text(relationshipsOf(source))
    .replaceAll(/<Relationship [^>]*(?:notesSlide|comments)"[^>]*\/>/g, '');
  const media = new Map(deck.parts().map((part) => [part.name, part.data]));
  const moved = kept.replaceAll(/"\.\.\/media\/([^"]+)"/g, (_, file: string) => {
    const copy = `copy${number}-${file}`;
    deck.write(`ppt/media/${copy}`, media.get(`ppt/media/${file}`) ?? '');
    return `"../media/${copy}"`;
  });
  deck.write(relationshipsOf(name), moved);
  return name;
}

/** Lists slides in the presentation, its relationships and the content types. */
function listSlides(deck: OfficeFile, slides: readonly string[]): void {
  const ids = slides.map((_, at) => `<p:sldId id="${100_000 + at}" r:id="copy${at}"/>`);
  deck.write(PRESENTATION, deck.text(PRESENTATION).replace('</p:sldIdLst>', `${ids.join('')}</p:sldIdLst>`));
  deck.addRelationships(
    PRESENTATION,
    slides.map((name, at) => ({ id: `copy${at}`, type: 'slide', target: name.replace('ppt/', '') })),
  );
  deck.addContentTypes(Object.fromEntries(slides.map((name) => [name, SLIDE_TYPE])));
}

/** Adds pictures that cannot be compressed until the archive has its size. */
function fill(deck: OfficeFile, slides: readonly string[]): void {
  const missing = Math.max(0, BIG_BYTES - deck.bytes().length);
  for (let number = 0; number * FILLER_BYTES < missing; number += 1) {
    const target = `filler${number}.png`;
    deck.write(`ppt/media/${target}`, noise(number, Math.min(FILLER_BYTES, missing - number * FILLER_BYTES)));
    const relationship = { id: `filler${number}`, type: 'image', target: `../media/${target}` };
    deck.addRelationships(slides[number % slides.length] ?? '', [relationship]);
  }
}

/** Bytes that cannot be compressed and are the same for the same seed. */
function noise(seed: number, length: number): Buffer {
  return createHash('shake256', { outputLength: length }).update(String(seed)).digest();
}

function relationshipsOf(part: string): string {
  return part.replace(/([^/]+)$/, '_rels/$1.rels');
}
