import { type Clock, newId, resourceMissing, type UnitOfWork } from '@livery/kernel';
import { canBeAccount, newAccount, newSignInLink, opensOthers, type SignInLink } from '@livery/platform-domain';
import type { CredentialSecrets } from '../ports/credential-secrets.ts';
import type { UnscopedAccounts } from '../ports/unscoped-accounts.ts';
import type { UnscopedSignInLinks } from '../ports/unscoped-sign-in-links.ts';
import type { UserRepository } from '../ports/user.repository.ts';

export interface CreateSignInLinkInput {
  readonly organizationId: string;
  readonly email: string;
  /** Whether the link may open other organizations, too, of which the person is a member. */
  readonly opensOthers: boolean;
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
 * of the organization is linked to it.
 */
export class CreateSignInLink {
  constructor(
    private readonly users: UserRepository,
    private readonly accounts: UnscopedAccounts,
    private readonly links: UnscopedSignInLinks,
    private readonly secrets: CredentialSecrets,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `resource_missing` if the organization has no user with this email; `resource_conflict` if the account opens other
   * organizations, too, and `opensOthers` is not set
   */
  async execute({
    organizationId,
    email,
    opensOthers: mayOpenOthers,
    isLocal = false,
  }: CreateSignInLinkInput): Promise<CreatedSignInLink> {
    const known = canBeAccount(email) ? await this.accounts.findByEmail(email) : null;
    const memberships =
      known === null ? [] : await this.accounts.memberships({ accountId: known.id, organizationId: null });
    const others = memberships.filter((membership) => membership.organizationId !== organizationId);
    if (others.length > 0 && !mayOpenOthers) throw opensOthers(others.map(({ organizationName }) => organizationName));
    return this.unitOfWork.run(async (transaction) => {
      const user = await this.users.findByEmail(organizationId, email, transaction);
      if (user === null) throw resourceMissing();
      const at = this.clock.now();
      const account = await this.accounts.insertOnce(newAccount(newId(), user.email, at), transaction);
      await this.accounts.linkUser(organizationId, user.id, account.id, transaction);
      const { secret, digest } = this.secrets.issue('sil');
      const link = newSignInLink(newId(), { accountId: account.id, isLocal }, at);
      await this.links.insert(link, digest, transaction);
      return { link, secret };
    });
  }
}
