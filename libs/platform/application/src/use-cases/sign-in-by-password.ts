import type { Transaction, UnitOfWork } from '@livery/kernel';
import { type Account, canBeAccount, normalizedPassword, signInFailed } from '@livery/platform-domain';
import type { AccountMerger } from '../account-merger.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import type { UnscopedAccounts } from '../ports/unscoped-accounts.ts';
import type { SessionOpener } from '../session-opener.ts';
import type { SignInLog } from '../sign-in-log.ts';
import type { Browser, SignedIn } from '../signed-in.ts';

/**
 * Signs a person in by email and password. An unknown email takes as long as a wrong password, and gets the same error. An email can have
 * several accounts, each with the password that was set for it. Whoever types one that several of them have has proved that all are theirs,
 * and they become one.
 */
export class SignInByPassword {
  constructor(
    private readonly accounts: UnscopedAccounts,
    private readonly passwords: PasswordHasher,
    private readonly opener: SessionOpener,
    private readonly merger: AccountMerger,
    private readonly signInLog: SignInLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws DomainError `sign_in_failed`, `rate_limited`, `unavailable` */
  async execute(email: string, password: string, browser: Browser): Promise<SignedIn> {
    const accounts = canBeAccount(email) ? await this.accounts.findByEmail(email) : [];
    const hashes = accounts.flatMap(({ passwordHash }) => passwordHash ?? []);
    const matching = new Set(await this.passwords.matching(normalizedPassword(password), hashes));
    const opened = accounts.filter(({ passwordHash }) => passwordHash !== null && matching.has(passwordHash));
    if (opened.length === 0) {
      await this.unitOfWork.run(async (transaction) => {
        for (const { id } of accounts) await this.signInLog.fail(id, null, transaction);
      });
      throw signInFailed();
    }
    return this.unitOfWork.run(async (transaction) => {
      const { id, others } = await this.unchanged(opened, transaction);
      for (const other of others) await this.merger.merge(other, id, transaction);
      const session = { accountId: id, organizationId: null, signedInBy: 'password', invitedBy: null } as const;
      return this.opener.open({ ...session, ...browser }, transaction);
    });
  }

  /** Hashing takes long enough for the person to change a password meanwhile, which ends all other sessions. */
  private async unchanged(
    opened: readonly Account[],
    transaction: Transaction,
  ): Promise<{ readonly id: string; readonly others: readonly string[] }> {
    const ids: string[] = [];
    for (const { id, passwordHash } of opened.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      if (passwordHash !== null && (await this.accounts.hasPassword(id, passwordHash, transaction))) ids.push(id);
    }
    const id = opened.find((account) => ids.includes(account.id))?.id;
    if (id === undefined) throw signInFailed();
    return { id, others: ids.filter((one) => one !== id) };
  }
}
