import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { UploadedDocument } from '@livery/brand-governance-domain';

/** The reference pack lies beside the checkout and is no part of it. */
const CORPUS = path.resolve(import.meta.dirname, '../../../../../../../shared/brand-engine/corpus');
const DOCUMENTS = /\.(?:pptx|potx|docx|dotx|pptm|docm)$/;

/** The paths of the documents of the reference pack. */
export function corpusFiles(folder = CORPUS): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('_'));
  return entries.flatMap((entry) => {
    const own = path.join(folder, entry.name);
    if (entry.isDirectory()) return corpusFiles(own);
    return DOCUMENTS.test(entry.name) ? [own] : [];
  });
}

export function readDocument(file: string): UploadedDocument {
  return { bytes: readFileSync(file), format: /\.(?:pp|po)/.test(path.extname(file)) ? 'pptx' : 'docx' };
}
