import { reviewCancelled } from '@livery/content-contracts';
import { type Review, takeBackReview } from '@livery/content-domain';
import type { Actor, Clock, Tenant, UnitOfWork } from '@livery/kernel';
import type { ReviewedAssets } from '../reviewed-assets.ts';

export interface TakeBackReviewInput {
  readonly tenant: Tenant;
  readonly id: string;
  readonly comment: string;
  readonly decidedBy: Actor;
}

/** Cancels a pending review, or withdraws an approval. */
export class TakeBackReview {
  constructor(
    private readonly reviewedAssets: ReviewedAssets,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing`, `resource_conflict` if it is neither pending nor approved */
  execute({ tenant, id, comment, decidedBy }: TakeBackReviewInput): Promise<Review> {
    return this.unitOfWork.run(async (transaction) => {
      const { review, asset } = await this.reviewedAssets.load(tenant, id, transaction);
      const decision = { decidedBy, decided: this.clock.now(), decisionComment: comment };
      const takenBack = takeBackReview(review, decision);
      await this.reviewedAssets.store(asset, takenBack, reviewCancelled, transaction);
      return takenBack;
    });
  }
}
