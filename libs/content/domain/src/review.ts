import type { Actor, Tenant } from '@livery/kernel';
import { contentChanged, fourEyesNeeded, reviewApproved, reviewDecided, reviewNotNeeded } from './content.errors.ts';
import { imageApproval, type LastReview } from './image-approval.ts';
import type { LibraryAsset } from './library-asset.ts';
import type { ReviewMode, ReviewPolicy } from './review-policy.ts';

interface ReviewFacts {
  readonly id: string;
  readonly tenant: Tenant;
  readonly assetId: string;
  /** The number of the version under review. */
  readonly version: number;
  /** The content under review: SHA-256 in hexadecimal digits. */
  readonly contentHash: string;
  readonly mode: ReviewMode;
  readonly policyVersion: number;
  /** What the requester says; empty by default. */
  readonly comment: string;
  readonly dueAt: Date | null;
  /** The review before it, so that the reviews of an asset form a chain. */
  readonly previousReviewId: string | null;
  readonly requestedBy: Actor | null;
  /** The lineage of the requester, which rotations of its key do not change. */
  readonly requesterLineage: string;
  readonly created: Date;
  readonly updated: Date;
}

export interface Decision {
  readonly decidedBy: Actor | null;
  readonly decided: Date;
  /** What the decider says; empty by default. */
  readonly decisionComment: string;
}

export type PendingReview = ReviewFacts & { readonly status: 'pending' };
export type DecidedReview = ReviewFacts &
  Decision & { readonly status: 'approved' | 'rejected' | 'cancelled' | 'withdrawn' };

/** A review of one version of an asset. */
export type Review = PendingReview | DecidedReview;

export interface ReviewRequest {
  readonly id: string;
  readonly comment: string;
  readonly dueAt: Date | null;
  readonly requestedBy: Actor | null;
  readonly requesterLineage: string;
  readonly at: Date;
}

/** Requests a review of the current version. @throws DomainError `resource_conflict` if none is needed, or it is approved already */
export function requestReview(asset: LibraryAsset, policy: ReviewPolicy, request: ReviewRequest): PendingReview {
  const { mode, status } = imageApproval(asset, policy, request.at);
  if (mode === 'none') throw reviewNotNeeded(asset.type);
  if (status === 'approved') throw reviewApproved();
  return {
    id: request.id,
    tenant: asset.tenant,
    assetId: asset.id,
    version: asset.currentVersion,
    contentHash: asset.contentHash,
    mode,
    policyVersion: policy.version,
    comment: request.comment,
    dueAt: request.dueAt,
    previousReviewId: asset.lastReview?.id ?? null,
    requestedBy: request.requestedBy,
    requesterLineage: request.requesterLineage,
    created: request.at,
    updated: request.at,
    status: 'pending',
  };
}

/** What a decider has seen and says. */
export interface Verdict extends Decision {
  readonly outcome: 'approved' | 'rejected';
  /** The content that the decider has seen. */
  readonly seenHash: string;
  /** Whether the decider, or the person behind that credential, has requested the review. */
  readonly isOwnRequest: boolean;
}

/**
 * Decides a pending review.
 * @throws DomainError `resource_conflict` if it is decided, `content_changed` if the asset or what was seen differs from what is under
 * review, `four_eyes_required` if the policy asks for it and the decider is the requester
 */
export function decideReview(
  review: Review,
  asset: LibraryAsset,
  policy: ReviewPolicy,
  { outcome, seenHash, isOwnRequest, ...decision }: Verdict,
): DecidedReview {
  if (asset.contentHash !== review.contentHash || seenHash !== review.contentHash) throw contentChanged();
  if (review.status !== 'pending') throw reviewDecided(review.status);
  if (policy.fourEyes && isOwnRequest) throw fourEyesNeeded();
  return { ...review, ...decision, status: outcome, policyVersion: policy.version, updated: decision.decided };
}

/** Takes a review back: a pending one is cancelled, an approval is withdrawn. @throws DomainError `resource_conflict` for others */
export function takeBackReview(review: Review, decision: Decision): DecidedReview {
  if (review.status !== 'pending' && review.status !== 'approved') throw reviewDecided(review.status);
  const status = review.status === 'pending' ? 'cancelled' : 'withdrawn';
  return { ...review, ...decision, status, updated: decision.decided };
}

/** The asset with a review as its last one. Its place in lists stays. */
export function withLastReview(asset: LibraryAsset, review: Review): LibraryAsset {
  return { ...asset, lastReview: lastReviewOf(review), revision: asset.revision + 1 };
}

/** What an asset knows of a review. */
export function lastReviewOf(review: Review): LastReview {
  const { id, previousReviewId: previousId, status, contentHash, policyVersion } = review;
  return { id, previousId, status, contentHash, policyVersion };
}
