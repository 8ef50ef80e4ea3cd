import {
  assertUnlimited,
  type Actor,
  type Clock,
  resourceMissing,
  type Scope,
  type Tenant,
  type Transaction,
  type UnitOfWork,
} from '@livery/kernel';
import { userUpdated } from '@livery/platform-contracts';
import {
  amendUser,
  assertDelegable,
  changedFields,
  scopesOfRole,
  type User,
  type UserAmendment,
} from '@livery/platform-domain';
import type { ChangeLog } from '../change-log.ts';
import type { InvitedAccess } from '../invited-access.ts';
import type { Member, OwnerGuard } from '../owner-guard.ts';
import type { MembershipRepository } from '../ports/membership.repository.ts';
import type { UserRepository } from '../ports/user.repository.ts';
import type { Requester } from '../requester.ts';
import { userResource } from '../resources/user.resource.ts';

export interface UpdateUserInput {
  readonly tenant: Tenant;
  readonly id: string;
  readonly amendment: UserAmendment;
  readonly requestedBy: Requester;
}

/** Changes a user. An active user has no limits, so a key that has limits cannot activate one. */
export class UpdateUser {
  constructor(
    private readonly users: UserRepository,
    private readonly memberships: MembershipRepository,
    private readonly ownerGuard: OwnerGuard,
    private readonly invitedAccess: InvitedAccess,
    private readonly changeLog: ChangeLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing`, `last_owner`, `parameter_invalid`, `limit_delegation_forbidden`, `scope_delegation_forbidden`, `owner_required` */
  async execute({ tenant, id, amendment, requestedBy }: UpdateUserInput): Promise<User> {
    const { organizationId, livemode } = tenant;
    const { actor, limits } = requestedBy;
    const origin = await this.ownerGuard.originOf(tenant, actor);
    return this.unitOfWork.run(async (transaction) => {
      await this.ownerGuard.lock(organizationId, transaction);
      const before = await this.users.findForUpdate(organizationId, id, transaction);
      if (before === null) throw resourceMissing();
      if (amendment.status === 'active') assertUnlimited(limits);
      const after = amendUser(before, amendment, this.clock.now());
      if (after === before) return before;
      const membership = await this.memberships.findOfUser(organizationId, id, transaction);
      if (membership !== null)
        await this.assertAllowed(
          { membership, user: before },
          after,
          { origin, scopes: requestedBy.scopes },
          transaction,
        );
      const object = userResource(after, livemode);
      const data = { object, previous_attributes: changedFields(userResource(before, livemode), object) };
      await this.users.update(after, transaction);
      if (membership !== null && after.status !== 'active' && after.status !== before.status)
        await this.invitedAccess.end(membership, null, actor, transaction);
      await this.changeLog.record({ definition: userUpdated, tenant, actor, data }, transaction);
      return after;
    });
  }

  /** Checks that an owner remains, and that the caller may disable the member, or give the member its role again. */
  private async assertAllowed(
    before: Member,
    after: User,
    { origin, scopes }: { readonly origin: Actor | null; readonly scopes: readonly Scope[] },
    transaction: Transaction,
  ): Promise<void> {
    const { membership, user } = before;
    if (user.status !== after.status) {
      if (after.status === 'active') assertDelegable(scopesOfRole(membership.role), scopes, 'role');
      await this.ownerGuard.assertMayChange(membership.organizationId, [membership.role], origin, transaction);
    }
    await this.ownerGuard.assertOwnerRemains(before, { membership, user: after }, transaction);
  }
}
