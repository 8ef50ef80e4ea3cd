import type { DocumentFormat } from './document-format.ts';

/** A document as it was received: its bytes, and the family that the sender says it belongs to. */
export interface UploadedDocument {
  readonly bytes: Uint8Array;
  readonly format: DocumentFormat;
}
