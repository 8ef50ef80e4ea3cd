import type { DocumentFormat } from '@livery/brand-governance-domain';
import { OoxmlPackage } from '@livery/office-package';

/** One part of an archive, inflated. */
export interface DeckPart {
  readonly name: string;
  readonly data: Buffer;
}

/** A whole deck, or text document, that is about to be damaged. */
export interface Deck {
  readonly file: string;
  readonly format: DocumentFormat;
  readonly bytes: Buffer;
  readonly parts: readonly DeckPart[];
}

/** @throws PackageRefused when the deck is damaged already */
export function openDeck(file: string, bytes: Buffer): Deck {
  const archive = OoxmlPackage.open(bytes);
  const parts = archive
    .parts()
    .filter((part) => !part.endsWith('/'))
    .map((part) => ({ name: part.slice(1), data: Buffer.from(archive.bytes(part) ?? []) }));
  return { file, format: archive.family === 'document' ? 'docx' : 'pptx', bytes, parts };
}

export function isXml({ name }: DeckPart): boolean {
  return name.endsWith('.xml') || name.endsWith('.rels');
}
