import { reviewApproved, reviewRejected } from '@livery/content-contracts';
import { decideReview, type Review } from '@livery/content-domain';
import type { Actor, Clock, Tenant, UnitOfWork } from '@livery/kernel';
import type { ReviewPolicyRepository } from '../ports/review-policy.repository.ts';
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
    private readonly reviewedAssets: ReviewedAssets,
    private readonly policies: ReviewPolicyRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing`, and as `decideReview` */
  execute({ tenant, id, outcome, comment, ...verdict }: DecideReviewInput): Promise<Review> {
    return this.unitOfWork.run(async (transaction) => {
      const { review, asset } = await this.reviewedAssets.load(tenant, id, transaction);
      const policy = await this.policies.currentForShare(tenant, transaction);
      const decision = { ...verdict, outcome, decided: this.clock.now(), decisionComment: comment };
      const decided = decideReview(review, asset, policy, decision);
      const event = outcome === 'approved' ? reviewApproved : reviewRejected;
      await this.reviewedAssets.store(asset, decided, event, transaction);
      return decided;
    });
  }
}
