import type { BrandCheckResource } from '@livery/brand-governance-contracts';
import type { BrandCheck, BrandCheckSummary } from '@livery/brand-governance-domain';
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

type OutcomeMembers = 'findings' | 'summary' | 'not_evaluated' | 'error_message' | 'error_code';

function outcomeMembers(check: BrandCheck): Pick<BrandCheckResource, OutcomeMembers> {
  if (check.status !== 'completed') {
    const { message = null, code = null } = check.status === 'failed' ? check.refusal : {};
    return { findings: [], summary: null, not_evaluated: [], error_message: message, error_code: code };
  }
  return {
    findings: check.findings.map(findingResource),
    summary: summaryMembers(check.summary),
    not_evaluated: check.notEvaluated.map(({ surface, reason, locations }) => ({ surface, reason, locations })),
    error_message: null,
    error_code: null,
  };
}

/** The members of a summary in fixed orders, so that a check reads the same before and after it was stored. */
function summaryMembers({ total, bySeverity, byType, truncated }: BrandCheckSummary) {
  const { low, medium, high, critical } = bySeverity;
  const types = Object.entries(byType).sort(([a], [b]) => (a < b ? -1 : 1));
  return { total, by_severity: { low, medium, high, critical }, by_type: Object.fromEntries(types), truncated };
}
