import type { CreatedRange, Page, PageRequest, Tenant, Transaction } from '@livery/kernel';
import type { AuditEntry } from '@livery/platform-domain';

/** An entry without the IP address and the request id, which the adapter adds from the current request. */
export type NewAuditEntry = Omit<AuditEntry, 'ip' | 'requestId'>;

export interface AuditFilter {
  readonly action: string | null;
  /** The public id of an actor. */
  readonly principal: string | null;
  /** The public id of a record. */
  readonly target: string | null;
  readonly created: CreatedRange;
}

/** The log of actions on the records of the platform context. An entry is written in the transaction of its action. */
export abstract class AuditLog {
  abstract append(entry: NewAuditEntry, transaction: Transaction): Promise<void>;
  /** Lists the entries, newest first. */
  abstract list(tenant: Tenant, filter: AuditFilter, page: PageRequest): Promise<Page<AuditEntry>>;
}
