import { publicId } from '@livery/kernel';
import type { UserResource } from '@livery/platform-contracts';
import type { User } from '@livery/platform-domain';

/** A user as the API returns it. `livemode` is the mode of the caller; the data is the same in both modes. */
export function userResource(user: User, livemode: boolean): UserResource {
  return {
    id: publicId('user', user.id),
    object: 'user',
    organization: publicId('org', user.organizationId),
    livemode,
    email: user.email,
    name: user.name,
    status: user.status,
    last_seen_at: user.lastSeenAt?.toISOString() ?? null,
    created: user.created.toISOString(),
    updated: user.updated.toISOString(),
  };
}
