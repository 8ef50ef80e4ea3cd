import type { IconSetResource } from '@livery/content-contracts';
import type { IconSet } from '@livery/content-domain';
import { publicActorId, publicId } from '@livery/kernel';

/** A set of icons as the API returns it, and as its events contain it. */
export function iconSetResource(set: IconSet, iconCount: number): IconSetResource {
  return {
    id: publicId('iconset', set.id),
    object: 'icon_set',
    organization: publicId('org', set.tenant.organizationId),
    name: set.name,
    slug: set.slug,
    description: set.description,
    style: set.style,
    licence: set.licence,
    icon_count: iconCount,
    livemode: set.tenant.livemode,
    created_by: publicActorId(set.createdBy),
    created: set.created.toISOString(),
    updated: set.updated.toISOString(),
  };
}
