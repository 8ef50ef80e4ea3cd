import type { Actor } from '@livery/kernel';
import { lastOwner } from './platform.errors.ts';
import type { UserStatus } from './user.ts';

export const ROLES = ['owner', 'admin', 'developer', 'editor', 'reviewer', 'viewer'] as const;

export type Role = (typeof ROLES)[number];

/** What a person is in an organization. */
export interface Membership {
  readonly id: string;
  readonly organizationId: string;
  readonly userId: string;
  readonly role: Role;
  readonly status: 'invited' | 'active';
  readonly invitedBy: Actor | null;
  readonly created: Date;
  readonly updated: Date;
}

export interface NewMembership {
  readonly id: string;
  readonly organizationId: string;
  readonly userId: string;
  readonly role: Role;
  readonly status: Membership['status'];
  readonly invitedBy: Actor | null;
  readonly at: Date;
}

/** What a caller changes; what is undefined stays. An invitation is accepted, never taken back into one. */
export interface MembershipAmendment {
  readonly role?: Role | undefined;
  readonly status?: 'active' | undefined;
}

export function newMembership({ at, ...membership }: NewMembership): Membership {
  return { ...membership, created: at, updated: at };
}

/** The membership itself when nothing changes. */
export function amendMembership(membership: Membership, { role, status }: MembershipAmendment, at: Date): Membership {
  const amended: Membership = { ...membership, role: role ?? membership.role, status: status ?? membership.status };
  const isSame = amended.role === membership.role && amended.status === membership.status;
  return isSame ? membership : { ...amended, updated: at };
}

/** Whether a membership makes somebody who can act as owner today: invitations and disabled people do not count. */
export function isActiveOwner({ role, status }: Pick<Membership, 'role' | 'status'>, userStatus: UserStatus): boolean {
  return role === 'owner' && status === 'active' && userStatus === 'active';
}

/**
 * @param owners how many active owners there are, the one of `was` included
 * @throws DomainError `last_owner` when a change takes away the only one
 */
export function assertOwnerRemains(was: boolean, remains: boolean, owners: number): void {
  if (was && !remains && owners <= 1) throw lastOwner();
}
