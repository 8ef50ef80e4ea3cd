import { type Actor, resourceMissing, type Tenant, type Transaction } from '@livery/kernel';
import {
  assertOwnerRemains,
  isActiveOwner,
  type Membership,
  ownerRequired,
  type Role,
  type User,
} from '@livery/platform-domain';
import type { ApiKeyRepository } from './ports/api-key.repository.ts';
import type { MembershipRepository } from './ports/membership.repository.ts';
import type { OAuthApplicationRepository } from './ports/oauth-application.repository.ts';
import type { OrganizationRepository } from './ports/organization.repository.ts';
import type { UserRepository } from './ports/user.repository.ts';

/** A key that rotates itself each week for years has been created by as many keys. */
const MAX_CREATORS = 1_000;

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
    private readonly apiKeys: ApiKeyRepository,
    private readonly applications: OAuthApplicationRepository,
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
   * The person who created a credential, also through other credentials: else a person who is no owner could create a key that changes
   * owners. Null for the operator.
   * @throws DomainError `owner_required` if that is not known any more
   */
  async originOf(tenant: Tenant, actor: Actor | null): Promise<Actor | null> {
    let origin = actor;
    for (let step = 0; origin !== null && origin.kind !== 'user'; step += 1) {
      const record = await this.recordOf(tenant, origin);
      if (record === null || step === MAX_CREATORS) throw ownerRequired();
      origin = record.createdBy;
    }
    return origin;
  }

  /**
   * Checks that owners are changed by owners and the operator only.
   * @param roles the roles that the member has before and after the change
   * @param origin the person from whom the change comes
   * @throws DomainError `owner_required`
   */
  async assertMayChange(
    organizationId: string,
    roles: readonly Role[],
    origin: Actor | null,
    transaction: Transaction,
  ): Promise<void> {
    if (origin === null || !roles.includes('owner')) return;
    const own = await this.memberships.findOfUser(organizationId, origin.id, transaction);
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

  private recordOf(tenant: Tenant, { kind, id }: Actor): Promise<{ readonly createdBy: Actor | null } | null> {
    return kind === 'api_key' ? this.apiKeys.find(tenant, id) : this.applications.find(tenant, id);
  }
}
