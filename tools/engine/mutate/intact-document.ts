import type { DocumentFormat } from '@livery/brand-governance-domain';
import { OoxmlPackage } from '@livery/office-package';
import { OfficeFile } from '@livery/office-testing';

/** One part of a document, inflated. */
export interface DocumentPart {
  readonly name: string;
  readonly data: Buffer;
}

/** A presentation or a text document that is to be damaged. */
export interface IntactDocument {
  readonly file: string;
  readonly format: DocumentFormat;
  readonly bytes: Buffer;
  readonly parts: readonly DocumentPart[];
}

/** @throws PackageRefused when the document is already damaged */
export function openDocument(file: string, bytes: Buffer): IntactDocument {
  const { family } = OoxmlPackage.open(bytes);
  const entries = OfficeFile.open(bytes).parts();
  const parts = entries.map(({ name, data }) => ({ name, data: Buffer.from(data) }));
  return { file, format: family === 'document' ? 'docx' : 'pptx', bytes, parts };
}

export function isXml({ name }: DocumentPart): boolean {
  return name.endsWith('.xml') || name.endsWith('.rels');
}
