import { publicActorId, publicId } from '@livery/kernel';
import type { OrganizationResource } from '@livery/platform-contracts';
import type { Organization } from '@livery/platform-domain';

/** An organization as the API returns it. `livemode` is the mode of the caller; the data is the same in both modes. */
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
