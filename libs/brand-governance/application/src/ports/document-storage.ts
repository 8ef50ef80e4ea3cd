import type { Tenant, Transaction } from '@livery/kernel';
import type { DocumentBytes, ReceivedDocument } from './received-document.ts';

/** Bytes of a document that are stored durably, but that no record refers to yet. They are removed unless they are kept. */
export interface StagedDocument {
  /** Keeps the bytes for a record. @param holder the UUID of the record */
  keep(holder: string, transaction: Transaction): Promise<void>;
  /** Gives the bytes up at once. */
  discard(transaction: Transaction): Promise<void>;
}

/** A file into which the inspector copies a document that it judges, so that the document is read only once. */
export interface DocumentCopy {
  readonly path: string;
  /** Begins to store the file, which is complete. Does nothing when it is called again. */
  complete(contentSha256: string): void;
}

/** The document of a check that is stored while it is judged. Disposing of it removes the copy. */
export interface ArrivingDocument extends AsyncDisposable {
  readonly copy: DocumentCopy;
  /** Resolves when the bytes are durable. @throws DomainError `unavailable`; Error if the copy is not complete */
  staged(): Promise<StagedDocument>;
}

/** A document that is stored without being judged. Disposing of it removes its copy. */
export interface StoredDocument extends ArrivingDocument {
  readonly contentSha256: string;
}

/** Stores the documents of checks. */
export abstract class DocumentStorage<Bytes extends DocumentBytes = DocumentBytes> {
  /** Prepares the copy of a document. Call it before the unit of work. @throws DomainError `unavailable` */
  abstract prepare(tenant: Tenant, document: ReceivedDocument<Bytes>): Promise<ArrivingDocument>;

  /** Copies a document off the event loop without judging it, frees its bytes, and begins to store it. @throws DomainError `unavailable` */
  abstract store(tenant: Tenant, document: ReceivedDocument<Bytes>): Promise<StoredDocument>;

  /** Reads a stored document; null if it is gone. @throws DomainError `unavailable` */
  abstract load(tenant: Tenant, contentSha256: string): Promise<Bytes | null>;

  /** A document that is stored for some record already, so that it can be kept for another one. */
  abstract stored(tenant: Tenant, contentSha256: string): StagedDocument;

  /** Gives up the bytes of a record. */
  abstract release(tenant: Tenant, holder: string, transaction: Transaction): Promise<void>;
}
