import type { Clock, UnitOfWork } from '@livery/kernel';
import { normalizedPassword, passwordMissing, passwordWrong, type Session } from '@livery/platform-domain';
import type { CredentialSecrets } from '../ports/credential-secrets.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import type { UnscopedAccounts } from '../ports/unscoped-accounts.ts';
import type { UnscopedSessions } from '../ports/unscoped-sessions.ts';
import type { SignedIn } from '../signed-in.ts';

/** Lets a person who is signed in prove by the password who they are, before they do what needs it. */
export class StepUp {
  constructor(
    private readonly accounts: UnscopedAccounts,
    private readonly passwords: PasswordHasher,
    private readonly sessions: UnscopedSessions,
    private readonly secrets: CredentialSecrets,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @returns the session with a new secret @throws DomainError `password_wrong`, `password_missing`, `unavailable` */
  async execute(session: Session, password: string): Promise<SignedIn> {
    const account = await this.accounts.find(session.accountId);
    if (account === null || account.passwordHash === null) throw passwordMissing();
    if (!(await this.passwords.matches(normalizedPassword(password), account.passwordHash))) throw passwordWrong();
    const { secret, digest } = this.secrets.issue('ses');
    const steppedUpAt = this.clock.now();
    await this.unitOfWork.run((transaction) => this.sessions.stepUp(session.id, digest, steppedUpAt, transaction));
    return { session: { ...session, steppedUpAt }, secret };
  }
}
