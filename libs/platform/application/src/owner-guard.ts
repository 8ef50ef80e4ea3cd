import { type Actor, resourceMissing, type Scope, type Tenant, type Transaction } from '@livery/kernel';
import {
  assertOwnerRemains,
  credentialOfOther,
  isActiveOwner,
  keyOfOwner,
  type Membership,
  ownerRequired,
  type Role,
  type User,
} from '@livery/platform-domain';
import type { MembershipRepository } from './ports/membership.repository.ts';
import type { OrganizationRepository } from './ports/organization.repository.ts';
import type { UserRepository } from './ports/user.repository.ts';
import type { TracedOrigins } from './traced-origins.ts';

/** A membership with its user. Whether a member can act as an owner depends on both. */
export interface Member {
  readonly membership: Membership;
  readonly user: User;
}

/** The person who is the origin of each; null for the operator, undefined if that is not known any more. */
export interface Origins {
  readonly ofCredential: Actor | null | undefined;
  readonly ofChange: Actor | null | undefined;
}

/** Ensures that an organization keeps an active owner, even if two owners leave at the same time. */
export class OwnerGuard {
  constructor(
    private readonly organizations: OrganizationRepository,
    private readonly users: UserRepository,
    private readonly memberships: MembershipRepository,
    private readonly origins: TracedOrigins,
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
    const origin = await this.origins.trace(tenant, actor);
    if (origin === undefined) throw ownerRequired();
    return origin;
  }

  /** The persons from whom a credential and a change of it come. */
  async originsOf(tenant: Tenant, credential: Actor, by: Actor): Promise<Origins> {
    return {
      ofCredential: await this.origins.trace(tenant, credential),
      ofChange: await this.origins.trace(tenant, by),
    };
  }

  /**
   * Checks a change by which somebody can come to use a credential, or to do more with it. Since a credential may change owners if an owner
   * or the operator has created it, or a person who becomes an owner later, nobody else may change one that can write members so.
   * @param scopes those that the credential has after the change
   * @throws DomainError `owner_required`
   */
  async assertMayEmpower(
    organizationId: string,
    scopes: readonly Scope[],
    { ofCredential, ofChange }: Origins,
    transaction: Transaction,
  ): Promise<void> {
    if (!scopes.includes('platform:write') || ofChange === null) return;
    if (ofChange === undefined) throw credentialOfOther();
    if (ofCredential?.id === ofChange.id) return;
    if (!(await this.isOwner(organizationId, ofChange, transaction))) throw credentialOfOther();
  }

  /**
   * Checks that whoever manages keys only does not end those of owners or the operator. With `platform:write` anybody may, so that a key
   * that has leaked can be ended while its owner is away.
   * @throws DomainError `owner_required`
   */
  async assertMayRevoke(
    organizationId: string,
    scopes: readonly Scope[],
    { ofCredential, ofChange }: Origins,
    transaction: Transaction,
  ): Promise<void> {
    if (scopes.includes('platform:write') || ofCredential === undefined || ofChange === null) return;
    if (ofCredential?.id === ofChange?.id) return;
    if (ofCredential === null || (await this.isOwner(organizationId, ofCredential, transaction))) throw keyOfOwner();
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
    if (!(await this.isOwner(organizationId, origin, transaction))) throw ownerRequired();
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

  private async isOwner(organizationId: string, { id }: Actor, transaction: Transaction): Promise<boolean> {
    const membership = await this.memberships.findOfUser(organizationId, id, transaction);
    if (membership === null) return false;
    return isActiveOwner(membership, (await this.userOf(membership, transaction)).status);
  }
}
