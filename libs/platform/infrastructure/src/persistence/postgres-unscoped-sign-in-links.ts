import type { Transaction } from '@livery/kernel';
import { managerOf } from '@livery/persistence';
import { type SecretDigest, UnscopedSignInLinks } from '@livery/platform-application';
import type { SignInLink } from '@livery/platform-domain';

interface SignInLinkRow {
  readonly id: string;
  readonly account_id: string;
  readonly is_local: boolean;
  readonly expires_at: Date;
  readonly created: Date;
}

export class PostgresUnscopedSignInLinks extends UnscopedSignInLinks {
  async insert(link: SignInLink, digest: SecretDigest, transaction: Transaction): Promise<void> {
    await managerOf(transaction).query(
      `insert into platform.sign_in_link (id, account_id, is_local, secret_hash, pepper_version, expires_at, created)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [link.id, link.accountId, link.isLocal, digest.hash, digest.pepperVersion, link.expiresAt, link.created],
    );
  }

  async useAll(accountId: string, at: Date, transaction: Transaction): Promise<void> {
    await managerOf(transaction).query(
      'update platform.sign_in_link set used_at = $2 where account_id = $1 and used_at is null and expires_at > $2',
      [accountId, at],
    );
  }

  async use(digests: readonly SecretDigest[], at: Date, transaction: Transaction): Promise<SignInLink | null> {
    const [[row]] = await managerOf(transaction).query<[SignInLinkRow[], number]>(
      `update platform.sign_in_link set used_at = $2
        where secret_hash = any($1) and used_at is null and expires_at > $2
        returning id, account_id, is_local, expires_at, created`,
      [digests.map(({ hash }) => hash), at],
    );
    if (row === undefined) return null;
    const { id, account_id: accountId, is_local: isLocal, expires_at: expiresAt, created } = row;
    return { id, accountId, isLocal, expiresAt, created };
  }
}
