import type { SuppressionChange, SuppressionResource } from '@livery/brand-governance-contracts';
import type { BrandCheck, Suppression } from '@livery/brand-governance-domain';
import { publicActorId, publicId, type Tenant } from '@livery/kernel';

/** How many findings an event names at most. */
const MAX_NAMED = 100;

/** A suppression as the API returns it. */
export function suppressionResource(suppression: Suppression, tenant: Tenant): SuppressionResource {
  const { scope, key } = suppression;
  return {
    id: publicId('sup', suppression.id),
    object: 'suppression',
    organization: publicId('org', tenant.organizationId),
    livemode: tenant.livemode,
    brand_check: publicId('brand_check', suppression.brandCheckId),
    finding_id: suppression.findingId,
    finding_type: suppression.findingType,
    title: suppression.title,
    scope,
    content_sha256: scope === 'content' ? key : null,
    document: scope === 'document' ? key : null,
    occurrences: suppression.occurrences,
    reason: suppression.reason,
    expires_at: suppression.expiresAt?.toISOString() ?? null,
    created_by: publicActorId(suppression.createdBy),
    created: suppression.created.toISOString(),
  };
}

/** The path of the list of the suppressions for a check, without the version. */
export function suppressionsPath(checkId: string): string {
  return `/brand_checks/${publicId('brand_check', checkId)}/suppressions`;
}

/** A change of the suppressions for a check, as its event holds it. */
export function suppressionChange(
  check: BrandCheck,
  findingIds: readonly string[],
  kind: 'accepted' | 'withdrawn',
): SuppressionChange {
  return {
    id: publicId('brand_check', check.id),
    object: 'suppression_change',
    livemode: check.tenant.livemode,
    content_sha256: check.contentSha256,
    document: check.document,
    accepted: kind === 'accepted' ? findingIds.length : 0,
    withdrawn: kind === 'withdrawn' ? findingIds.length : 0,
    finding_ids: findingIds.slice(0, MAX_NAMED),
    url: `/api/v1${suppressionsPath(check.id)}`,
  };
}
