import { type Clock, newId, resourceMissing, type Transaction, type UnitOfWork } from '@livery/kernel';
import {
  type Account,
  accountInUse,
  newAccount,
  newSignInLink,
  opensOthers,
  type SignInLink,
} from '@livery/platform-domain';
import type { CredentialSecrets } from '../ports/credential-secrets.ts';
import type { AccountUser, UnscopedAccounts } from '../ports/unscoped-accounts.ts';
import type { UnscopedSessions } from '../ports/unscoped-sessions.ts';
import type { UnscopedSignInLinks } from '../ports/unscoped-sign-in-links.ts';
import type { UserRepository } from '../ports/user.repository.ts';
import type { SignInLog } from '../sign-in-log.ts';

export interface CreateSignInLinkInput {
  readonly organizationId: string;
  readonly email: string;
  /** Whether the link may open other organizations, too, of which the person is a member. */
  readonly opensOthers: boolean;
  /** Whether an account that somebody uses already may be emptied for this person (default: false). */
  readonly resetsAccount?: boolean;
  /** Whether the link works only in a browser on the machine of the service (default: false). */
  readonly isLocal?: boolean;
}

export interface CreatedSignInLink {
  readonly link: SignInLink;
  /** `sil_…`. It can be read in this response only. */
  readonly secret: string;
}

/**
 * Creates a link that signs a person in, for the operator. The person gets an account, if there is none with this email, and the user
 * of the organization is linked to it. Since nobody has proved the email of an account, one that was in use before belongs to whoever has
 * used it: it is linked only after its password is cleared, and its sessions and links have ended.
 */
export class CreateSignInLink {
  constructor(
    private readonly users: UserRepository,
    private readonly accounts: UnscopedAccounts,
    private readonly sessions: UnscopedSessions,
    private readonly links: UnscopedSignInLinks,
    private readonly signInLog: SignInLog,
    private readonly secrets: CredentialSecrets,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `resource_missing` if the organization has no user with this email; `resource_conflict` if the account opens other
   * organizations, too, and `opensOthers` is not set, or if it is in use without this organization, and `resetsAccount` is not set
   */
  async execute({
    organizationId,
    email,
    opensOthers: mayOpenOthers,
    resetsAccount = false,
    isLocal = false,
  }: CreateSignInLinkInput): Promise<CreatedSignInLink> {
    return this.unitOfWork.run(async (transaction) => {
      const user = await this.users.findByEmail(organizationId, email, transaction);
      if (user === null) throw resourceMissing();
      const at = this.clock.now();
      const linked = await this.accounts.findOfUser(organizationId, user.id, transaction);
      const account = linked ?? (await this.accounts.insertOnce(newAccount(newId(), user.email, at), transaction));
      const memberships = await this.accounts.memberships({ accountId: account.id, organizationId: null }, transaction);
      const others = memberships.filter((membership) => membership.organizationId !== organizationId);
      if (others.length > 0 && !mayOpenOthers)
        throw opensOthers(others.map(({ organizationName }) => organizationName));
      await this.link({ organizationId, userId: user.id }, account, resetsAccount, transaction);
      const { secret, digest } = this.secrets.issue('sil');
      const link = newSignInLink(newId(), { accountId: account.id, isLocal }, at);
      await this.links.insert(link, digest, transaction);
      return { link, secret };
    });
  }

  /** Links a user to an account that nobody can use yet. What the account has lost is there again if that is refused. */
  private async link(
    { organizationId, userId }: AccountUser,
    { id, passwordHash }: Account,
    resetsAccount: boolean,
    transaction: Transaction,
  ): Promise<void> {
    const users = await this.accounts.users(id, transaction);
    if (users.some((user) => user.organizationId === organizationId && user.userId === userId)) return;
    const at = this.clock.now();
    const ended = await this.sessions.revoke({ accountId: id, organizationId: null }, 'all', at, transaction);
    const isInUse = passwordHash !== null || ended.length > 0 || users.length > 0;
    if (isInUse && !resetsAccount) throw accountInUse();
    await this.links.useAll(id, at, transaction);
    await this.accounts.setPassword(id, null, at, transaction);
    await this.signInLog.end(ended, null, transaction);
    await this.accounts.linkUser(organizationId, userId, id, transaction);
  }
}
