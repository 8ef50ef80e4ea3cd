import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentFormat } from '@livery/brand-governance-domain';
import { OoxmlPackage, writeZip } from '@livery/office-package';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PACK = path.resolve(ROOT, '../shared/brand-engine/corpus');
const BIG_SLIDES = 585;
const BIG_BYTES = 48_000_000;
const FILLER_BYTES = 500_000;
const SLIDE_TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.slide+xml';
const IMAGE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/image';
const SLIDE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/slide';

export interface BenchmarkDeck {
  readonly name: string;
  readonly format: DocumentFormat;
  readonly bytes: Buffer;
}

type Parts = Map<string, Buffer>;

/** A deck as people make them: 45 slides of the reference pack, else the sample of this project. */
export function typicalDeck(): BenchmarkDeck {
  return { name: 'typical deck', format: 'pptx', bytes: fromPack('shapecrawler/031.pptx') ?? sampleDeck() };
}

/** Few slides, much XML: vector drawings of the reference pack, else of our own. */
export function xmlHeavyDeck(): BenchmarkDeck {
  const name = 'poi/ca.ubc.cs.people__emhill_presentations_HowWeRefactor.pptx';
  return { name: 'XML-heavy deck', format: 'pptx', bytes: fromPack(name) ?? deckOfRuns(200_000) };
}

/** 48 MB and 585 slides: the typical deck many times over, each slide with its own copy of what it shows. */
export function bigDeck(): BenchmarkDeck {
  const parts = partsOf(typicalDeck().bytes);
  const slides = [...parts.keys()].filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
  const copies = Array.from({ length: BIG_SLIDES - slides.length }, (_, number) => {
    const source = slides[number % slides.length] ?? '';
    return copySlide(parts, source, number);
  });
  enlist(parts, copies);
  fill(parts, copies);
  return { name: '48 MB deck', format: 'pptx', bytes: zipped(parts) };
}

/** One slide on which every character is a run of its own, in paragraphs of so many runs. */
export function deckOfRuns(count: number, perParagraph = 100): Buffer {
  const parts = partsOf(sampleDeck());
  const name = 'ppt/slides/slide1.xml';
  const run = (number: number): string =>
    `<a:r><a:rPr lang="en-GB" sz="${1000 + 100 * (number % 40)}"/><a:t>${'abcdefghij '[number % 11]}</a:t></a:r>`;
  const paragraphs = Array.from({ length: count / perParagraph }, (_, number) => {
    return `<a:p>${Array.from({ length: perParagraph }, (_, at) => run(number * perParagraph + at)).join('')}</a:p>`;
  });
  const shape =
    '<p:sp><p:nvSpPr><p:cNvPr id="99" name="Runs"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr/>' +
    `<p:txBody><a:bodyPr/>${paragraphs.join('')}</p:txBody></p:sp></p:spTree>`;
  parts.set(name, Buffer.from((parts.get(name) ?? '').toString().replace('</p:spTree>', shape)));
  return zipped(parts);
}

function sampleDeck(): Buffer {
  return readFileSync(path.join(ROOT, 'samples/brand-faults.pptx'));
}

function fromPack(name: string): Buffer | undefined {
  const file = path.join(PACK, name);
  return existsSync(file) ? readFileSync(file) : undefined;
}

function partsOf(bytes: Buffer): Parts {
  const archive = OoxmlPackage.open(bytes);
  return new Map(archive.parts().map((part) => [part.slice(1), Buffer.from(archive.bytes(part) ?? [])]));
}

function zipped(parts: Parts): Buffer {
  return Buffer.from(writeZip(Array.from(parts, ([name, data]) => ({ name, data }))));
}

/** Copies a slide with its media; notes and comments stay with the original. Returns the name of the copy. */
function copySlide(parts: Parts, source: string, number: number): string {
  const name = `ppt/slides/slide${9_000 + number}.xml`;
  parts.set(name, parts.get(source) ?? Buffer.alloc(0));
  const relationships = (parts.get(relationshipsOf(source)) ?? '').toString();
  const kept = relationships.replaceAll(/<Relationship [^>]*(?:notesSlide|comments)"[^>]*\/>/g, '');
  const moved = kept.replaceAll(/"\.\.\/media\/([^"]+)"/g, (_, media: string) => {
    const copy = `copy${number}-${media}`;
    parts.set(`ppt/media/${copy}`, parts.get(`ppt/media/${media}`) ?? Buffer.alloc(0));
    return `"../media/${copy}"`;
  });
  parts.set(relationshipsOf(name), Buffer.from(moved));
  return name;
}

/** Lists slides in the presentation, its relationships and the content types. */
function enlist(parts: Parts, slides: readonly string[]): void {
  const before = (part: string, mark: string, lines: readonly string[]): void => {
    parts.set(part, Buffer.from((parts.get(part) ?? '').toString().replace(mark, `${lines.join('')}${mark}`)));
  };
  before(
    'ppt/presentation.xml',
    '</p:sldIdLst>',
    slides.map((_, at) => `<p:sldId id="${100_000 + at}" r:id="copy${at}"/>`),
  );
  before(
    'ppt/_rels/presentation.xml.rels',
    '</Relationships>',
    slides.map((name, at) => `<Relationship Id="copy${at}" Type="${SLIDE}" Target="${name.replace('ppt/', '')}"/>`),
  );
  before(
    '[Content_Types].xml',
    '</Types>',
    slides.map((name) => `<Override PartName="/${name}" ContentType="${SLIDE_TYPE}"/>`),
  );
}

/** Adds pictures that do not compress until the archive is as big as it shall be. */
function fill(parts: Parts, slides: readonly string[]): void {
  const missing = Math.max(0, BIG_BYTES - zipped(parts).length);
  for (let number = 0; number * FILLER_BYTES < missing; number += 1) {
    const part = relationshipsOf(slides[number % slides.length] ?? '');
    const target = `filler${number}.png`;
    parts.set(`ppt/media/${target}`, noise(number, Math.min(FILLER_BYTES, missing - number * FILLER_BYTES)));
    const line = `<Relationship Id="filler${number}" Type="${IMAGE}" Target="../media/${target}"/></Relationships>`;
    parts.set(part, Buffer.from((parts.get(part) ?? '').toString().replace('</Relationships>', line)));
  }
}

/** The same bytes every time, and no two alike for a compressor. */
function noise(seed: number, length: number): Buffer {
  return createHash('shake256', { outputLength: length }).update(String(seed)).digest();
}

function relationshipsOf(part: string): string {
  return part.replace(/([^/]+)$/, '_rels/$1.rels');
}
