import { resourceMissing, type Transaction } from '@livery/kernel';
import { assertOwnerRemains, isActiveOwner, type Membership, type User } from '@livery/platform-domain';
import type { MembershipRepository } from './ports/membership.repository.ts';
import type { OrganizationRepository } from './ports/organization.repository.ts';
import type { UserRepository } from './ports/user.repository.ts';

/** What a person is and is called, together: both decide whether they act as owner. */
export interface Member {
  readonly membership: Membership;
  readonly user: User;
}

/** Sees to it that an organization keeps an owner, also when two of them leave at once. */
export class OwnerGuard {
  constructor(
    private readonly organizations: OrganizationRepository,
    private readonly users: UserRepository,
    private readonly memberships: MembershipRepository,
  ) {}

  /** Locks the organization until the transaction ends: changes of its people queue for it. */
  async lock(organizationId: string, transaction: Transaction): Promise<void> {
    if ((await this.organizations.findForUpdate(organizationId, transaction)) === null) throw resourceMissing();
  }

  /** The user behind a membership. */
  async userOf({ organizationId, userId }: Membership, transaction: Transaction): Promise<User> {
    const user = await this.users.findForUpdate(organizationId, userId, transaction);
    if (user === null) throw resourceMissing();
    return user;
  }

  /**
   * @param after null when they leave
   * @throws DomainError `last_owner`
   */
  async assertOwnerRemains(before: Member, after: Member | null, transaction: Transaction): Promise<void> {
    const was = isActiveOwner(before.membership, before.user.status);
    const remains = after !== null && isActiveOwner(after.membership, after.user.status);
    if (!was || remains) return;
    assertOwnerRemains(was, remains, await this.memberships.countOwners(before.user.organizationId, transaction));
  }
}
