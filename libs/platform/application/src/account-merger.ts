import type { Clock, Transaction } from '@livery/kernel';
import type { UnscopedAccounts } from './ports/unscoped-accounts.ts';
import type { UnscopedSessions } from './ports/unscoped-sessions.ts';
import type { UnscopedSignInLinks } from './ports/unscoped-sign-in-links.ts';
import type { SignInLog } from './sign-in-log.ts';

/** Makes one account of two, after their person has proved that both are theirs. */
export class AccountMerger {
  constructor(
    private readonly accounts: UnscopedAccounts,
    private readonly sessions: UnscopedSessions,
    private readonly links: UnscopedSignInLinks,
    private readonly signInLog: SignInLog,
    private readonly clock: Clock,
  ) {}

  /** Links the users of an account to another one. The sessions and links of the first end, and so does its password. */
  async merge(id: string, into: string, transaction: Transaction): Promise<void> {
    const at = this.clock.now();
    for (const account of [id, into].toSorted()) await this.accounts.lock(account, transaction);
    const ended = await this.sessions.revoke({ accountId: id, organizationId: null }, 'all', at, transaction);
    await this.signInLog.end(ended, 'person', transaction);
    await this.accounts.replaceBy(id, into, transaction);
    await this.links.useAll(id, at, transaction);
  }
}
