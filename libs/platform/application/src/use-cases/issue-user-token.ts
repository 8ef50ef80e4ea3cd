import { type Clock, newId, resourceMissing, type Tenant, type UnitOfWork } from '@livery/kernel';
import {
  grantUserToken,
  organizationSuspended,
  type Session,
  steppedUpUntil,
  type UserToken,
} from '@livery/platform-domain';
import type { CredentialSecrets } from '../ports/credential-secrets.ts';
import type { AccountMembership, UnscopedAccounts } from '../ports/unscoped-accounts.ts';
import type { UserTokenRepository } from '../ports/user-token.repository.ts';
import type { SignInLog } from '../sign-in-log.ts';

export interface IssuedUserToken {
  readonly token: UserToken;
  readonly membership: AccountMembership;
  /** The bearer credential, `ust_…`. It can be read in this response only. */
  readonly secret: string;
}

/** Exchanges a session for a bearer token of one organization and mode, with the scopes of the person's role. */
export class IssueUserToken {
  constructor(
    private readonly accounts: UnscopedAccounts,
    private readonly tokens: UserTokenRepository,
    private readonly signInLog: SignInLog,
    private readonly secrets: CredentialSecrets,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing` if the person is no active member; `organization_suspended` */
  async execute(session: Session, tenant: Tenant): Promise<IssuedUserToken> {
    const memberships = await this.accounts.memberships(session);
    const membership = memberships.find(({ organizationId }) => organizationId === tenant.organizationId);
    if (membership === undefined) throw resourceMissing();
    if (membership.organizationStatus === 'suspended') throw organizationSuspended();
    const { userId } = membership;
    const at = this.clock.now();
    const token = grantUserToken({ id: newId(), tenant, userId, session, at });
    const { secret, digest } = this.secrets.issue('ust');
    await this.unitOfWork.run(async (transaction) => {
      await this.tokens.insert(token, steppedUpUntil(session), digest, transaction);
      await this.accounts.noteSeen(tenant.organizationId, userId, at, transaction);
      await this.signInLog.enter(session, membership, transaction);
    });
    return { token, membership, secret };
  }
}
