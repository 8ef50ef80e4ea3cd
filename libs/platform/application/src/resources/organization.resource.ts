import { publicActorId, publicId } from '@livery/kernel';
import type { OrganizationResource } from '@livery/platform-contracts';
import type { Organization } from '@livery/platform-domain';

/** An organization as its GET returns it; `livemode` tells the caller's mode, the data is one for both. */
export function organizationResource(organization: Organization, livemode: boolean): OrganizationResource {
  return {
    id: publicId('org', organization.id),
    object: 'organization',
    name: organization.name,
    type: organization.type,
    website: organization.website,
    status: organization.status,
    metadata: organization.metadata,
    livemode,
    created_by: publicActorId(organization.createdBy),
    created: organization.created.toISOString(),
    updated: organization.updated.toISOString(),
  };
}
