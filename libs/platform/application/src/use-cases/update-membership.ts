import { type Clock, resourceMissing, type Tenant, type UnitOfWork } from '@livery/kernel';
import { membershipUpdated } from '@livery/platform-contracts';
import {
  amendMembership,
  assertUnlimited,
  changedFields,
  type Membership,
  type MembershipAmendment,
} from '@livery/platform-domain';
import type { ChangeLog } from '../change-log.ts';
import type { OwnerGuard } from '../owner-guard.ts';
import type { MembershipRepository } from '../ports/membership.repository.ts';
import type { Requester } from '../requester.ts';
import { membershipResource } from '../resources/membership.resource.ts';

export interface UpdateMembershipInput {
  readonly tenant: Tenant;
  readonly id: string;
  readonly amendment: MembershipAmendment;
  readonly requestedBy: Requester;
}

/** Changes what somebody is in the organization. A role and an accepted invitation have no limits, so the caller has none either. */
export class UpdateMembership {
  constructor(
    private readonly memberships: MembershipRepository,
    private readonly ownerGuard: OwnerGuard,
    private readonly changeLog: ChangeLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing`, `last_owner`, `limit_delegation_forbidden` */
  async execute({ tenant, id, amendment, requestedBy }: UpdateMembershipInput): Promise<Membership> {
    const { organizationId, livemode } = tenant;
    const { actor, limits } = requestedBy;
    return this.unitOfWork.run(async (transaction) => {
      await this.ownerGuard.lock(organizationId, transaction);
      const before = await this.memberships.findForUpdate(organizationId, id, transaction);
      if (before === null) throw resourceMissing();
      if (amendment.role !== undefined || amendment.status !== undefined) assertUnlimited(limits);
      const after = amendMembership(before, amendment, this.clock.now());
      if (after === before) return before;
      const user = await this.ownerGuard.userOf(before, transaction);
      await this.ownerGuard.assertOwnerRemains({ membership: before, user }, { membership: after, user }, transaction);
      const object = membershipResource(after, livemode);
      const data = { object, previous_attributes: changedFields(membershipResource(before, livemode), object) };
      await this.memberships.update(after, transaction);
      await this.changeLog.record({ definition: membershipUpdated, tenant, actor, data }, transaction);
      return after;
    });
  }
}
