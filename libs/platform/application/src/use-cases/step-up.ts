import type { Clock, UnitOfWork } from '@livery/kernel';
import {
  normalizedPassword,
  passwordMissing,
  passwordWrong,
  type Session,
  sessionRequired,
} from '@livery/platform-domain';
import type { CredentialSecrets } from '../ports/credential-secrets.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import type { UnscopedAccounts } from '../ports/unscoped-accounts.ts';
import type { UnscopedSessions } from '../ports/unscoped-sessions.ts';
import type { SignInLog } from '../sign-in-log.ts';
import type { SignedIn } from '../signed-in.ts';

/** Lets a person who is signed in prove by the password who they are, before they do what needs it. */
export class StepUp {
  constructor(
    private readonly accounts: UnscopedAccounts,
    private readonly passwords: PasswordHasher,
    private readonly sessions: UnscopedSessions,
    private readonly signInLog: SignInLog,
    private readonly secrets: CredentialSecrets,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @returns the session with a new secret @throws DomainError `password_wrong`, `password_missing`, `session_required`, `unavailable` */
  async execute(session: Session, password: string): Promise<SignedIn> {
    const account = await this.accounts.find(session.accountId);
    const hash = account?.passwordHash ?? null;
    if (account === null || hash === null) throw passwordMissing();
    if (!(await this.passwords.matches(normalizedPassword(password), hash))) {
      await this.unitOfWork.run((transaction) => this.signInLog.fail(account.id, session, transaction));
      throw passwordWrong();
    }
    const { secret, digest } = this.secrets.issue('ses');
    const steppedUpAt = this.clock.now();
    await this.unitOfWork.run(async (transaction) => {
      if (!(await this.accounts.hasPassword(account.id, hash, transaction))) throw passwordWrong();
      if (!(await this.sessions.stepUp(session.id, digest, steppedUpAt, transaction))) throw sessionRequired();
    });
    return { session: { ...session, steppedUpAt }, secret };
  }
}
