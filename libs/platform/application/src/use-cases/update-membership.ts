import { type Clock, resourceMissing, type Tenant, type Transaction, type UnitOfWork } from '@livery/kernel';
import { membershipUpdated, userUpdated } from '@livery/platform-contracts';
import {
  acceptInvitation,
  amendMembership,
  assertDelegable,
  assertUnlimited,
  changedFields,
  type Membership,
  type MembershipAmendment,
  scopesOfRole,
  type User,
} from '@livery/platform-domain';
import type { ChangeLog } from '../change-log.ts';
import type { OwnerGuard } from '../owner-guard.ts';
import type { MembershipRepository } from '../ports/membership.repository.ts';
import type { UserRepository } from '../ports/user.repository.ts';
import type { Requester } from '../requester.ts';
import { membershipResource } from '../resources/membership.resource.ts';
import { userResource } from '../resources/user.resource.ts';

export interface UpdateMembershipInput {
  readonly tenant: Tenant;
  readonly id: string;
  readonly amendment: MembershipAmendment;
  readonly requestedBy: Requester;
}

/**
 * Changes the role of a member, or accepts an invitation, which also activates an invited user. Members have no limits, so a key
 * that has limits can change neither a role nor a status.
 */
export class UpdateMembership {
  constructor(
    private readonly memberships: MembershipRepository,
    private readonly users: UserRepository,
    private readonly ownerGuard: OwnerGuard,
    private readonly changeLog: ChangeLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing`, `last_owner`, `limit_delegation_forbidden`, `scope_delegation_forbidden`, `owner_required` */
  async execute(input: UpdateMembershipInput): Promise<Membership> {
    const { id, amendment, requestedBy } = input;
    const { organizationId } = input.tenant;
    const origin = await this.ownerGuard.originOf(input.tenant, requestedBy.actor);
    return this.unitOfWork.run(async (transaction) => {
      await this.ownerGuard.lock(organizationId, transaction);
      const before = await this.memberships.findForUpdate(organizationId, id, transaction);
      if (before === null) throw resourceMissing();
      if (amendment.role !== undefined || amendment.status !== undefined) assertUnlimited(requestedBy.limits);
      const after = amendMembership(before, amendment, this.clock.now());
      if (after === before) return before;
      assertDelegable(scopesOfRole(after.role), requestedBy.scopes, 'role');
      await this.ownerGuard.assertMayChange(organizationId, [before.role, after.role], origin, transaction);
      const user = await this.ownerGuard.userOf(before, transaction);
      const userAfter = before.status === after.status ? user : acceptInvitation(user, this.clock.now());
      const [was, is] = [
        { membership: before, user },
        { membership: after, user: userAfter },
      ];
      await this.ownerGuard.assertOwnerRemains(was, is, transaction);
      await this.recordMembership(before, after, input, transaction);
      if (userAfter !== user) await this.recordUser(user, userAfter, input, transaction);
      return after;
    });
  }

  private async recordMembership(
    before: Membership,
    after: Membership,
    { tenant, requestedBy: { actor } }: UpdateMembershipInput,
    transaction: Transaction,
  ): Promise<void> {
    const object = membershipResource(after, tenant.livemode);
    const data = { object, previous_attributes: changedFields(membershipResource(before, tenant.livemode), object) };
    await this.memberships.update(after, transaction);
    await this.changeLog.record({ definition: membershipUpdated, tenant, actor, data }, transaction);
  }

  private async recordUser(
    before: User,
    after: User,
    { tenant, requestedBy: { actor } }: UpdateMembershipInput,
    transaction: Transaction,
  ): Promise<void> {
    const object = userResource(after, tenant.livemode);
    const data = { object, previous_attributes: changedFields(userResource(before, tenant.livemode), object) };
    await this.users.update(after, transaction);
    await this.changeLog.record({ definition: userUpdated, tenant, actor, data }, transaction);
  }
}
