import type { BrandCheck, CompletedBrandCheck } from '@livery/brand-governance-domain';
import type { Tenant, Transaction } from '@livery/kernel';
import type { StagedDocument } from './document-storage.ts';

/** A kept document. */
export interface KeptDocument {
  /** In bytes. */
  readonly size: number;
  open(): Promise<AsyncIterable<Uint8Array>>;
}

/** Names a kept document, as it was seen. */
export interface KeptDocumentReference {
  readonly tenant: Tenant;
  readonly contentSha256: string;
  readonly keepUntil: Date;
}

/** The documents that are kept after their check. Each content is kept once, whichever checks it has. */
export abstract class KeptDocumentRepository {
  /** Keeps the document of a check until `documentKeptUntil`, or longer if another check keeps it longer. */
  abstract keep(check: CompletedBrandCheck, staged: StagedDocument, transaction: Transaction): Promise<void>;

  /**
   * Gives up a document. No completed check has it any more.
   * @param seen drops it only if it is not kept longer than this
   * @returns false if it is not kept
   */
  abstract drop(tenant: Tenant, contentSha256: string, transaction: Transaction, seen: Date): Promise<boolean>;

  /**
   * Gives up a document as its owner wishes, with the documents that fixes have made of it. No check has it any more, and pending checks of it do not keep it when they end.
   * @returns false if none of them is kept, or was to be kept
   */
  abstract giveUp(tenant: Tenant, contentSha256: string, transaction: Transaction): Promise<boolean>;

  /** The kept document of a check; null if it is not kept. */
  abstract find(check: BrandCheck): Promise<KeptDocument | null>;
}

/** Finds documents of all tenants that are to be given up. */
export abstract class UnscopedKeptDocuments {
  /** Documents that were kept long enough. */
  abstract expired(now: Date, limit: number): Promise<readonly KeptDocumentReference[]>;

  /** The oldest documents of organizations whose documents have more bytes together than allowed, in both modes. */
  abstract overBudget(bytesOfOrganization: number, limit: number): Promise<readonly KeptDocumentReference[]>;
}
