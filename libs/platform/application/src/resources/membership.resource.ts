import { publicActorId, publicId } from '@livery/kernel';
import type { MembershipResource } from '@livery/platform-contracts';
import type { Membership } from '@livery/platform-domain';

/** A membership as the API returns it. `livemode` is the mode of the caller; the data is the same in both modes. */
export function membershipResource(membership: Membership, livemode: boolean): MembershipResource {
  return {
    id: publicId('mem', membership.id),
    object: 'membership',
    organization: publicId('org', membership.organizationId),
    livemode,
    user: publicId('user', membership.userId),
    role: membership.role,
    status: membership.status,
    invited_by: publicActorId(membership.invitedBy),
    created: membership.created.toISOString(),
    updated: membership.updated.toISOString(),
  };
}
