import type { ReviewResource } from '@livery/content-contracts';
import type { Review } from '@livery/content-domain';
import { publicActorId, publicId } from '@livery/kernel';

/** A review as the API returns it, and as its events contain it. */
export function reviewResource(review: Review): ReviewResource {
  const decision = review.status === 'pending' ? null : review;
  return {
    id: publicId('rev', review.id),
    object: 'review',
    asset: publicId('asset', review.assetId),
    version: review.version,
    status: review.status,
    mode: review.mode,
    policy_version: review.policyVersion,
    content_hash: review.contentHash,
    comment: review.comment,
    decision_comment: decision?.decisionComment ?? '',
    due_at: review.dueAt?.toISOString() ?? null,
    previous_review: review.previousReviewId === null ? null : publicId('rev', review.previousReviewId),
    requested_by: publicActorId(review.requestedBy),
    decided_by: decision === null ? null : publicActorId(decision.decidedBy),
    decided: decision?.decided.toISOString() ?? null,
    livemode: review.tenant.livemode,
    organization: publicId('org', review.tenant.organizationId),
    created: review.created.toISOString(),
    updated: review.updated.toISOString(),
  };
}
