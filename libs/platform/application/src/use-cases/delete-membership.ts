import { type Actor, resourceMissing, type Tenant, type UnitOfWork } from '@livery/kernel';
import { membershipDeleted } from '@livery/platform-contracts';
import { changesOfRecord } from '@livery/platform-domain';
import type { ChangeLog } from '../change-log.ts';
import type { InvitedAccess } from '../invited-access.ts';
import type { OwnerGuard } from '../owner-guard.ts';
import type { MembershipRepository } from '../ports/membership.repository.ts';
import { membershipResource } from '../resources/membership.resource.ts';

/** Deletes a membership. The user stays. */
export class DeleteMembership {
  constructor(
    private readonly memberships: MembershipRepository,
    private readonly ownerGuard: OwnerGuard,
    private readonly invitedAccess: InvitedAccess,
    private readonly changeLog: ChangeLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws DomainError `resource_missing`, `last_owner`, `owner_required` */
  async execute(tenant: Tenant, id: string, actor: Actor): Promise<void> {
    const { organizationId, livemode } = tenant;
    const origin = await this.ownerGuard.originOf(tenant, actor);
    await this.unitOfWork.run(async (transaction) => {
      await this.ownerGuard.lock(organizationId, transaction);
      const membership = await this.memberships.findForUpdate(organizationId, id, transaction);
      if (membership === null) throw resourceMissing();
      await this.ownerGuard.assertMayChange(organizationId, [membership.role], origin, transaction);
      const user = await this.ownerGuard.userOf(membership, transaction);
      await this.ownerGuard.assertOwnerRemains({ membership, user }, null, transaction);
      const object = membershipResource(membership, livemode);
      const changes = changesOfRecord({ user: object.user, role: object.role }, {});
      await this.invitedAccess.end(membership, null, actor, transaction);
      await this.memberships.delete(organizationId, id, transaction);
      const change = { definition: membershipDeleted, tenant, actor, data: { object }, changes };
      await this.changeLog.record(change, transaction);
    });
  }
}
