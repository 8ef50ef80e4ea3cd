import type { Tenant } from '@livery/kernel';
import type { StagedDocument } from './document-storage.ts';

/** What is known of the bytes of a fixed document. */
export interface FixedContent {
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly mediaType: string;
}

/** A file on this machine that becomes a fixed document. Disposing of it removes the file. */
export interface SpooledFix extends AsyncDisposable {
  readonly path: string;
  /** Stores the file durably. Call it before the unit of work. @throws DomainError `unavailable` */
  stage(tenant: Tenant, content: FixedContent): Promise<StagedDocument>;
}

/** Stores documents that were fixed. */
export abstract class FixedDocumentStorage {
  /** @throws DomainError `unavailable` */
  abstract spool(): Promise<SpooledFix>;
}
