import type { DeploymentItem, DeploymentItemKind } from './deployment-item.ts';
import { type ApprovalStatus, imageApproval, type LastReview } from '../image-approval.ts';
import { isDeleted, type LibraryAsset } from '../library-asset.ts';
import type { ReviewPolicy } from '../review-policy.ts';
import type { SetSlide } from '../slides/ppt-set.ts';

export const RELEASE_OBSTACLES = [
  'missing',
  'deleted',
  'content_changed',
  'content_missing',
  'not_yet_available',
  'not_current',
  'pending',
  'rejected',
  'stale',
  'expired',
  'withdrawn',
  'cancelled',
] as const satisfies readonly (
  | 'missing'
  | 'deleted'
  | 'content_changed'
  | 'content_missing'
  | 'not_yet_available'
  | 'not_current'
  | Exclude<ApprovalStatus, 'approved'>
)[];

/** Why an item may not be released. The last six are statuses of its approval. */
export type ReleaseObstacle = (typeof RELEASE_OBSTACLES)[number];

export interface ReleaseProblem {
  readonly kind: DeploymentItemKind;
  readonly assetId: string;
  /** The name of the asset when it was judged; null if there is none. */
  readonly name: string | null;
  readonly obstacle: ReleaseObstacle;
  /** The UUID of the slide of a set that prevents it; null if the record itself does. */
  readonly slideId: string | null;
}

/** What is known of the record of an item when its release is judged. */
export interface ReleaseFacts {
  /** Undefined if there is none. */
  readonly asset: LibraryAsset | undefined;
  /** The last review of the pinned content, if the asset has other content by now. */
  readonly reviewOfPinned: LastReview | undefined;
  readonly policy: ReviewPolicy;
  readonly now: Date;
  /** Whether an earlier release is restored, which may hand out content that its asset no longer has. */
  readonly isRollback: boolean;
}

/**
 * Why an item may not be released now; null if it may. The approval of exactly the pinned content is judged. A new release hands out
 * only what is still the content of its asset.
 */
export function releaseObstacle(
  item: Pick<DeploymentItem, 'contentHash'>,
  facts: ReleaseFacts,
): ReleaseObstacle | null {
  const { asset, reviewOfPinned, policy, now, isRollback } = facts;
  if (asset === undefined) return 'missing';
  if (isDeleted(asset)) return 'deleted';
  const isCurrent = asset.contentHash === item.contentHash;
  if (!isCurrent && !isRollback) return 'content_changed';
  const pinned = isCurrent
    ? asset
    : { ...asset, contentHash: item.contentHash, lastReview: reviewOfPinned ?? asset.lastReview };
  const { status, canRelease } = imageApproval(pinned, policy, now);
  if (status !== 'approved') return status;
  return canRelease ? null : 'not_yet_available';
}

/** Why a set may not be released because of one of its slides. A set whose slide has another content by now is not current. */
export function slideObstacle(slide: Pick<SetSlide, 'composedHash'>, facts: ReleaseFacts): ReleaseObstacle | null {
  const obstacle = releaseObstacle({ contentHash: slide.composedHash }, facts);
  return obstacle === 'content_changed' ? 'not_current' : obstacle;
}
