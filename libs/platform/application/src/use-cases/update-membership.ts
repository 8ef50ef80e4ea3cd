import { assertUnlimited, type Clock, resourceMissing, type Tenant, type UnitOfWork } from '@livery/kernel';
import {
  acceptInvitation,
  amendMembership,
  assertDelegable,
  type Membership,
  type MembershipAmendment,
  scopesOfRole,
} from '@livery/platform-domain';
import type { InvitedAccess } from '../invited-access.ts';
import type { MemberChanges } from '../member-changes.ts';
import type { OwnerGuard } from '../owner-guard.ts';
import type { MembershipRepository } from '../ports/membership.repository.ts';
import type { Requester } from '../requester.ts';

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
    private readonly ownerGuard: OwnerGuard,
    private readonly invitedAccess: InvitedAccess,
    private readonly memberChanges: MemberChanges,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing`, `last_owner`, `limit_delegation_forbidden`, `scope_delegation_forbidden`, `owner_required` */
  async execute({ tenant, id, amendment, requestedBy }: UpdateMembershipInput): Promise<Membership> {
    const { organizationId } = tenant;
    const { actor } = requestedBy;
    const origin = await this.ownerGuard.originOf(tenant, actor);
    return this.unitOfWork.run(async (transaction) => {
      await this.ownerGuard.lock(organizationId, transaction);
      const was = await this.memberships.findForUpdate(organizationId, id, transaction);
      if (was === null) throw resourceMissing();
      if (amendment.role !== undefined || amendment.status !== undefined) assertUnlimited(requestedBy.limits);
      const membership = amendMembership(was, amendment, this.clock.now());
      if (membership === was) return was;
      assertDelegable(scopesOfRole(membership.role), requestedBy.scopes, 'role');
      await this.ownerGuard.assertMayChange(organizationId, [was.role, membership.role], origin, transaction);
      const user = await this.ownerGuard.userOf(was, transaction);
      const before = { membership: was, user };
      const userAfter = was.status === membership.status ? user : acceptInvitation(user, this.clock.now());
      const after = { membership, user: userAfter };
      await this.ownerGuard.assertOwnerRemains(before, after, transaction);
      await this.memberChanges.store({ tenant, actor, before, after }, transaction);
      await this.invitedAccess.end(was, membership, actor, transaction);
      return membership;
    });
  }
}
