import { publicId } from '@livery/kernel';
import type { CurrentSessionResource, SessionResource } from '@livery/platform-contracts';
import { type Account, type Session, steppedUpUntil } from '@livery/platform-domain';
import type { NamedActor } from '../ports/actor-directory.ts';
import type { AccountMembership } from '../ports/unscoped-accounts.ts';
import { actorResource } from './actor.resource.ts';

/** A session as the API returns it. @param current the UUID of the session in which it is read */
export function sessionResource(session: Session, current: string): SessionResource {
  return {
    id: publicId('sess', session.id),
    object: 'session',
    organization: session.organizationId === null ? null : publicId('org', session.organizationId),
    ip: session.ip,
    user_agent: session.userAgent,
    is_current: session.id === current,
    last_used_at: session.lastUsedAt.toISOString(),
    stepped_up_until: steppedUpUntil(session).toISOString(),
    expires_at: session.expiresAt.toISOString(),
    created: session.created.toISOString(),
  };
}

/** @param inviter the member whose link opened the session, if one did */
export function currentSessionResource(
  session: Session,
  account: Account,
  memberships: readonly AccountMembership[],
  inviter: NamedActor | undefined,
): CurrentSessionResource {
  return {
    ...sessionResource(session, session.id),
    email: account.email,
    has_password: account.passwordHash !== null,
    inviter_name: inviter === undefined ? null : actorResource(inviter, false).name,
    organizations: memberships.map(({ organizationId, organizationName, organizationStatus, userId, role }) => ({
      organization: publicId('org', organizationId),
      name: organizationName,
      status: organizationStatus,
      user: publicId('user', userId),
      role,
    })),
  };
}
