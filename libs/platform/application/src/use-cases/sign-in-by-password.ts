import { type Clock, newId, type UnitOfWork } from '@livery/kernel';
import { canBeAccount, normalizedPassword, openSession, signInFailed } from '@livery/platform-domain';
import type { CredentialSecrets } from '../ports/credential-secrets.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import type { UnscopedAccounts } from '../ports/unscoped-accounts.ts';
import type { UnscopedSessions } from '../ports/unscoped-sessions.ts';
import type { Browser, SignedIn } from '../signed-in.ts';

/** Signs a person in by email and password. An unknown email takes as long as a wrong password, and gets the same error. */
export class SignInByPassword {
  constructor(
    private readonly accounts: UnscopedAccounts,
    private readonly passwords: PasswordHasher,
    private readonly sessions: UnscopedSessions,
    private readonly secrets: CredentialSecrets,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `sign_in_failed`, `unavailable` */
  async execute(email: string, password: string, browser: Browser): Promise<SignedIn> {
    const account = canBeAccount(email) ? await this.accounts.findByEmail(email) : null;
    const matches = await this.passwords.matches(normalizedPassword(password), account?.passwordHash ?? null);
    const hash = account?.passwordHash ?? null;
    if (account === null || hash === null || !matches) throw signInFailed();
    const { secret, digest } = this.secrets.issue('ses');
    const session = openSession({
      id: newId(),
      accountId: account.id,
      organizationId: null,
      signedInBy: 'password',
      ...browser,
      at: this.clock.now(),
    });
    await this.unitOfWork.run(async (transaction) => {
      // Hashing takes long enough for the person to change the password meanwhile, which ends all other sessions.
      if (!(await this.accounts.hasPassword(account.id, hash, transaction))) throw signInFailed();
      await this.sessions.insert(session, digest, transaction);
    });
    return { session, secret };
  }
}
