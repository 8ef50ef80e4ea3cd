import { Body, Controller, Query } from '@nestjs/common';
import {
  DecideReview,
  RequestReview,
  type ReviewFilter,
  ReviewRepository,
  reviewResource,
  TakeBackReview,
} from '@livery/content-application';
import { type ReviewResource, reviewSchema } from '@livery/content-contracts';
import {
  createdRange,
  CurrentPrincipal,
  Endpoint,
  IdParam,
  listEnvelope,
  type ListEnvelope,
  listSchema,
  pageRequest,
} from '@livery/http';
import { mapPage, parsePublicId, type Principal, resourceMissing } from '@livery/kernel';
import { parseInstant } from '@livery/requests';
import { READ_LIBRARY, WRITE_LIBRARY } from './content-scopes.ts';
import { ListReviewsQuery } from './list-reviews.query.ts';
import { DecideReviewRequest, RequestReviewRequest, TakeBackReviewRequest } from './review.request.ts';

@Controller()
export class ReviewsController {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly requestReview: RequestReview,
    private readonly decideReview: DecideReview,
    private readonly takeBackReview: TakeBackReview,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/reviews',
    operationId: 'listReviews',
    area: 'Content management',
    summary: 'List reviews',
    description: 'Lists reviews of assets, newest first.',
    scopes: READ_LIBRARY,
    response: listSchema(reviewSchema),
    errors: ['limit_out_of_range', 'cursor_invalid', 'resource_missing'],
  })
  async list(
    @CurrentPrincipal() { tenant }: Principal,
    @Query() query: ListReviewsQuery,
  ): Promise<ListEnvelope<ReviewResource>> {
    const page = await this.reviews.list(tenant, reviewFilter(query), pageRequest(query, 'rev'));
    return listEnvelope(mapPage(page, reviewResource), '/reviews');
  }

  @Endpoint({
    method: 'GET',
    path: '/reviews/:id',
    operationId: 'retrieveReview',
    area: 'Content management',
    summary: 'Retrieve a review',
    description: 'Returns one review.',
    scopes: READ_LIBRARY,
    response: reviewSchema,
    errors: ['resource_missing'],
  })
  async retrieve(@CurrentPrincipal() { tenant }: Principal, @IdParam('rev') id: string): Promise<ReviewResource> {
    const review = await this.reviews.find(tenant, id);
    if (review === null) throw resourceMissing();
    return reviewResource(review);
  }

  @Endpoint({
    method: 'POST',
    path: '/library_assets/:id/reviews',
    operationId: 'requestReview',
    area: 'Content management',
    summary: 'Request a review',
    description:
      'Requests a review of the current version of an asset. Its type must need reviews by the review policy. A pending review of an earlier version is cancelled.',
    scopes: WRITE_LIBRARY,
    status: 201,
    response: reviewSchema,
    errors: ['resource_missing', 'resource_conflict'],
  })
  async request(
    @CurrentPrincipal() { tenant, actor, lineage }: Principal,
    @IdParam('asset') assetId: string,
    @Body() { comment, due_at }: RequestReviewRequest,
  ): Promise<ReviewResource> {
    const review = await this.requestReview.execute({
      tenant,
      assetId,
      comment: comment ?? '',
      dueAt: due_at === null || due_at === undefined ? null : parseInstant('due_at', due_at),
      requestedBy: actor,
      requesterLineage: lineage,
    });
    return reviewResource(review);
  }

  @Endpoint({
    method: 'POST',
    path: '/reviews/:id/approve',
    operationId: 'approveReview',
    area: 'Content management',
    summary: 'Approve an asset',
    description: 'Approves the version under review. The asset may then be used.',
    scopes: WRITE_LIBRARY,
    response: reviewSchema,
    errors: ['resource_missing', 'resource_conflict', 'content_changed', 'four_eyes_required'],
  })
  approve(
    @CurrentPrincipal() principal: Principal,
    @IdParam('rev') id: string,
    @Body() body: DecideReviewRequest,
  ): Promise<ReviewResource> {
    return this.decide('approved', principal, id, body);
  }

  @Endpoint({
    method: 'POST',
    path: '/reviews/:id/reject',
    operationId: 'rejectReview',
    area: 'Content management',
    summary: 'Reject an asset',
    description: 'Rejects the version under review.',
    scopes: WRITE_LIBRARY,
    response: reviewSchema,
    errors: ['resource_missing', 'resource_conflict', 'content_changed', 'four_eyes_required'],
  })
  reject(
    @CurrentPrincipal() principal: Principal,
    @IdParam('rev') id: string,
    @Body() body: DecideReviewRequest,
  ): Promise<ReviewResource> {
    return this.decide('rejected', principal, id, body);
  }

  @Endpoint({
    method: 'POST',
    path: '/reviews/:id/cancel',
    operationId: 'cancelReview',
    area: 'Content management',
    summary: 'Cancel a review or withdraw an approval',
    description: 'Cancels a pending review, or withdraws an approval, so that the asset may no longer be used.',
    scopes: WRITE_LIBRARY,
    response: reviewSchema,
    errors: ['resource_missing', 'resource_conflict'],
  })
  async cancel(
    @CurrentPrincipal() { tenant, actor }: Principal,
    @IdParam('rev') id: string,
    @Body() { comment }: TakeBackReviewRequest,
  ): Promise<ReviewResource> {
    const review = await this.takeBackReview.execute({ tenant, id, comment: comment ?? '', decidedBy: actor });
    return reviewResource(review);
  }

  private async decide(
    outcome: 'approved' | 'rejected',
    { tenant, actor, lineage }: Principal,
    id: string,
    { content_hash, comment }: DecideReviewRequest,
  ): Promise<ReviewResource> {
    const review = await this.decideReview.execute({
      tenant,
      id,
      outcome,
      seenHash: content_hash,
      comment: comment ?? '',
      decidedBy: actor,
      deciderLineage: lineage,
    });
    return reviewResource(review);
  }
}

/** @throws DomainError `resource_missing` for an id of no asset */
function reviewFilter(query: ListReviewsQuery): ReviewFilter {
  const { status, asset } = query;
  const assetId = asset === undefined ? null : parsePublicId('asset', asset);
  if (assetId === undefined) throw resourceMissing();
  return { status: status ?? null, assetId, created: createdRange(query) };
}
