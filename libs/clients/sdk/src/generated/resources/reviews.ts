// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../../runtime/api.ts';
import type { Call } from '../../runtime/call.ts';
import type { Pages } from '../../runtime/pages.ts';
import type { TimeRange } from '../../runtime/query-text.ts';
import type { RequestOptions } from '../../runtime/options.ts';
import { pathText } from '../../runtime/path-text.ts';
import type { DecideReviewRequest, Review, ReviewList, TakeBackReviewRequest } from '../schemas.ts';

/** The parameters of `GET /reviews`. */
export type ListReviewsQuery = {
  /** Returns only reviews with this status. */
  status?: 'pending' | 'approved' | 'rejected' | 'cancelled' | 'withdrawn' | (string & {}) | undefined;
  /** Returns only reviews of this asset. */
  asset?: string | undefined;
  /** The largest number of records on a page. From 1 to 200. Default: `50`. */
  limit?: number | undefined;
  /** The id of a record in this list. The page begins after this record. */
  starting_after?: string | undefined;
  /** The id of a record in this list. The page ends before this record. It cannot be combined with starting_after. */
  ending_before?: string | undefined;
  /** Selects records by the time of their creation. */
  created?: TimeRange | undefined;
};

/** The operations of reviews. */
export class ReviewsResource {
  constructor(protected readonly api: Api) {}

  /**
   * List reviews: `GET /reviews`.
   *
   * Lists reviews of assets, newest first.
   *
   * It needs one of the scopes cms:read, cms:write.
   */
  list(query: ListReviewsQuery = {}, options?: RequestOptions): Pages<Review, ReviewList> {
    return this.api.list({ method: 'GET', path: '/reviews', query, options });
  }

  /**
   * Retrieve a review: `GET /reviews/{id}`.
   *
   * Returns one review.
   *
   * It needs one of the scopes cms:read, cms:write.
   */
  retrieve(id: string, options?: RequestOptions): Call<Review> {
    return this.api.call({ method: 'GET', path: pathText`/reviews/${id}`, options });
  }

  /**
   * Approve an asset: `POST /reviews/{id}/approve`.
   *
   * Approves the version under review. The asset may then be used.
   *
   * It needs one of the scopes cms:write.
   */
  approve(id: string, body: DecideReviewRequest, options?: RequestOptions): Call<Review> {
    return this.api.call({ method: 'POST', path: pathText`/reviews/${id}/approve`, body, options });
  }

  /**
   * Reject an asset: `POST /reviews/{id}/reject`.
   *
   * Rejects the version under review.
   *
   * It needs one of the scopes cms:write.
   */
  reject(id: string, body: DecideReviewRequest, options?: RequestOptions): Call<Review> {
    return this.api.call({ method: 'POST', path: pathText`/reviews/${id}/reject`, body, options });
  }

  /**
   * Cancel a review or withdraw an approval: `POST /reviews/{id}/cancel`.
   *
   * Cancels a pending review, or withdraws an approval, so that the asset may no longer be used.
   *
   * It needs one of the scopes cms:write.
   */
  cancel(id: string, body: TakeBackReviewRequest = {}, options?: RequestOptions): Call<Review> {
    return this.api.call({ method: 'POST', path: pathText`/reviews/${id}/cancel`, body, options });
  }
}
