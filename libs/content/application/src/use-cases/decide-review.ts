import { reviewApproved, reviewRejected } from '@livery/content-contracts';
import { decideReview, type Review } from '@livery/content-domain';
import {
  type Actor,
  type Clock,
  type CredentialOrigins,
  resourceMissing,
  type Tenant,
  type UnitOfWork,
} from '@livery/kernel';
import type { ReviewPolicyRepository } from '../ports/review-policy.repository.ts';
import type { ReviewRepository } from '../ports/review.repository.ts';
import type { ReviewedAssets } from '../reviewed-assets.ts';

export interface DecideReviewInput {
  readonly tenant: Tenant;
  readonly id: string;
  readonly outcome: 'approved' | 'rejected';
  /** The content that the decider has seen. */
  readonly seenHash: string;
  readonly comment: string;
  readonly decidedBy: Actor;
  readonly deciderLineage: string;
}

/** Approves or rejects what is under review. */
export class DecideReview {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly reviewedAssets: ReviewedAssets,
    private readonly origins: CredentialOrigins,
    private readonly policies: ReviewPolicyRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing`, and as `decideReview` */
  async execute(input: DecideReviewInput): Promise<Review> {
    const { tenant, id, outcome, seenHash, comment, decidedBy } = input;
    const isOwnRequest = await this.isOwnRequest(input);
    return this.unitOfWork.run(async (transaction) => {
      const { review, asset } = await this.reviewedAssets.load(tenant, id, transaction);
      const policy = await this.policies.currentForShare(tenant, transaction);
      const decided = this.clock.now();
      const verdict = { outcome, seenHash, isOwnRequest, decidedBy, decided, decisionComment: comment };
      const after = decideReview(review, asset, policy, verdict);
      const event = outcome === 'approved' ? reviewApproved : reviewRejected;
      await this.reviewedAssets.store(asset, after, event, transaction);
      return after;
    });
  }

  /** Two keys of one person are one person. Who has requested a review does not change. */
  private async isOwnRequest({ tenant, id, decidedBy, deciderLineage }: DecideReviewInput): Promise<boolean> {
    const review = await this.reviews.find(tenant, id);
    if (review === null) throw resourceMissing();
    if (review.requesterLineage === deciderLineage) return true;
    if (review.requestedBy === null) return false;
    const decider = await this.origins.personBehind(tenant, decidedBy);
    return decider !== null && decider === (await this.origins.personBehind(tenant, review.requestedBy));
  }
}
