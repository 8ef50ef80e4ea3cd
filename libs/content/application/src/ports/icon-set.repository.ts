import type { IconSet } from '@livery/content-domain';
import type { CreatedRange, Page, PageRequest, Tenant, Transaction } from '@livery/kernel';

export abstract class IconSetRepository {
  abstract find(tenant: Tenant, id: string): Promise<IconSet | null>;
  /** Newest first. */
  abstract list(tenant: Tenant, created: CreatedRange, page: PageRequest): Promise<Page<IconSet>>;
  /** How many icons each set has, by its UUID. Sets without icons are left out. */
  abstract countIcons(tenant: Tenant, ids: readonly string[]): Promise<ReadonlyMap<string, number>>;

  /** Returns a set, locked until the transaction ends. */
  abstract findForUpdate(tenant: Tenant, id: string, transaction: Transaction): Promise<IconSet | null>;
  /** Returns a set, and prevents its deletion until the transaction ends. */
  abstract findForShare(tenant: Tenant, id: string, transaction: Transaction): Promise<IconSet | null>;
  /** How many icons the set has. */
  abstract count(tenant: Tenant, id: string, transaction: Transaction): Promise<number>;
  /** @throws DomainError `resource_conflict` if the slug is taken */
  abstract insert(set: IconSet, transaction: Transaction): Promise<void>;
  /** @throws DomainError as `insert` */
  abstract update(set: IconSet, transaction: Transaction): Promise<void>;
  /** Deletes a set. Only deleted icons may be in it, which then are in no set. */
  abstract delete(tenant: Tenant, id: string, transaction: Transaction): Promise<void>;
}
