import type { ReviewPolicyResource } from '@livery/content-contracts';
import type { ReviewPolicy } from '@livery/content-domain';
import { publicId, type Tenant, tenantRecordId } from '@livery/kernel';

/** The review policy of an organization as the API returns it, and as its event contains it. */
export function reviewPolicyResource(policy: ReviewPolicy, tenant: Tenant): ReviewPolicyResource {
  return {
    id: tenantRecordId('rev_policy', tenant),
    object: 'review_policy',
    version: policy.version,
    accepted_from: policy.acceptedFrom,
    modes: policy.modes,
    four_eyes: policy.fourEyes,
    livemode: tenant.livemode,
    organization: publicId('org', tenant.organizationId),
    updated: policy.updated?.toISOString() ?? null,
  };
}
