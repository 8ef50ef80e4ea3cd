import type { Icon } from '@livery/content-domain';
import type { CreatedRange, Page, PageRequest, Tenant, Transaction } from '@livery/kernel';

/** What is null does not limit the result. */
export interface IconFilter {
  readonly setId: string | null;
  /** Whatever its case. */
  readonly tag: string | null;
  /** That of the set, whatever its case. */
  readonly style: string | null;
  readonly created: CreatedRange;
}

export abstract class IconRepository {
  /** Returns an icon that is not deleted. */
  abstract find(tenant: Tenant, id: string): Promise<Icon | null>;
  /** Those of the icons that are not deleted, in the order of the UUIDs. */
  abstract findMany(tenant: Tenant, ids: readonly string[]): Promise<readonly Icon[]>;
  /** Newest first, without deleted ones. */
  abstract list(tenant: Tenant, filter: IconFilter, page: PageRequest): Promise<Page<Icon>>;
  /** Returns icons of a set whose slugs follow `after`, in their order, without deleted ones. */
  abstract listBySlug(tenant: Tenant, setId: string, after: string, limit: number): Promise<readonly Icon[]>;

  /** Returns the icons that have the UUIDs of these assets, deleted ones too, locked until the transaction ends. */
  abstract findManyForUpdate(
    tenant: Tenant,
    ids: readonly string[],
    transaction: Transaction,
  ): Promise<readonly Icon[]>;
  /** Returns the UUIDs of all icons of a set, without deleted ones. */
  abstract idsOfSet(tenant: Tenant, setId: string, transaction: Transaction): Promise<readonly string[]>;
  /** Returns the UUIDs of those icons of a set that have these slugs, without deleted ones. */
  abstract idsBySlug(
    tenant: Tenant,
    setId: string,
    slugs: readonly string[],
    transaction: Transaction,
  ): Promise<readonly string[]>;
  /** @throws DomainError `resource_conflict` if the slug is taken in the set */
  abstract insert(icons: readonly Icon[], transaction: Transaction): Promise<void>;
  /** Stores changed icons of one tenant with one statement. @throws DomainError as `insert` */
  abstract update(tenant: Tenant, icons: readonly Icon[], transaction: Transaction): Promise<void>;
}
