import { publicId } from '@livery/kernel';
import type { UserTokenResource } from '@livery/platform-contracts';
import { scopesOfRole } from '@livery/platform-domain';
import type { IssuedUserToken } from '../use-cases/issue-user-token.ts';

/** A token as the API returns it, once. */
export function userTokenResource({ token, membership, secret }: IssuedUserToken): UserTokenResource {
  return {
    token: secret,
    organization: publicId('org', token.tenant.organizationId),
    livemode: token.tenant.livemode,
    user: publicId('user', token.userId),
    role: membership.role,
    scopes: [...scopesOfRole(membership.role)],
    expires_at: token.expiresAt.toISOString(),
  };
}
