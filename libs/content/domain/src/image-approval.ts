import type { AssetType } from './asset-type.ts';
import type { ReviewMode, ReviewPolicy } from './review-policy.ts';

export const APPROVAL_STATUSES = [
  'pending',
  'approved',
  'rejected',
  'stale',
  'expired',
  'withdrawn',
  'cancelled',
] as const;

export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

/** What an asset knows of its last review. */
export interface LastReview {
  readonly id: string;
  readonly previousId: string | null;
  readonly status: 'pending' | 'approved' | 'rejected' | 'cancelled' | 'withdrawn';
  /** The content that was reviewed. */
  readonly contentHash: string;
  /** The version of the policy by which it was reviewed. */
  readonly policyVersion: number;
}

/** The facts of an asset on which its approval depends. */
export interface ApprovableAsset {
  readonly type: AssetType;
  readonly contentHash: string;
  readonly availableFrom: Date | null;
  readonly availableUntil: Date | null;
  readonly lastReview: LastReview | null;
}

/** Whether an asset may be used, and why. */
export interface ImageApproval {
  readonly status: ApprovalStatus;
  /** A sentence for people, in English. */
  readonly label: string;
  /** Whether the asset may leave the organization now. */
  readonly canRelease: boolean;
  readonly mode: ReviewMode;
}

/**
 * Decides whether an asset may be used. It follows from the asset, its last review, the policy and the time, so that a new version,
 * a changed policy or the end of availability changes it without writing to the asset.
 */
export function imageApproval(asset: ApprovableAsset, policy: ReviewPolicy, now: Date): ImageApproval {
  const mode = policy.modes[asset.type];
  const status = statusOf(asset, policy, now);
  const isYetToCome = status === 'approved' && asset.availableFrom !== null && now < asset.availableFrom;
  return {
    status,
    label: isYetToCome ? 'Approved, not yet available' : labelOf(status, mode, asset.lastReview),
    canRelease: status === 'approved' && !isYetToCome,
    mode,
  };
}

/** The approval of an asset whose bytes are missing: it cannot leave the organization, whatever its review says. */
export function withMissingContent(approval: ImageApproval): ImageApproval {
  return { ...approval, label: `${approval.label} (content missing)`, canRelease: false };
}

/** Whether an asset may be published by a link that is stored: a person has approved it, and no policy has let it pass without a review. */
export function isPublishable({ mode, canRelease }: ImageApproval): boolean {
  return canRelease && mode !== 'none';
}

function statusOf(asset: ApprovableAsset, policy: ReviewPolicy, now: Date): ApprovalStatus {
  const reviewed = policy.modes[asset.type] === 'none' ? 'approved' : reviewedStatus(asset, policy);
  const isOver = asset.availableUntil !== null && asset.availableUntil <= now;
  return reviewed === 'approved' && isOver ? 'expired' : reviewed;
}

/** A decision about other content, or by a policy that is no longer accepted, is stale if it was an approval, and void otherwise. */
function reviewedStatus({ lastReview: review, contentHash }: ApprovableAsset, policy: ReviewPolicy): ApprovalStatus {
  if (review === null) return 'pending';
  const isCurrent = review.contentHash === contentHash && review.policyVersion >= policy.acceptedFrom;
  if (isCurrent) return review.status;
  return review.status === 'approved' ? 'stale' : 'pending';
}

function labelOf(status: ApprovalStatus, mode: ReviewMode, review: LastReview | null): string {
  switch (status) {
    case 'approved':
      return mode === 'none' ? 'No review needed' : 'Approved';
    case 'pending':
      return review?.status === 'pending' ? 'Waiting for review' : 'Review needed';
    case 'rejected':
      return 'Rejected';
    case 'stale':
      return 'Approval out of date: review needed';
    case 'expired':
      return 'No longer available';
    case 'withdrawn':
      return 'Approval withdrawn';
    case 'cancelled':
      return 'Review cancelled';
  }
}
