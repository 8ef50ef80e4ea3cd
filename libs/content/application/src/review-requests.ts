import { reviewCancelled, reviewRequested } from '@livery/content-contracts';
import {
  type LibraryAsset,
  type PendingReview,
  requestReview,
  reviewPending,
  type ReviewRequest,
  takeBackReview,
  withLastReview,
} from '@livery/content-domain';
import { type Clock, type EventLog, newEvent, newId, type Transaction } from '@livery/kernel';
import type { AssetChange } from './asset-recorder.ts';
import type { ReviewPolicyRepository } from './ports/review-policy.repository.ts';
import type { ReviewRepository } from './ports/review.repository.ts';
import { reviewResource } from './resources/review.resource.ts';

/** Requests reviews of assets. */
export class ReviewRequests {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly policies: ReviewPolicyRepository,
    private readonly eventLog: EventLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Requests a review of the current version. A pending review of an earlier version is cancelled.
   * @param asset locked
   * @returns the review, and the change of the asset, which the caller records
   * @throws DomainError `resource_conflict` if none is needed, or one is pending or approved already
   */
  async request(
    asset: LibraryAsset,
    request: Omit<ReviewRequest, 'id' | 'at'>,
    transaction: Transaction,
  ): Promise<{ readonly review: PendingReview; readonly change: AssetChange }> {
    const policy = await this.policies.currentForShare(asset.tenant, transaction);
    const review = requestReview(asset, policy, { ...request, id: newId(), at: this.clock.now() });
    await this.replacePending(asset, request, transaction);
    await this.reviews.insert(review, transaction);
    await this.eventLog.append(
      newEvent(reviewRequested, asset.tenant, { object: reviewResource(review) }),
      transaction,
    );
    return { review, change: { kind: 'reviewed', after: withLastReview(asset, review) } };
  }

  private async replacePending(
    { tenant, lastReview, contentHash }: LibraryAsset,
    { requestedBy: decidedBy }: Omit<ReviewRequest, 'id' | 'at'>,
    transaction: Transaction,
  ): Promise<void> {
    if (lastReview?.status !== 'pending') return;
    if (lastReview.contentHash === contentHash) throw reviewPending();
    const outdated = await this.reviews.findForUpdate(tenant, lastReview.id, transaction);
    if (outdated === null) return;
    const decisionComment = 'A newer version is under review.';
    const cancelled = takeBackReview(outdated, { decidedBy, decided: this.clock.now(), decisionComment });
    await this.reviews.update(cancelled, transaction);
    await this.eventLog.append(newEvent(reviewCancelled, tenant, { object: reviewResource(cancelled) }), transaction);
  }
}
