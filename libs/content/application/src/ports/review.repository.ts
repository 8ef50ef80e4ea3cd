import type { Review } from '@livery/content-domain';
import type { CreatedRange, Page, PageRequest, Tenant, Transaction } from '@livery/kernel';

export interface ReviewFilter {
  readonly status: Review['status'] | null;
  readonly assetId: string | null;
  readonly created: CreatedRange;
}

export abstract class ReviewRepository {
  abstract find(tenant: Tenant, id: string): Promise<Review | null>;
  /** Newest first. */
  abstract list(tenant: Tenant, filter: ReviewFilter, page: PageRequest): Promise<Page<Review>>;
  /** The UUID of the asset under review, which does not change; null if there is no such review. */
  abstract assetOf(tenant: Tenant, id: string, transaction: Transaction): Promise<string | null>;
  /** Returns the reviews that exist, locked until the transaction ends. */
  abstract findManyForUpdate(
    tenant: Tenant,
    ids: readonly string[],
    transaction: Transaction,
  ): Promise<readonly Review[]>;
  /** The last review of each of the contents of each of the assets, as far as there are any. */
  abstract lastOfContents(
    tenant: Tenant,
    assetIds: readonly string[],
    contentHashes: readonly string[],
    transaction: Transaction,
  ): Promise<readonly Review[]>;
  /** Stores new and changed reviews with one statement. */
  abstract save(reviews: readonly Review[], transaction: Transaction): Promise<void>;
}
