import type { Review } from '@livery/content-domain';
import type { Actor, Tenant, UnitOfWork } from '@livery/kernel';
import type { AssetRecorder } from '../asset-recorder.ts';
import { activeAsset } from '../found-asset.ts';
import type { LibraryAssetRepository } from '../ports/library-asset.repository.ts';
import type { ReviewRequests } from '../review-requests.ts';

export interface RequestReviewInput {
  readonly tenant: Tenant;
  readonly assetId: string;
  readonly comment: string;
  readonly dueAt: Date | null;
  readonly requestedBy: Actor;
  readonly requesterLineage: string;
}

/** Requests a review of the current version of an asset. */
export class RequestReview {
  constructor(
    private readonly assets: LibraryAssetRepository,
    private readonly reviewRequests: ReviewRequests,
    private readonly recorder: AssetRecorder,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws DomainError `resource_missing`, `resource_conflict` */
  execute({ tenant, assetId, ...request }: RequestReviewInput): Promise<Review> {
    return this.unitOfWork.run(async (transaction) => {
      const asset = await activeAsset(this.assets, tenant, assetId, transaction);
      const { review, change } = await this.reviewRequests.request(asset, request, transaction);
      await this.recorder.record(tenant, [change], transaction);
      return review;
    });
  }
}
