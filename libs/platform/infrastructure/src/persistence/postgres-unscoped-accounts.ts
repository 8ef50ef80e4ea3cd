import type { Transaction } from '@livery/kernel';
import { type Database, managerOf } from '@livery/persistence';
import {
  type AccountMembership,
  type AccountUser,
  type SessionReach,
  UnscopedAccounts,
} from '@livery/platform-application';
import { type Account, canBeAccount, type Role } from '@livery/platform-domain';

interface AccountRow {
  readonly id: string;
  readonly email: string;
  readonly password_hash: string | null;
  readonly created: Date;
  readonly updated: Date;
}

interface AccountMembershipRow {
  readonly organization_id: string;
  readonly organization_name: string;
  readonly organization_status: 'active' | 'suspended';
  readonly user_id: string;
  readonly role: Role;
}

/** An account for whose email nobody has vouched is known by those of its users. */
const SELECT = `
  select a.id, a.password_hash, a.created, a.updated,
         coalesce(a.email, (select u.email from platform.user u where u.account_id = a.id order by u.id limit 1)) as email
    from platform.account a`;

const BY_EMAIL = `${SELECT}
   where a.id in (
           select b.id from platform.account b where lower(b.email) = lower($1)
           union
           select u.account_id from platform.user u where lower(u.email) = lower($1) and u.account_id is not null)
     and (a.email is null or lower(a.email) = lower($1))
   order by a.password_hash is null, a.email is null, a.id
   limit 20`;

const MEMBERSHIPS = `
  select u.organization_id, o.name as organization_name, o.status as organization_status, u.id as user_id, m.role
    from platform.user u
    join platform.organization o on o.id = u.organization_id
    join platform.membership m on m.organization_id = u.organization_id and m.user_id = u.id
   where u.account_id = $1 and ($2::uuid is null or u.organization_id = $2) and u.status = 'active' and m.status = 'active'
   order by lower(o.name), o.id
   limit 200`;

export class PostgresUnscopedAccounts extends UnscopedAccounts {
  constructor(private readonly database: Database) {
    super();
  }

  async find(id: string, transaction?: Transaction): Promise<Account | null> {
    return firstOf(await this.query<AccountRow>(`${SELECT} where a.id = $1`, [id], transaction));
  }

  async findByEmail(email: string): Promise<readonly Account[]> {
    return (await this.database.query<AccountRow>(BY_EMAIL, [email])).map(toAccount);
  }

  async findForPassword(email: string, organizationId: string | null): Promise<Account | null> {
    if (!canBeAccount(email)) return null;
    if (organizationId === null) return (await this.findByEmail(email))[0] ?? null;
    const ofUser =
      'select u.account_id from platform.user u where u.organization_id = $1 and lower(u.email) = lower($2)';
    return firstOf(
      await this.database.query<AccountRow>(`${SELECT} where a.id in (${ofUser})`, [organizationId, email]),
    );
  }

  async findOfUser(organizationId: string, userId: string, transaction: Transaction): Promise<Account | null> {
    const rows = await managerOf(transaction).query<AccountRow[]>(
      `${SELECT} where a.id = (select u.account_id from platform.user u where u.organization_id = $1 and u.id = $2)`,
      [organizationId, userId],
    );
    return firstOf(rows);
  }

  async insert({ id, passwordHash, created, updated }: Account, transaction: Transaction): Promise<void> {
    await managerOf(transaction).query(
      'insert into platform.account (id, password_hash, created, updated) values ($1, $2, $3, $4)',
      [id, passwordHash, created, updated],
    );
  }

  async memberships(
    { accountId, organizationId }: SessionReach,
    transaction?: Transaction,
  ): Promise<readonly AccountMembership[]> {
    const rows = await this.query<AccountMembershipRow>(MEMBERSHIPS, [accountId, organizationId], transaction);
    return rows.map((row) => ({
      organizationId: row.organization_id,
      organizationName: row.organization_name,
      organizationStatus: row.organization_status,
      userId: row.user_id,
      role: row.role,
    }));
  }

  async insertOnce(account: Account, transaction: Transaction): Promise<Account> {
    const { id, email, passwordHash, created, updated } = account;
    // The update changes nothing. It makes the statement return the row that was there before.
    const rows = await managerOf(transaction).query<AccountRow[]>(
      `insert into platform.account as a (id, email, password_hash, created, updated) values ($1, $2, $3, $4, $5)
       on conflict (lower(email)) do update set email = a.email
       returning id, email, password_hash, created, updated`,
      [id, email, passwordHash, created, updated],
    );
    return firstOf(rows) ?? account;
  }

  async lock(id: string, transaction: Transaction): Promise<void> {
    await managerOf(transaction).query('select 1 from platform.account where id = $1 for no key update', [id]);
  }

  async hasPassword(id: string, passwordHash: string, transaction: Transaction): Promise<boolean> {
    const rows = await managerOf(transaction).query<object[]>(
      'select 1 from platform.account where id = $1 and password_hash = $2 for no key update',
      [id, passwordHash],
    );
    return rows.length > 0;
  }

  async setPassword(id: string, passwordHash: string | null, at: Date, transaction: Transaction): Promise<void> {
    await managerOf(transaction).query('update platform.account set password_hash = $2, updated = $3 where id = $1', [
      id,
      passwordHash,
      at,
    ]);
  }

  async isLinkedElsewhere(accountId: string, organizationId: string, transaction: Transaction): Promise<boolean> {
    const rows = await managerOf(transaction).query<object[]>(
      'select 1 from platform.user where account_id = $1 and organization_id <> $2 limit 1',
      [accountId, organizationId],
    );
    return rows.length > 0;
  }

  async users(accountId: string, transaction: Transaction): Promise<readonly AccountUser[]> {
    return managerOf(transaction).query<AccountUser[]>(
      'select organization_id as "organizationId", id as "userId" from platform.user where account_id = $1 order by 1 limit 200',
      [accountId],
    );
  }

  async linkUser(organizationId: string, userId: string, accountId: string, transaction: Transaction): Promise<void> {
    await managerOf(transaction).query(
      'update platform.user set account_id = $3 where organization_id = $1 and id = $2',
      [organizationId, userId, accountId],
    );
  }

  async replaceBy(id: string, other: string, transaction: Transaction): Promise<void> {
    const manager = managerOf(transaction);
    await manager.query('update platform.user set account_id = $2 where account_id = $1', [id, other]);
    await manager.query('delete from platform.account where id = $1', [id]);
  }

  async noteSeen(organizationId: string, userId: string, at: Date, transaction: Transaction): Promise<void> {
    await managerOf(transaction).query(
      'update platform.user set last_seen_at = $3 where organization_id = $1 and id = $2',
      [organizationId, userId, at],
    );
  }

  /** Reads in a transaction, or else with any connection. */
  private async query<Row extends object>(
    statement: string,
    parameters: unknown[],
    transaction: Transaction | undefined,
  ): Promise<Row[]> {
    if (transaction === undefined) return this.database.query<Row>(statement, parameters);
    return managerOf(transaction).query<Row[]>(statement, parameters);
  }
}

function firstOf([row]: readonly AccountRow[]): Account | null {
  return row === undefined ? null : toAccount(row);
}

function toAccount({ password_hash: passwordHash, ...account }: AccountRow): Account {
  return { ...account, passwordHash };
}
