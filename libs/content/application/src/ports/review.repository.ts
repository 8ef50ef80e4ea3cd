import type { Review } from '@livery/content-domain';
import type { Page, PageRequest, Tenant, Transaction } from '@livery/kernel';

export interface ReviewFilter {
  readonly status: Review['status'] | null;
  readonly assetId: string | null;
}

export abstract class ReviewRepository {
  abstract find(tenant: Tenant, id: string): Promise<Review | null>;
  /** Newest first. */
  abstract list(tenant: Tenant, filter: ReviewFilter, page: PageRequest): Promise<Page<Review>>;
  abstract findForUpdate(tenant: Tenant, id: string, transaction: Transaction): Promise<Review | null>;
  abstract insert(review: Review, transaction: Transaction): Promise<void>;
  abstract update(review: Review, transaction: Transaction): Promise<void>;
}
