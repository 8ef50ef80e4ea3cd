import type { Role } from './membership.ts';
import { scopesOfRole } from './role-scopes.ts';

/** How long a link of the operator can be opened. */
export const SIGN_IN_LINK_MS = 15 * 60_000;
/** How long a link of a member for another can be opened. Links are stored for seven days at least. */
export const INVITATION_LINK_MS = 7 * 24 * 3_600_000;

/** A link that signs a person in, once. Only a keyed hash of its secret is stored. */
export interface SignInLink {
  readonly id: string;
  /** The account that a link of the operator opens, or the membership that a link of a member opens. */
  readonly opens: OpenedAccount | InvitedMember;
  readonly expiresAt: Date;
  readonly created: Date;
}

/** What a link of the operator opens. */
export interface OpenedAccount {
  readonly accountId: string;
  /** Whether it works only in a browser on the machine of the service. */
  readonly isLocal: boolean;
}

/** What a link of a member opens: one organization, in the role that the membership had when the link was made. */
export interface InvitedMember {
  readonly organizationId: string;
  readonly membershipId: string;
  readonly userId: string;
  readonly role: Role;
  /** The UUID of the user who has made the link. */
  readonly madeBy: string;
}

/** Creates a link of the operator, which is valid for 15 minutes. */
export function newSignInLink(id: string, opens: OpenedAccount, at: Date): SignInLink {
  return { id, opens, expiresAt: new Date(at.getTime() + SIGN_IN_LINK_MS), created: at };
}

/** Creates a link of a member, which is valid for seven days. */
export function newInvitationLink(id: string, member: InvitedMember, at: Date): SignInLink {
  return { id, opens: member, expiresAt: new Date(at.getTime() + INVITATION_LINK_MS), created: at };
}

/** Whether a member of one role may make a link for a member of another: with all of its scopes, and as an owner for owners. */
export function mayInvite(own: Role, invited: Role): boolean {
  const scopes = scopesOfRole(own);
  if (!scopes.includes('platform:write') || (invited === 'owner' && own !== 'owner')) return false;
  return scopesOfRole(invited).every((scope) => scopes.includes(scope));
}
