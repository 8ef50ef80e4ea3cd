import type { Transaction } from '@livery/kernel';
import { changeRows, type Database, managerOf } from '@livery/persistence';
import { type AccountUser, type SecretDigest, UnscopedSignInLinks } from '@livery/platform-application';
import type { InvitedMember, SignInLink } from '@livery/platform-domain';
import { type SignInLinkRow, toSignInLink, valuesOf } from './sign-in-link.row.ts';

const UNUSED = 'used_at is null and expires_at > $1';

export class PostgresUnscopedSignInLinks extends UnscopedSignInLinks {
  constructor(private readonly database: Database) {
    super();
  }

  async insert(link: SignInLink, { hash, pepperVersion }: SecretDigest, transaction: Transaction): Promise<void> {
    await managerOf(transaction).query(
      `insert into platform.sign_in_link
         (id, expires_at, created, is_local, account_id, organization_id, membership_id, user_id, role, made_by, secret_hash, pepper_version)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [...valuesOf(link), hash, pepperVersion],
    );
  }

  async find(digests: readonly SecretDigest[], at: Date): Promise<SignInLink | null> {
    const [row] = await this.database.query<SignInLinkRow>(
      `select id, expires_at, created, is_local, account_id, organization_id, membership_id, user_id, role, made_by
         from platform.sign_in_link where ${UNUSED} and secret_hash = any($2)`,
      [at, digests.map(({ hash }) => hash)],
    );
    return row === undefined ? null : toSignInLink(row);
  }

  async useAll(accountId: string, at: Date, transaction: Transaction): Promise<void> {
    await managerOf(transaction).query(
      `update platform.sign_in_link set used_at = $1 where ${UNUSED} and account_id = $2`,
      [at, accountId],
    );
    await managerOf(transaction).query(
      `update platform.sign_in_link l set used_at = $1 from platform.user u
        where u.account_id = $2 and l.organization_id = u.organization_id and l.user_id = u.id
          and l.used_at is null and l.expires_at > $1`,
      [at, accountId],
    );
  }

  async useAllOfMember(
    { organizationId, membershipId }: Pick<InvitedMember, 'organizationId' | 'membershipId'>,
    at: Date,
    transaction: Transaction,
  ): Promise<void> {
    await managerOf(transaction).query(
      `update platform.sign_in_link set used_at = $1 where ${UNUSED} and organization_id = $2 and membership_id = $3`,
      [at, organizationId, membershipId],
    );
  }

  async useAllMadeBy({ organizationId, userId }: AccountUser, at: Date, transaction: Transaction): Promise<void> {
    await managerOf(transaction).query(
      `update platform.sign_in_link set used_at = $1 where ${UNUSED} and organization_id = $2 and made_by = $3`,
      [at, organizationId, userId],
    );
  }

  async use(id: string, at: Date, transaction: Transaction): Promise<boolean> {
    const used = await changeRows(
      `update platform.sign_in_link set used_at = $1 where ${UNUSED} and id = $2`,
      [at, id],
      transaction,
    );
    return used > 0;
  }
}
