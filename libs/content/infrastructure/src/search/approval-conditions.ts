import { type ApprovalStatus, ASSET_TYPES, type ReviewPolicy } from '@livery/content-domain';
import type { StatementValues } from './statement-values.ts';

/** By what the approval of an asset is judged. */
export interface ApprovalFilter {
  readonly approvalStatus: ApprovalStatus | null;
  readonly isReleasedOnly: boolean;
  readonly policy: ReviewPolicy;
  readonly now: Date;
}

/** The state of the last review of a row `a` of `library_asset`, as an index has it. */
export const REVIEW_STATE = "coalesce(a.review_status, 'none')";

/** The states of the last review with which an asset can have an approval status that follows from a review. */
export const REVIEW_STATES: Readonly<Partial<Record<ApprovalStatus, readonly string[]>>> = {
  pending: ['none', 'pending', 'rejected', 'cancelled', 'withdrawn'],
  rejected: ['rejected'],
  stale: ['approved'],
  withdrawn: ['withdrawn'],
  cancelled: ['cancelled'],
};

/** Whether no asset can be found, since no review is needed for the status. */
export function excludesAll({ approvalStatus, policy }: ApprovalFilter): boolean {
  const needsReview = approvalStatus !== null && REVIEW_STATES[approvalStatus] !== undefined;
  return needsReview && ASSET_TYPES.every((type) => policy.modes[type] === 'none');
}

/**
 * SQL conditions for the approval of a row `a` of `library_asset`. They are the function `imageApproval` in SQL, so that pages are
 * cut after them.
 */
export function approvalConditions(filter: ApprovalFilter, values: StatementValues): string[] {
  const { approvalStatus, isReleasedOnly, now } = filter;
  if (approvalStatus === null && !isReleasedOnly) return [];
  const status = statusOf(filter, values);
  return [
    ...(approvalStatus === null ? [] : [`${status} = ${values.bind(approvalStatus)}`]),
    // The case contains it. Written out, it is a condition for an index.
    ...(approvalStatus === 'expired' ? [`a.available_until <= ${values.bind(now)}::timestamptz`] : []),
    ...(isReleasedOnly
      ? [`${status} = 'approved'`, `(a.available_from > ${values.bind(now)}::timestamptz) is not true`]
      : []),
  ];
}

function statusOf({ policy, now }: ApprovalFilter, values: StatementValues): string {
  const unreviewed = values.bind(ASSET_TYPES.filter((type) => policy.modes[type] === 'none'));
  const acceptedFrom = values.bind(policy.acceptedFrom);
  const isOver = `a.available_until <= ${values.bind(now)}::timestamptz`;
  const isCurrent = `a.review_content_hash = a.content_hash and a.review_policy_version >= ${acceptedFrom}`;
  return `case
    when a.type = any(${unreviewed}::text[]) then case when ${isOver} then 'expired' else 'approved' end
    when a.review_status is null then 'pending'
    when ${isCurrent} then case when a.review_status = 'approved' and ${isOver} then 'expired' else a.review_status end
    when a.review_status = 'approved' then 'stale'
    else 'pending' end`;
}
