import type { Tenant, Transaction } from '@livery/kernel';
import type { UploadedFont } from './font-reader.ts';

/** Bytes that are stored durably, but that no font refers to yet. They are removed unless they are kept. */
export interface StagedFont {
  /** Keeps the bytes as those of a font. */
  keep(fontId: string, transaction: Transaction): Promise<void>;
}

/** Stores the files of fonts. */
export abstract class FontStorage {
  /** Stores bytes. Call it before the unit of work. @throws DomainError `unavailable` */
  abstract stage(tenant: Tenant, upload: UploadedFont, contentType: string): Promise<StagedFont>;

  /** Gives up the bytes of a font. They are removed when nothing else refers to them. */
  abstract release(tenant: Tenant, fontId: string, transaction: Transaction): Promise<void>;
}
