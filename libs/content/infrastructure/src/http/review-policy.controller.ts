import { Body, Controller } from '@nestjs/common';
import { ReviewPolicyRepository, reviewPolicyResource, SetReviewPolicy } from '@livery/content-application';
import { type ReviewPolicyResource, reviewPolicySchema } from '@livery/content-contracts';
import { CurrentPrincipal, Endpoint } from '@livery/http';
import type { Principal } from '@livery/kernel';
import { READ_LIBRARY, WRITE_REVIEW_POLICY } from './content-scopes.ts';
import { SetReviewPolicyRequest } from './review-policy.request.ts';

@Controller()
export class ReviewPolicyController {
  constructor(
    private readonly policies: ReviewPolicyRepository,
    private readonly setPolicy: SetReviewPolicy,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/review_policy',
    operationId: 'retrieveReviewPolicy',
    area: 'Content management',
    summary: 'Retrieve the review policy',
    description: 'Returns what must happen before assets may be used. By default, no asset needs a review.',
    scopes: READ_LIBRARY,
    response: reviewPolicySchema,
  })
  async retrieve(@CurrentPrincipal() { tenant }: Principal): Promise<ReviewPolicyResource> {
    return reviewPolicyResource(await this.policies.current(tenant), tenant);
  }

  @Endpoint({
    method: 'PUT',
    path: '/review_policy',
    operationId: 'setReviewPolicy',
    area: 'Content management',
    summary: 'Set the review policy',
    description:
      'Changes the review policy, and raises its version. Approvals by earlier versions become stale, unless `keep_approvals` is true. In live mode only people change it, who are owner or admin: no key or application can switch off what controls it.',
    scopes: WRITE_REVIEW_POLICY,
    livePeopleOnly: true,
    stepUp: true,
    response: reviewPolicySchema,
    errors: ['user_token_required'],
  })
  async set(
    @CurrentPrincipal() { tenant }: Principal,
    @Body() { modes, four_eyes, keep_approvals }: SetReviewPolicyRequest,
  ): Promise<ReviewPolicyResource> {
    const amendment = { modes, fourEyes: four_eyes, keepsApprovals: keep_approvals };
    return reviewPolicyResource(await this.setPolicy.execute({ tenant, amendment }), tenant);
  }
}
