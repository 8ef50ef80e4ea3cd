import { reviewCancelled, reviewRequested } from '@livery/content-contracts';
import {
  type LibraryAsset,
  type PendingReview,
  requestReview,
  type Review,
  reviewPending,
  type ReviewPolicy,
  type ReviewRequest,
  takeBackReview,
  withLastReview,
} from '@livery/content-domain';
import {
  type Clock,
  DomainError,
  type EventDefinition,
  type EventLog,
  newEvent,
  newId,
  type Tenant,
  type Transaction,
} from '@livery/kernel';
import type { AssetChange } from './asset-change.ts';
import type { ReviewPolicyRepository } from './ports/review-policy.repository.ts';
import type { ReviewRepository } from './ports/review.repository.ts';
import { reviewResource } from './resources/review.resource.ts';

/** The request of a review for one asset: the review, or why none can be requested. */
export type RequestOutcome =
  | { readonly asset: LibraryAsset; readonly review: PendingReview; readonly error: null }
  | { readonly asset: LibraryAsset; readonly review: null; readonly error: DomainError };

/** Requests reviews of assets, with few statements however many assets there are. */
export class ReviewRequests {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly policies: ReviewPolicyRepository,
    private readonly eventLog: EventLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Requests a review of the current version of each asset. A pending review of an earlier version is cancelled. The caller records
   * the changes of the assets, which `changeOf` makes.
   * @param assets locked
   */
  async request(
    tenant: Tenant,
    assets: readonly LibraryAsset[],
    request: Omit<ReviewRequest, 'id' | 'at'>,
    transaction: Transaction,
  ): Promise<readonly RequestOutcome[]> {
    const policy = await this.policies.currentForShare(tenant, transaction);
    const outcomes = assets.map((asset) => this.outcome(asset, policy, request));
    const requested = outcomes.filter(({ error }) => error === null);
    await this.cancelOutdated(tenant, requested, request, transaction);
    const reviews = requested.flatMap(({ review }) => review ?? []);
    await this.reviews.save(reviews, transaction);
    await this.report(reviewRequested, reviews, transaction);
    return outcomes;
  }

  private outcome(
    asset: LibraryAsset,
    policy: ReviewPolicy,
    request: Omit<ReviewRequest, 'id' | 'at'>,
  ): RequestOutcome {
    try {
      const review = requestReview(asset, policy, { ...request, id: newId(), at: this.clock.now() });
      const { lastReview: last } = asset;
      if (last?.status === 'pending' && last.contentHash === asset.contentHash) throw reviewPending();
      return { asset, review, error: null };
    } catch (error) {
      if (error instanceof DomainError) return { asset, review: null, error };
      throw error;
    }
  }

  private async cancelOutdated(
    tenant: Tenant,
    outcomes: readonly RequestOutcome[],
    { requestedBy: decidedBy }: Omit<ReviewRequest, 'id' | 'at'>,
    transaction: Transaction,
  ): Promise<void> {
    const ids = outcomes.flatMap(({ asset: { lastReview } }) =>
      lastReview?.status === 'pending' ? [lastReview.id] : [],
    );
    const outdated = await this.reviews.findManyForUpdate(tenant, ids, transaction);
    const decision = { decidedBy, decided: this.clock.now(), decisionComment: 'A newer version is under review.' };
    const cancelled = outdated.map((review) => takeBackReview(review, decision));
    await this.reviews.save(cancelled, transaction);
    await this.report(reviewCancelled, cancelled, transaction);
  }

  private report(event: EventDefinition, reviews: readonly Review[], transaction: Transaction): Promise<void> {
    const events = reviews.map((review) => newEvent(event, review.tenant, { object: reviewResource(review) }));
    return this.eventLog.appendAll(events, transaction);
  }
}

/** The change of an asset whose review was requested. */
export function changeOf(asset: LibraryAsset, review: PendingReview): AssetChange {
  return { kind: 'reviewed', after: withLastReview(asset, review) };
}
