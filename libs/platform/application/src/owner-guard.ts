import { type Actor, resourceMissing, type Transaction } from '@livery/kernel';
import {
  assertOwnerRemains,
  isActiveOwner,
  type Membership,
  ownerRequired,
  type Role,
  type User,
} from '@livery/platform-domain';
import type { MembershipRepository } from './ports/membership.repository.ts';
import type { OrganizationRepository } from './ports/organization.repository.ts';
import type { UserRepository } from './ports/user.repository.ts';

/** A membership with its user. Whether a member can act as an owner depends on both. */
export interface Member {
  readonly membership: Membership;
  readonly user: User;
}

/** Ensures that an organization keeps an active owner, even if two owners leave at the same time. */
export class OwnerGuard {
  constructor(
    private readonly organizations: OrganizationRepository,
    private readonly users: UserRepository,
    private readonly memberships: MembershipRepository,
  ) {}

  /** Locks the organization until the transaction ends, so that its members are changed by one transaction at a time. */
  async lock(organizationId: string, transaction: Transaction): Promise<void> {
    if ((await this.organizations.findForUpdate(organizationId, transaction)) === null) throw resourceMissing();
  }

  /** Returns the user of a membership. */
  async userOf({ organizationId, userId }: Membership, transaction: Transaction): Promise<User> {
    const user = await this.users.findForUpdate(organizationId, userId, transaction);
    if (user === null) throw resourceMissing();
    return user;
  }

  /**
   * Checks that a person changes owners only as an owner. Keys and applications have scopes and no role.
   * @param roles the roles that the member has before and after the change
   * @throws DomainError `owner_required`
   */
  async assertMayChange(
    organizationId: string,
    roles: readonly Role[],
    actor: Actor | null,
    transaction: Transaction,
  ): Promise<void> {
    if (actor?.kind !== 'user' || !roles.includes('owner')) return;
    const own = await this.memberships.findOfUser(organizationId, actor.id, transaction);
    if (own?.role !== 'owner') throw ownerRequired();
  }

  /**
   * @param after null if the member leaves
   * @throws DomainError `last_owner`
   */
  async assertOwnerRemains(before: Member, after: Member | null, transaction: Transaction): Promise<void> {
    const wasOwner = isActiveOwner(before.membership, before.user.status);
    const isOwner = after !== null && isActiveOwner(after.membership, after.user.status);
    if (!wasOwner || isOwner) return;
    assertOwnerRemains(wasOwner, isOwner, await this.memberships.countOwners(before.user.organizationId, transaction));
  }
}
