import type { DocumentModel } from '@livery/office-model';
import { dumpPresentation } from './dump-presentation.ts';
import type { DumpRecord } from './dump-record.ts';
import { dumpTextDocument } from './dump-text-document.ts';

/** The resolved values of a document, in document order. */
export function dumpDocument(file: string, model: DocumentModel): Generator<DumpRecord> {
  return model.format === 'pptx' ? dumpPresentation(file, model) : dumpTextDocument(file, model);
}
