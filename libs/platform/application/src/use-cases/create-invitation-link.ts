import { type Clock, newId, type Principal, resourceMissing, type UnitOfWork, userTokenRequired } from '@livery/kernel';
import {
  assertDelegable,
  canBeAccount,
  memberDisabled,
  memberEmailImpossible,
  newInvitationLink,
  scopesOfRole,
} from '@livery/platform-domain';
import type { OwnerGuard } from '../owner-guard.ts';
import type { CredentialSecrets } from '../ports/credential-secrets.ts';
import type { MembershipRepository } from '../ports/membership.repository.ts';
import type { UnscopedSignInLinks } from '../ports/unscoped-sign-in-links.ts';
import type { SignInLog } from '../sign-in-log.ts';
import type { CreatedSignInLink } from './create-sign-in-link.ts';

/** Creates a link by which a member accepts the invitation, or signs in again without a password. It ends the older ones. */
export class CreateInvitationLink {
  constructor(
    private readonly memberships: MembershipRepository,
    private readonly ownerGuard: OwnerGuard,
    private readonly links: UnscopedSignInLinks,
    private readonly signInLog: SignInLog,
    private readonly secrets: CredentialSecrets,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing`, `user_token_required`, `scope_delegation_forbidden`, `owner_required`, `resource_conflict` */
  async execute({ tenant, actor, credential, scopes }: Principal, membershipId: string): Promise<CreatedSignInLink> {
    const { organizationId } = tenant;
    return this.unitOfWork.run(async (transaction) => {
      await this.ownerGuard.lock(organizationId, transaction);
      const membership = await this.memberships.findForUpdate(organizationId, membershipId, transaction);
      if (membership === null) throw resourceMissing();
      if (credential !== 'user_token') throw userTokenRequired();
      const { role, userId } = membership;
      assertDelegable(scopesOfRole(role), scopes, 'role');
      await this.ownerGuard.assertMayChange(organizationId, [role], actor, transaction);
      const user = await this.ownerGuard.userOf(membership, transaction);
      if (user.status === 'disabled') throw memberDisabled();
      if (!canBeAccount(user.email)) throw memberEmailImpossible();
      const at = this.clock.now();
      const member = { organizationId, membershipId, userId, role, madeBy: actor.id };
      await this.links.useAllOfMember(member, at, transaction);
      const { secret, digest } = this.secrets.issue('sil');
      const link = newInvitationLink(newId(), member, at);
      await this.links.insert(link, digest, transaction);
      await this.signInLog.makeLink(member, transaction);
      return { link, secret };
    });
  }
}
