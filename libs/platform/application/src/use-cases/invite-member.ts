import { assertUnlimited, type Clock, newId, type Tenant, type Transaction, type UnitOfWork } from '@livery/kernel';
import { membershipCreated } from '@livery/platform-contracts';
import {
  assertDelegable,
  changesOfRecord,
  checkedEmail,
  emailTaken,
  type Membership,
  newMembership,
  newUser,
  type Role,
  scopesOfRole,
  type User,
} from '@livery/platform-domain';
import type { ChangeLog } from '../change-log.ts';
import type { OwnerGuard } from '../owner-guard.ts';
import type { MembershipRepository } from '../ports/membership.repository.ts';
import type { UserRepository } from '../ports/user.repository.ts';
import type { Requester } from '../requester.ts';
import { membershipResource } from '../resources/membership.resource.ts';

export interface InviteMemberInput {
  readonly tenant: Tenant;
  readonly email: string;
  readonly name: string | null;
  readonly role: Role;
  /** The caller; null for the operator, whose members are active without accepting an invitation. */
  readonly requestedBy: Requester | null;
}

/** Invites a person to the organization. A user is created if the organization has none with this email. */
export class InviteMember {
  constructor(
    private readonly users: UserRepository,
    private readonly memberships: MembershipRepository,
    private readonly ownerGuard: OwnerGuard,
    private readonly changeLog: ChangeLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_conflict` if the person is a member already; `parameter_invalid`, `limit_delegation_forbidden`, `scope_delegation_forbidden`, `owner_required` */
  async execute(input: InviteMemberInput): Promise<Membership> {
    const { tenant, role, requestedBy } = input;
    const invitedBy = requestedBy?.actor ?? null;
    const { organizationId } = tenant;
    checkedEmail(input.email);
    if (requestedBy !== null) {
      assertUnlimited(requestedBy.limits);
      assertDelegable(scopesOfRole(role), requestedBy.scopes, 'role');
    }
    const origin = await this.ownerGuard.originOf(tenant, invitedBy);
    return this.unitOfWork.run(async (transaction) => {
      await this.ownerGuard.lock(organizationId, transaction);
      await this.ownerGuard.assertMayChange(organizationId, [role], origin, transaction);
      const user = await this.findOrCreateUser(input, transaction);
      if ((await this.memberships.findOfUser(organizationId, user.id, transaction)) !== null) throw emailTaken();
      const membership = newMembership({
        id: newId(),
        organizationId,
        userId: user.id,
        role,
        status: invitedBy === null ? 'active' : 'invited',
        invitedBy,
        at: this.clock.now(),
      });
      const object = membershipResource(membership, tenant.livemode);
      const changes = changesOfRecord({ user: null, role: null }, object);
      const change = { definition: membershipCreated, tenant, actor: invitedBy, data: { object }, changes };
      await this.memberships.insert(membership, transaction);
      await this.changeLog.record(change, transaction);
      return membership;
    });
  }

  private async findOrCreateUser(
    { tenant: { organizationId }, email, name, requestedBy }: InviteMemberInput,
    transaction: Transaction,
  ): Promise<User> {
    const known = await this.users.findByEmail(organizationId, email, transaction);
    if (known !== null) return known;
    const status = requestedBy === null ? 'active' : 'invited';
    const user = newUser({ id: newId(), organizationId, email, name, status, at: this.clock.now() });
    await this.users.insert(user, transaction);
    return user;
  }
}
