import { type Clock, stepUpRequired, type UnitOfWork } from '@livery/kernel';
import {
  checkedPassword,
  hasTypedPassword,
  type Session,
  sessionRequired,
  sessionRestricted,
  steppedUpUntil,
} from '@livery/platform-domain';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import type { UnscopedAccounts } from '../ports/unscoped-accounts.ts';
import type { UnscopedSessions } from '../ports/unscoped-sessions.ts';
import type { UnscopedSignInLinks } from '../ports/unscoped-sign-in-links.ts';
import type { SignInLog } from '../sign-in-log.ts';

/**
 * Sets the password of a person who is signed in. All other sessions of the account and its unused links end, whatever they open. A session
 * that opens one organization only can do so only if the account has no other, and no password that was not typed in this session: else
 * those who make links there could open the others, or replace the password of a person.
 */
export class SetPassword {
  constructor(
    private readonly accounts: UnscopedAccounts,
    private readonly passwords: PasswordHasher,
    private readonly sessions: UnscopedSessions,
    private readonly links: UnscopedSignInLinks,
    private readonly signInLog: SignInLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `step_up_required`, `parameter_invalid`, `session_required`, `session_restricted`, `unavailable` */
  async execute(session: Session, password: string): Promise<void> {
    const { accountId, organizationId } = session;
    const at = this.clock.now();
    if (steppedUpUntil(session) <= at) throw stepUpRequired();
    const account = await this.accounts.find(accountId);
    if (account === null) throw sessionRequired();
    const isFirst = account.passwordHash === null;
    if (organizationId !== null && !isFirst && !hasTypedPassword(session)) throw stepUpRequired();
    const hash = await this.passwords.hash(checkedPassword(password, account.email));
    await this.unitOfWork.run(async (transaction) => {
      await this.accounts.setPassword(accountId, hash, at, transaction);
      if (!(await this.sessions.lock(session.id, transaction))) throw sessionRequired();
      if (organizationId !== null && (await this.accounts.isLinkedElsewhere(accountId, organizationId, transaction))) {
        throw sessionRestricted();
      }
      await this.links.useAll(accountId, at, transaction);
      const ended = await this.sessions.revoke(
        { accountId, organizationId: null },
        { allBut: session.id },
        at,
        transaction,
      );
      await this.signInLog.setPassword(accountId, transaction);
      await this.signInLog.end(ended, 'person', transaction);
    });
  }
}
