import type { Guideline } from '@livery/brand-governance-domain';
import type { Tenant, Transaction } from '@livery/kernel';

/** The guidelines that have judged documents, by their version. They never change. */
export abstract class GuidelineSnapshotRepository {
  /** Stores a guideline unless the tenant has one of the same version. */
  abstract keep(tenant: Tenant, version: string, guideline: Guideline, transaction: Transaction): Promise<void>;

  /** A guideline that judges as the one of this version did. Null if no document was judged by it since snapshots are kept. */
  abstract find(tenant: Tenant, version: string): Promise<Guideline | null>;
}
