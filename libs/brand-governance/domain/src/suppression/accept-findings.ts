import { type Actor, hasAtMost } from '@livery/kernel';
import type { CompletedBrandCheck } from '../brand-check.ts';
import { ParameterInvalid, ParameterMissing } from '../brand-governance.errors.ts';
import type { Finding } from '../finding.ts';
import type { Suppression, SuppressionKey, SuppressionScope } from './suppression.ts';

export const MAX_REASON = 500;

/** What a caller wants to accept. */
export interface Acceptance {
  /** The ids of findings of the check; null for all findings, also those that are accepted already. */
  readonly findingIds: readonly string[] | null;
  readonly scope: SuppressionScope;
  readonly reason: string;
  readonly expiresAt: Date | null;
}

export interface AcceptanceFacts {
  readonly acceptedBy: Actor;
  readonly at: Date;
  readonly newId: () => string;
}

/**
 * Accepts findings of a check with their present numbers of occurrences.
 * @throws ParameterMissing `reason`; ParameterInvalid `reason`, `expires_at`, `scope`, `finding_ids[i]`
 */
export function acceptFindings(
  check: CompletedBrandCheck,
  acceptance: Acceptance,
  { acceptedBy, at, newId }: AcceptanceFacts,
): readonly Suppression[] {
  const reason = checkedReason(acceptance.reason);
  const expiresAt = checkedExpiry(acceptance.expiresAt, at);
  const key = keyOf(check, acceptance.scope);
  return findingsOf(check, acceptance.findingIds).map(({ id, type, title, occurrences }) => ({
    id: newId(),
    ...key,
    findingId: id,
    findingType: type,
    title,
    occurrences,
    reason,
    expiresAt,
    brandCheckId: check.id,
    createdBy: acceptedBy,
    created: at,
  }));
}

function checkedReason(reason: string): string {
  if (reason.trim() === '') throw new ParameterMissing('reason', 'Say why the findings are accepted.');
  if (hasAtMost(reason, MAX_REASON)) return reason;
  throw new ParameterInvalid('reason', `reason has at most ${MAX_REASON} characters. Shorten it.`);
}

function checkedExpiry(expiresAt: Date | null, at: Date): Date | null {
  if (expiresAt === null || expiresAt > at) return expiresAt;
  throw new ParameterInvalid('expires_at', 'Must be in the future. Leave it out for an acceptance that does not end.');
}

function keyOf({ contentSha256, document }: CompletedBrandCheck, scope: SuppressionScope): SuppressionKey {
  if (scope === 'content') return { scope, key: contentSha256 };
  if (document !== null) return { scope, key: document };
  throw new ParameterInvalid(
    'scope',
    'The check was sent without `document`. Send that name with the next check, or accept the findings for the content.',
  );
}

/** A finding that is accepted already can be accepted again, with another reason or expiry. */
function findingsOf({ findings, suppressed }: CompletedBrandCheck, ids: readonly string[] | null): readonly Finding[] {
  const all = [...findings, ...suppressed.map(({ finding }) => finding)];
  if (ids === null) return all;
  const known = new Map(all.map((finding) => [finding.id, finding]));
  const wanted = ids.map((id, index) => {
    const finding = known.get(id);
    if (finding !== undefined) return finding;
    throw new ParameterInvalid(`finding_ids[${index}]`, 'Must be the id of a finding of this check.');
  });
  return [...new Set(wanted)];
}
