import type { BrandCheck, ConcludedBrandCheck, DocumentFormat } from '@livery/brand-governance-domain';
import type { CreatedRange, Page, PageRequest, Tenant, Transaction } from '@livery/kernel';

export interface BrandCheckFilter {
  readonly status: BrandCheck['status'] | null;
  readonly format: DocumentFormat | null;
  /** The caller's name for the document. */
  readonly document: string | null;
  /** A part of the file name, whatever its case. */
  readonly text: string | null;
  /** The UUID of the key, application or user that sent the document. */
  readonly createdBy: string | null;
  readonly created: CreatedRange;
}

export abstract class BrandCheckRepository {
  abstract find(tenant: Tenant, id: string): Promise<BrandCheck | null>;
  /**
   * Lists checks with their findings, the newest first. A page that would hold very many findings ends early and says that
   * there is more.
   */
  abstract list(tenant: Tenant, filter: BrandCheckFilter, page: PageRequest): Promise<Page<BrandCheck>>;
  abstract insert(check: BrandCheck, transaction: Transaction): Promise<void>;
  /**
   * Ends a pending check. A document that was given up while the check was pending is not kept, whatever the check says.
   * @returns the check as it is stored; null if it is not pending any more
   */
  abstract conclude(check: ConcludedBrandCheck, transaction: Transaction): Promise<ConcludedBrandCheck | null>;
}
