import type { Review } from '@livery/content-domain';
import type { Actor } from '@livery/kernel';
import type { ReviewRow } from './review.row.ts';

export function toReview(row: ReviewRow): Review {
  const facts = {
    id: row.id,
    tenant: { organizationId: row.organization_id, livemode: row.livemode },
    assetId: row.asset_id,
    version: row.version,
    contentHash: row.content_hash,
    mode: row.mode,
    policyVersion: row.policy_version,
    comment: row.comment,
    dueAt: row.due_at,
    previousReviewId: row.previous_review_id,
    requestedBy: toActor(row.requested_by_kind, row.requested_by_id),
    requesterLineage: row.requester_lineage,
    created: row.created,
    updated: row.updated,
  };
  if (row.status === 'pending') return { ...facts, status: row.status };
  if (row.decided === null) throw new Error(`The review ${row.id} is ${row.status}, but has no time of decision.`);
  const decidedBy = toActor(row.decided_by_kind, row.decided_by_id);
  return { ...facts, status: row.status, decidedBy, decided: row.decided, decisionComment: row.decision_comment };
}

export function toReviewRow(review: Review): ReviewRow {
  const decision = review.status === 'pending' ? null : review;
  return {
    organization_id: review.tenant.organizationId,
    livemode: review.tenant.livemode,
    id: review.id,
    asset_id: review.assetId,
    version: review.version,
    status: review.status,
    mode: review.mode,
    policy_version: review.policyVersion,
    content_hash: review.contentHash,
    comment: review.comment,
    decision_comment: decision?.decisionComment ?? '',
    due_at: review.dueAt,
    previous_review_id: review.previousReviewId,
    requested_by_kind: review.requestedBy?.kind ?? null,
    requested_by_id: review.requestedBy?.id ?? null,
    requester_lineage: review.requesterLineage,
    decided_by_kind: decision?.decidedBy?.kind ?? null,
    decided_by_id: decision?.decidedBy?.id ?? null,
    decided: decision?.decided ?? null,
    created: review.created,
    updated: review.updated,
  };
}

function toActor(kind: Actor['kind'] | null, id: string | null): Actor | null {
  return kind === null || id === null ? null : { kind, id };
}
