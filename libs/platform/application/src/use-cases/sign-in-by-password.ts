import type { UnitOfWork } from '@livery/kernel';
import { type Account, normalizedPassword, signInFailed } from '@livery/platform-domain';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import type { UnscopedAccounts } from '../ports/unscoped-accounts.ts';
import type { SessionOpener } from '../session-opener.ts';
import type { SignInLog } from '../sign-in-log.ts';
import type { Browser, SignedIn } from '../signed-in.ts';

/** Signs a person in by the password of an account. Without an account it takes as long as with a wrong password, and gets the same error. */
export class SignInByPassword {
  constructor(
    private readonly accounts: UnscopedAccounts,
    private readonly passwords: PasswordHasher,
    private readonly opener: SessionOpener,
    private readonly signInLog: SignInLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws DomainError `sign_in_failed`, `rate_limited`, `unavailable` */
  async execute(account: Account | null, password: string, browser: Browser): Promise<SignedIn> {
    const matches = await this.passwords.matches(normalizedPassword(password), account?.passwordHash ?? null);
    const hash = account?.passwordHash ?? null;
    if (account !== null && !matches)
      await this.unitOfWork.run((transaction) => this.signInLog.fail(account.id, null, transaction));
    if (account === null || hash === null || !matches) throw signInFailed();
    return this.unitOfWork.run(async (transaction) => {
      // Hashing takes long enough for the person to change the password meanwhile, which ends all other sessions.
      if (!(await this.accounts.hasPassword(account.id, hash, transaction))) throw signInFailed();
      const opened = {
        accountId: account.id,
        organizationId: null,
        signedInBy: 'password',
        invitedBy: null,
        ...browser,
      } as const;
      return this.opener.open(opened, transaction);
    });
  }
}
