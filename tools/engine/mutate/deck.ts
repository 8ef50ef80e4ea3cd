import type { DocumentFormat } from '@livery/brand-governance-domain';
import { OoxmlPackage } from '@livery/office-package';
import { OfficeFile } from '@livery/office-testing';

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
  const { family } = OoxmlPackage.open(bytes);
  const entries = OfficeFile.open(bytes).parts();
  const parts = entries.map(({ name, data }) => ({ name, data: Buffer.from(data) }));
  return { file, format: family === 'document' ? 'docx' : 'pptx', bytes, parts };
}

export function isXml({ name }: DeckPart): boolean {
  return name.endsWith('.xml') || name.endsWith('.rels');
}
