import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OfficeFile } from '@livery/office-testing';
import type { BenchmarkDocument } from './benchmark-decks.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PACK = path.resolve(ROOT, '../shared/brand-engine/corpus');
const MAIN = 'word/document.xml';
const PAGES = 600;
/** The numbers of pages of the document of the pack and of the sample, one of which is repeated. */
const PACK_PAGES = 31;
const SAMPLE_PAGES = 3;

/** A text document of 600 pages with headings, lists, tables and footnotes: a document of the reference pack, or the sample, repeated. */
export function longDocument(): BenchmarkDocument {
  const ofPack = path.join(PACK, 'docx4j/headers_footers.docx');
  const isThere = existsSync(ofPack);
  const bytes = readFileSync(isThere ? ofPack : path.join(ROOT, 'samples/brand-faults.docx'));
  const copies = Math.ceil(PAGES / (isThere ? PACK_PAGES : SAMPLE_PAGES));
  return { name: '600-page document', format: 'docx', bytes: repeated(bytes, copies) };
}

/** A text document of the reference pack with 15 MB of XML. None when the pack is missing. */
export function xmlHeavyDocument(): readonly BenchmarkDocument[] {
  const file = path.join(PACK, 'poi/bug65649.docx');
  return existsSync(file) ? [{ name: '15 MB XML document', format: 'docx', bytes: readFileSync(file) }] : [];
}

/** The document with its body repeated, except the section at its end. Each copy has bookmarks of its own. */
function repeated(bytes: Buffer, copies: number): Buffer {
  const document = OfficeFile.open(bytes);
  document.write(MAIN, longer(document.text(MAIN), copies));
  return document.bytes();
}

function longer(xml: string, copies: number): string {
  const start = xml.indexOf('>', xml.indexOf('<w:body')) + 1;
  const end = xml.lastIndexOf('<w:sectPr');
  const content = xml.slice(start, end);
  const copy = (number: number): string =>
    content.replaceAll(/(<w:bookmark(?:Start|End) [^>]*w:id=")(\d+)"/g, `$1${number}0000$2"`);
  return (
    xml.slice(0, start) + Array.from({ length: copies }, (_, number) => copy(number + 1)).join('') + xml.slice(end)
  );
}
