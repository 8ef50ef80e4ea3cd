// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../../runtime/api.ts';
import type { Call } from '../../runtime/call.ts';
import type { RequestOptions } from '../../runtime/options.ts';
import type { ReviewPolicy, SetReviewPolicyRequest } from '../schemas.ts';

/** The operations of review policy. */
export class ReviewPolicyResource {
  constructor(protected readonly api: Api) {}

  /**
   * Retrieve the review policy: `GET /review_policy`.
   *
   * Returns what must happen before assets may be used. By default, no asset needs a review.
   *
   * It needs one of the scopes cms:read, cms:write.
   */
  retrieve(options?: RequestOptions): Call<ReviewPolicy> {
    return this.api.call({ method: 'GET', path: '/review_policy', options });
  }

  /**
   * Set the review policy: `PUT /review_policy`.
   *
   * Changes the review policy, and raises its version. Approvals by earlier versions become stale, unless `keep_approvals` is true. In live mode only people change it, who are owner or admin: no key or application can switch off what controls it.
   *
   * It needs one of the scopes platform:write.
   */
  set(body: SetReviewPolicyRequest, options?: RequestOptions): Call<ReviewPolicy> {
    return this.api.call({ method: 'PUT', path: '/review_policy', body, options });
  }
}
