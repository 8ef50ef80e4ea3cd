import { type Clock, newId, type Transaction } from '@livery/kernel';
import {
  acceptInvitation,
  accountMismatch,
  amendMembership,
  type InvitedMember,
  isSameEmail,
  linkInvalid,
  mayInvite,
  type Membership,
  newAccount,
  organizationSuspended,
  signInToJoin,
  type User,
} from '@livery/platform-domain';
import type { AccountMerger } from './account-merger.ts';
import type { MemberChanges } from './member-changes.ts';
import type { Member, OwnerGuard } from './owner-guard.ts';
import type { MembershipRepository } from './ports/membership.repository.ts';
import type { OrganizationRepository } from './ports/organization.repository.ts';
import type { UnscopedAccounts } from './ports/unscoped-accounts.ts';

export interface AcceptedInvitation {
  readonly accountId: string;
  readonly membership: Membership;
}

/** Accepts invitations by the links that members make for each other. */
export class Invitations {
  constructor(
    private readonly organizations: OrganizationRepository,
    private readonly memberships: MembershipRepository,
    private readonly ownerGuard: OwnerGuard,
    private readonly accounts: UnscopedAccounts,
    private readonly merger: AccountMerger,
    private readonly memberChanges: MemberChanges,
    private readonly clock: Clock,
  ) {}

  /**
   * Accepts an invitation, and links the user of the organization to the account of the same person: to the one that is signed in, or else to
   * a new one, which opens this organization only. That another account has the same email is no reason to link them, since whoever can make
   * links for an email can have made that account. An account that opens other organizations has to be signed in: else those who make the link
   * could act for its person elsewhere.
   * @param signedIn the UUID of the account that is signed in; null without one
   * @throws DomainError `sign_in_link_invalid`, `sign_in_to_join`, `account_mismatch`, `organization_suspended`
   */
  async accept(invited: InvitedMember, signedIn: string | null, transaction: Transaction): Promise<AcceptedInvitation> {
    const { organizationId } = invited;
    const before = await this.admitted(invited, transaction);
    const { membership, user } = before;
    const at = this.clock.now();
    const accountId =
      signedIn === null
        ? await this.accountOf(user, transaction)
        : await this.joinedAccount(user, signedIn, transaction);
    await this.accounts.linkUser(organizationId, user.id, accountId, transaction);
    const after = {
      membership: amendMembership(membership, { status: 'active' }, at),
      user: acceptInvitation(user, at),
    };
    const tenant = { organizationId, livemode: true };
    await this.memberChanges.store({ tenant, actor: { kind: 'user', id: user.id }, before, after }, transaction);
    return { accountId, membership: after.membership };
  }

  /** @returns the account that a user has, or a new one */
  private async accountOf({ organizationId, id, email }: User, transaction: Transaction): Promise<string> {
    const linked = await this.accounts.findOfUser(organizationId, id, transaction);
    if (linked === null) {
      const account = newAccount(newId(), email, this.clock.now());
      await this.accounts.insert(account, transaction);
      return account.id;
    }
    await this.accounts.lock(linked.id, transaction);
    if (await this.accounts.isLinkedElsewhere(linked.id, organizationId, transaction)) throw signInToJoin();
    return linked.id;
  }

  /**
   * @returns the account that is signed in. It replaces one that has no password and opens this organization only: whoever has set a password
   * would lose it to anybody who can make links for them
   */
  private async joinedAccount(
    { organizationId, id, email }: User,
    signedIn: string,
    transaction: Transaction,
  ): Promise<string> {
    const linked = await this.accounts.findOfUser(organizationId, id, transaction);
    if (linked?.id === signedIn) return signedIn;
    const own = await this.accounts.find(signedIn, transaction);
    if (own === null || !isSameEmail(own.email, email)) throw accountMismatch();
    if (linked !== null) {
      const isElsewhere = await this.accounts.isLinkedElsewhere(linked.id, organizationId, transaction);
      if (linked.passwordHash !== null || isElsewhere) throw accountMismatch();
      await this.merger.merge(linked.id, signedIn, transaction);
    }
    return signedIn;
  }

  /** Returns the member for whom a link was made, if nothing has changed since then that would forbid to make it. */
  private async admitted(invited: InvitedMember, transaction: Transaction): Promise<Member> {
    const { organizationId } = invited;
    const organization = await this.organizations.findForUpdate(organizationId, transaction);
    if (organization?.status === 'suspended') throw organizationSuspended();
    const membership = await this.memberships.findForUpdate(organizationId, invited.membershipId, transaction);
    if (membership === null || membership.role !== invited.role) throw linkInvalid();
    const user = await this.ownerGuard.userOf(membership, transaction);
    if (user.status === 'disabled' || !(await this.couldStillInvite(invited, transaction))) throw linkInvalid();
    return { membership, user };
  }

  private async couldStillInvite(
    { organizationId, madeBy, role }: InvitedMember,
    transaction: Transaction,
  ): Promise<boolean> {
    const own = await this.memberships.findOfUser(organizationId, madeBy, transaction);
    if (own?.status !== 'active' || !mayInvite(own.role, role)) return false;
    return (await this.ownerGuard.userOf(own, transaction)).status === 'active';
  }
}
