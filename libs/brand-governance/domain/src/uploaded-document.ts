import type { DocumentFormat } from './document-format.ts';

/** A document as it was received: its bytes, and the format that the sender names. */
export interface UploadedDocument {
  readonly bytes: Uint8Array;
  readonly format: DocumentFormat;
}
