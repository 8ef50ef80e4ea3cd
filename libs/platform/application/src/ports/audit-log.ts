import type { CreatedRange, Page, PageRequest, Tenant, Transaction } from '@livery/kernel';
import type { AuditEntry } from '@livery/platform-domain';

/** An entry before it is written: where it was asked from is known at the edge. */
export type NewAuditEntry = Omit<AuditEntry, 'ip' | 'requestId'>;

export interface AuditFilter {
  readonly action: string | null;
  /** Public id of an actor. */
  readonly principal: string | null;
  /** Public id of a record. */
  readonly target: string | null;
  readonly created: CreatedRange;
}

/** What was done to the platform's records, written in the transaction of the deed. */
export abstract class AuditLog {
  abstract append(entry: NewAuditEntry, transaction: Transaction): Promise<void>;
  /** Newest first. */
  abstract list(tenant: Tenant, filter: AuditFilter, page: PageRequest): Promise<Page<AuditEntry>>;
}
