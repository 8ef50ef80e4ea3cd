import { type Clock, newId, type Transaction } from '@livery/kernel';
import {
  MAX_SESSIONS,
  MAX_SIGN_INS,
  type NewSession,
  openSession,
  SIGN_INS_MS,
  tooManySignIns,
} from '@livery/platform-domain';
import type { CredentialSecrets } from './ports/credential-secrets.ts';
import type { UnscopedAccounts } from './ports/unscoped-accounts.ts';
import type { UnscopedSessions } from './ports/unscoped-sessions.ts';
import type { SignInLog } from './sign-in-log.ts';
import type { SignedIn } from './signed-in.ts';

/** Opens sessions. An account has a limited number of them: beyond it, the oldest one ends. */
export class SessionOpener {
  constructor(
    private readonly accounts: UnscopedAccounts,
    private readonly sessions: UnscopedSessions,
    private readonly signInLog: SignInLog,
    private readonly secrets: CredentialSecrets,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `rate_limited` if the account has signed in too often */
  async open(opened: Omit<NewSession, 'id' | 'at'>, transaction: Transaction): Promise<SignedIn> {
    const at = this.clock.now();
    const { secret, digest } = this.secrets.issue('ses');
    const session = openSession({ ...opened, id: newId(), at });
    const { accountId } = session;
    await this.accounts.lock(accountId, transaction);
    const since = new Date(at.getTime() - SIGN_INS_MS);
    if ((await this.sessions.countSince(accountId, since, transaction)) >= MAX_SIGN_INS) throw tooManySignIns();
    await this.sessions.insert(session, digest, transaction);
    const ended = await this.sessions.revokeOldest(accountId, MAX_SESSIONS, at, transaction);
    await this.signInLog.end(ended, 'person', transaction);
    return { session, secret };
  }
}
