import { type Clock, type UnitOfWork } from '@livery/kernel';
import { accountMissing, canBeAccount } from '@livery/platform-domain';
import type { UnscopedAccounts } from '../ports/unscoped-accounts.ts';
import type { UnscopedSessions } from '../ports/unscoped-sessions.ts';
import type { UnscopedSignInLinks } from '../ports/unscoped-sign-in-links.ts';
import type { SignInLog } from '../sign-in-log.ts';

/** Ends all sessions of a person, and all unused links, for the operator. Tokens of the sessions end within a second. */
export class RevokeSessions {
  constructor(
    private readonly accounts: UnscopedAccounts,
    private readonly sessions: UnscopedSessions,
    private readonly links: UnscopedSignInLinks,
    private readonly signInLog: SignInLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @returns how many sessions have ended @throws DomainError `resource_missing` if there is no account with this email */
  async execute(email: string): Promise<number> {
    const accounts = canBeAccount(email) ? await this.accounts.findByEmail(email) : [];
    if (accounts.length === 0) throw accountMissing();
    return this.unitOfWork.run(async (transaction) => {
      const at = this.clock.now();
      let count = 0;
      for (const { id: accountId } of accounts) {
        await this.accounts.lock(accountId, transaction);
        const ended = await this.sessions.revoke({ accountId, organizationId: null }, 'all', at, transaction);
        await this.links.useAll(accountId, at, transaction);
        await this.signInLog.end(ended, null, transaction);
        count += ended.length;
      }
      return count;
    });
  }
}
