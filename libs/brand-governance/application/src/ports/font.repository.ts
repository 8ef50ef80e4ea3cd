import type { Font } from '@livery/brand-governance-domain';
import type { CreatedRange, Page, PageRequest, Tenant, Transaction } from '@livery/kernel';

export abstract class FontRepository {
  abstract find(tenant: Tenant, id: string): Promise<Font | null>;
  /** Lists fonts, the newest first. */
  abstract list(tenant: Tenant, created: CreatedRange, page: PageRequest): Promise<Page<Font>>;
  /** Counts the fonts, and locks the organization's guideline until the transaction ends, so that the count stays true. */
  abstract countForUpdate(tenant: Tenant, transaction: Transaction): Promise<number>;
  /** Returns all fonts, the oldest first, and locks the organization's guideline until the transaction ends. */
  abstract allForUpdate(tenant: Tenant, transaction: Transaction): Promise<readonly Font[]>;
  /** Returns a font, locked until the transaction ends. */
  abstract findForUpdate(tenant: Tenant, id: string, transaction: Transaction): Promise<Font | null>;
  abstract insert(tenant: Tenant, font: Font, transaction: Transaction): Promise<void>;
  abstract update(tenant: Tenant, font: Font, transaction: Transaction): Promise<void>;
  abstract delete(tenant: Tenant, id: string, transaction: Transaction): Promise<void>;
}
