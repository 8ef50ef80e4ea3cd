import { type ApprovalStatus, ASSET_TYPES, type ReviewPolicy } from '@livery/content-domain';
import type { StatementValues } from './statement-values.ts';

/** By what the approval of an asset is judged. */
export interface ApprovalFilter {
  readonly approvalStatus: ApprovalStatus | null;
  readonly isReleasedOnly: boolean;
  readonly policy: ReviewPolicy;
  readonly now: Date;
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
