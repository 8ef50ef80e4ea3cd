import { isDeleted, type LibraryAsset, type Review, withLastReview } from '@livery/content-domain';
import {
  type EventDefinition,
  type EventLog,
  newEvent,
  resourceMissing,
  type Tenant,
  type Transaction,
} from '@livery/kernel';
import type { AssetRecorder } from './asset-recorder.ts';
import type { LibraryAssetRepository } from './ports/library-asset.repository.ts';
import type { ReviewRepository } from './ports/review.repository.ts';
import { reviewResource } from './resources/review.resource.ts';

/** Loads a review with its asset, and persists both after a decision. */
export class ReviewedAssets {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly assets: LibraryAssetRepository,
    private readonly recorder: AssetRecorder,
    private readonly eventLog: EventLog,
  ) {}

  /**
   * Locks the asset before the review, in the same order as requests of reviews do.
   * @throws DomainError `resource_missing` if there is no such review, or its asset is deleted
   */
  async load(tenant: Tenant, reviewId: string, transaction: Transaction) {
    const assetId = await this.reviews.assetOf(tenant, reviewId, transaction);
    if (assetId === null) throw resourceMissing();
    const [asset] = await this.assets.findManyForUpdate(tenant, [assetId], transaction);
    const [review] = await this.reviews.findManyForUpdate(tenant, [reviewId], transaction);
    if (asset === undefined || isDeleted(asset) || review === undefined) throw resourceMissing();
    return { review, asset };
  }

  /** Persists a decision. The asset changes only if the review is its last one. */
  async store(asset: LibraryAsset, review: Review, event: EventDefinition, transaction: Transaction): Promise<void> {
    await this.reviews.save([review], transaction);
    if (asset.lastReview?.id === review.id) {
      const change = { kind: 'reviewed', after: withLastReview(asset, review) } as const;
      await this.recorder.record(asset.tenant, [change], transaction);
    }
    await this.eventLog.append(newEvent(event, asset.tenant, { object: reviewResource(review) }), transaction);
  }
}
