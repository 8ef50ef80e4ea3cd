import type { Actor } from '@livery/kernel';
import { lastOwner } from './platform.errors.ts';
import type { UserStatus } from './user.ts';

export const ROLES = ['owner', 'admin', 'developer', 'editor', 'reviewer', 'viewer'] as const;

export type Role = (typeof ROLES)[number];

/** The role of a person in an organization. */
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

/** What a caller changes. Fields that are undefined stay. An active membership cannot become an invitation again. */
export interface MembershipAmendment {
  readonly role?: Role | undefined;
  readonly status?: 'active' | undefined;
}

export function newMembership({ at, ...membership }: NewMembership): Membership {
  return { ...membership, created: at, updated: at };
}

/** Changes a membership. @returns the same object if nothing changes */
export function amendMembership(membership: Membership, { role, status }: MembershipAmendment, at: Date): Membership {
  const amended: Membership = { ...membership, role: role ?? membership.role, status: status ?? membership.status };
  const isSame = amended.role === membership.role && amended.status === membership.status;
  return isSame ? membership : { ...amended, updated: at };
}

/** Whether a member can act as an owner now. Invitations and disabled users do not count. */
export function isActiveOwner({ role, status }: Pick<Membership, 'role' | 'status'>, userStatus: UserStatus): boolean {
  return role === 'owner' && status === 'active' && userStatus === 'active';
}

/**
 * Checks that a change leaves at least one active owner.
 * @param wasOwner whether the changed member was an active owner
 * @param isOwner whether the member is one after the change
 * @param owners the number of active owners before the change
 * @throws DomainError `last_owner`
 */
export function assertOwnerRemains(wasOwner: boolean, isOwner: boolean, owners: number): void {
  if (wasOwner && !isOwner && owners <= 1) throw lastOwner();
}
