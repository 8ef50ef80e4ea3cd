import type { Font } from '@livery/brand-governance-domain';
import type { CreatedRange, Page, PageRequest, Tenant, Transaction } from '@livery/kernel';

export abstract class FontRepository {
  abstract find(tenant: Tenant, id: string): Promise<Font | null>;
  /** Newest first. */
  abstract list(tenant: Tenant, created: CreatedRange, page: PageRequest): Promise<Page<Font>>;
  /** Locks the organization's guideline until the transaction ends: the count holds until then. */
  abstract countForUpdate(tenant: Tenant, transaction: Transaction): Promise<number>;
  abstract insert(tenant: Tenant, font: Font, transaction: Transaction): Promise<void>;
}
