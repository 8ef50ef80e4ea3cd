import type { Review } from '@livery/content-domain';
import { type Actor, resourceMissing, type Tenant, type UnitOfWork } from '@livery/kernel';
import type { AssetRecorder } from '../asset-recorder.ts';
import { activeAsset } from '../found-asset.ts';
import type { LibraryAssetRepository } from '../ports/library-asset.repository.ts';
import { changeOf, type ReviewRequests } from '../review-requests.ts';

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
      const [outcome] = await this.reviewRequests.request(tenant, [asset], request, transaction);
      if (outcome?.error !== null) throw outcome?.error ?? resourceMissing();
      await this.recorder.record(tenant, [changeOf(asset, outcome.review)], transaction);
      return outcome.review;
    });
  }
}
