import { reviewPolicyUpdated } from '@livery/content-contracts';
import { amendReviewPolicy, type ReviewPolicy, type ReviewPolicyAmendment } from '@livery/content-domain';
import { type Clock, type EventLog, newEvent, type Tenant, type UnitOfWork } from '@livery/kernel';
import type { ReviewPolicyRepository } from '../ports/review-policy.repository.ts';
import { reviewPolicyResource } from '../resources/review-policy.resource.ts';

export interface SetReviewPolicyInput {
  readonly tenant: Tenant;
  readonly amendment: ReviewPolicyAmendment;
}

/** Changes what must happen before assets may be used. It writes to no asset: approvals become stale by the policy's version. */
export class SetReviewPolicy {
  constructor(
    private readonly policies: ReviewPolicyRepository,
    private readonly eventLog: EventLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ tenant, amendment }: SetReviewPolicyInput): Promise<ReviewPolicy> {
    return this.unitOfWork.run(async (transaction) => {
      const before = await this.policies.currentForUpdate(tenant, transaction);
      const after = amendReviewPolicy(before, amendment, this.clock.now());
      if (after === before) return before;
      await this.policies.store(tenant, after, transaction);
      const data = {
        object: reviewPolicyResource(after, tenant),
        previous_attributes: { version: before.version, modes: before.modes, four_eyes: before.fourEyes },
      };
      await this.eventLog.append(newEvent(reviewPolicyUpdated, tenant, data), transaction);
      return after;
    });
  }
}
