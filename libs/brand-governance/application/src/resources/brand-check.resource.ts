import type { BrandCheckResource } from '@livery/brand-governance-contracts';
import type {
  BaselineSummary,
  BrandCheck,
  BrandCheckSummary,
  SuppressedFinding,
} from '@livery/brand-governance-domain';
import { publicActorId, publicId } from '@livery/kernel';
import { findingResource } from './finding.resource.ts';

/** A brand check as its GET returns it. */
export function brandCheckResource(check: BrandCheck): BrandCheckResource {
  return {
    id: publicId('brand_check', check.id),
    object: 'brand_check',
    organization: publicId('org', check.tenant.organizationId),
    livemode: check.tenant.livemode,
    status: check.status,
    content_type: check.format,
    filename: check.filename,
    document: check.document,
    size_bytes: check.sizeBytes,
    content_sha256: check.contentSha256,
    guideline_version: check.guidelineVersion,
    engine_version: check.engineVersion,
    document_kept_until: check.status === 'pending' ? null : (check.documentKeptUntil?.toISOString() ?? null),
    ...outcomeMembers(check),
    metadata: check.metadata,
    created_by: publicActorId(check.createdBy),
    created: check.created.toISOString(),
    completed: check.status === 'pending' ? null : check.completed.toISOString(),
    duration_ms: check.status === 'pending' ? null : check.completed.getTime() - check.created.getTime(),
  };
}

type OutcomeMembers = 'findings' | 'suppressed' | 'summary' | 'not_evaluated' | 'error_message' | 'error_code';

function outcomeMembers(check: BrandCheck): Pick<BrandCheckResource, OutcomeMembers> {
  if (check.status !== 'completed') {
    const { message = null, code = null } = check.status === 'failed' ? check.refusal : {};
    return { findings: [], suppressed: [], summary: null, not_evaluated: [], error_message: message, error_code: code };
  }
  return {
    findings: check.findings.map(findingResource),
    suppressed: check.suppressed.map(suppressedMembers),
    summary: summaryMembers(check.summary),
    not_evaluated: check.notEvaluated.map(({ surface, reason, locations }) => ({ surface, reason, locations })),
    error_message: null,
    error_code: null,
  };
}

function suppressedMembers({ finding, suppression }: SuppressedFinding) {
  const { id, scope, occurrences, reason, expiresAt, createdBy, created } = suppression;
  return {
    finding: findingResource(finding),
    suppression: {
      id: publicId('sup', id),
      scope,
      occurrences,
      reason,
      expires_at: expiresAt?.toISOString() ?? null,
      created_by: publicActorId(createdBy),
      created: created.toISOString(),
    },
  };
}

/** The members of a summary in fixed orders, so that a check reads the same before and after it was stored. */
function summaryMembers({ total, bySeverity, byType, truncated, baseline, ...counts }: BrandCheckSummary) {
  const { low, medium, high, critical } = bySeverity;
  const types = Object.entries(byType).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    total,
    by_severity: { low, medium, high, critical },
    by_type: Object.fromEntries(types),
    truncated,
    suppressed: counts.suppressed,
    suppressions_unused: counts.unusedSuppressions,
    baseline: baseline && baselineMembers(baseline),
  };
}

function baselineMembers({ brandCheckId, new: fresh, fixed, unchanged, changed }: BaselineSummary) {
  return { brand_check: publicId('brand_check', brandCheckId), new: fresh, fixed, unchanged, changed };
}
