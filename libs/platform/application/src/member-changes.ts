import type { Actor, Tenant, Transaction } from '@livery/kernel';
import { membershipUpdated, userUpdated } from '@livery/platform-contracts';
import { changedFields } from '@livery/platform-domain';
import type { ChangeLog } from './change-log.ts';
import type { Member } from './owner-guard.ts';
import type { MembershipRepository } from './ports/membership.repository.ts';
import type { UserRepository } from './ports/user.repository.ts';
import { membershipResource } from './resources/membership.resource.ts';
import { userResource } from './resources/user.resource.ts';

export interface MemberChange {
  readonly tenant: Tenant;
  readonly actor: Actor;
  readonly before: Member;
  readonly after: Member;
}

/** Stores a changed membership and its changed user, with their events and audit entries. */
export class MemberChanges {
  constructor(
    private readonly memberships: MembershipRepository,
    private readonly users: UserRepository,
    private readonly changeLog: ChangeLog,
  ) {}

  async store(change: MemberChange, transaction: Transaction): Promise<void> {
    const { before, after } = change;
    if (after.membership !== before.membership) await this.storeMembership(change, transaction);
    if (after.user !== before.user) await this.storeUser(change, transaction);
  }

  private async storeMembership(
    { tenant, actor, before, after }: MemberChange,
    transaction: Transaction,
  ): Promise<void> {
    const object = membershipResource(after.membership, tenant.livemode);
    const was = membershipResource(before.membership, tenant.livemode);
    const data = { object, previous_attributes: changedFields(was, object) };
    await this.memberships.update(after.membership, transaction);
    await this.changeLog.record({ definition: membershipUpdated, tenant, actor, data }, transaction);
  }

  private async storeUser({ tenant, actor, before, after }: MemberChange, transaction: Transaction): Promise<void> {
    const object = userResource(after.user, tenant.livemode);
    const data = { object, previous_attributes: changedFields(userResource(before.user, tenant.livemode), object) };
    await this.users.update(after.user, transaction);
    await this.changeLog.record({ definition: userUpdated, tenant, actor, data }, transaction);
  }
}
