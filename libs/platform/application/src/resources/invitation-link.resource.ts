import { publicId } from '@livery/kernel';
import type { InvitationLinkResource } from '@livery/platform-contracts';
import type { CreatedSignInLink } from '../use-cases/create-sign-in-link.ts';

/** A link as the API returns it, once. The token is in the fragment of the address, which browsers send to no server. */
export function invitationLinkResource(
  { link, secret }: CreatedSignInLink,
  membershipId: string,
  origin: string,
): InvitationLinkResource {
  return {
    token: secret,
    url: `${origin}/dashboard/sign-in#token=${secret}`,
    membership: publicId('mem', membershipId),
    expires_at: link.expiresAt.toISOString(),
  };
}
