import { firstIdAt, type Transaction } from '@livery/kernel';
import { changeRows, type Database, managerOf } from '@livery/persistence';
import {
  type AccountUser,
  type EndedSession,
  type SecretDigest,
  type SessionReach,
  UnscopedSessions,
} from '@livery/platform-application';
import { type Session, SESSION_IDLE_MS, SESSION_LIFETIME_MS, type SignInMethod } from '@livery/platform-domain';
import { announceCredentials } from './announce-credentials.ts';

interface SessionRow {
  readonly id: string;
  readonly account_id: string;
  readonly organization_id: string | null;
  readonly signed_in_by: SignInMethod;
  readonly invited_by: string | null;
  readonly ip: string | null;
  readonly user_agent: string | null;
  readonly last_used_at: Date;
  readonly stepped_up_at: Date;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
  readonly created: Date;
}

const SELECT = `
  select id, account_id, organization_id, signed_in_by, invited_by, ip, user_agent, last_used_at, stepped_up_at, expires_at, revoked_at,
         created
    from platform.session`;
interface EndedRow extends EndedSession {
  /** False for a session that had expired, or had been idle for too long. It is revoked nevertheless, since clocks differ. */
  readonly wasOpen: boolean;
}

/** The sessions that a session may see: $1 is its account, $2 the only organization that it opens. */
const SEEN = 'account_id = $1 and ($2::uuid is null or organization_id = $2)';
const ENDED = 'returning id, account_id as "accountId", entered';
/** The sessions that links of members have opened: $1 is the organization, $2 the user for whom or by whom the link was made. */
const INVITED = {
  of: 'account_id = (select u.account_id from platform.user u where u.organization_id = $1 and u.id = $2)',
  by: 'invited_by = $2',
} as const;
const SKEW_MS = 3_600_000;

export class PostgresUnscopedSessions extends UnscopedSessions {
  constructor(private readonly database: Database) {
    super();
  }

  async find(digests: readonly SecretDigest[]): Promise<Session | null> {
    const [row] = await this.database.query<SessionRow>(`${SELECT} where secret_hash = any($1)`, [
      digests.map(({ hash }) => hash),
    ]);
    return row === undefined ? null : toSession(row);
  }

  async open({ accountId, organizationId }: SessionReach, now: Date): Promise<readonly Session[]> {
    const [first, usedAfter] = oldestAt(now);
    const rows = await this.database.query<SessionRow>(
      `${SELECT} where ${SEEN} and id >= $3 and revoked_at is null and expires_at > $4 and last_used_at > $5
        order by id desc limit 100`,
      [accountId, organizationId, first, now, usedAfter],
    );
    return rows.map(toSession);
  }

  async insert(session: Session, digest: SecretDigest, transaction: Transaction): Promise<void> {
    await managerOf(transaction).query(
      `insert into platform.session
         (id, account_id, organization_id, signed_in_by, secret_hash, pepper_version, ip, user_agent, last_used_at, stepped_up_at,
          expires_at, created, invited_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [
        session.id,
        session.accountId,
        session.organizationId,
        session.signedInBy,
        digest.hash,
        digest.pepperVersion,
        session.ip,
        session.userAgent,
        session.lastUsedAt,
        session.steppedUpAt,
        session.expiresAt,
        session.created,
        session.invitedBy,
      ],
    );
  }

  async enter(id: string, organizationId: string, transaction: Transaction): Promise<boolean> {
    const changed = await changeRows(
      'update platform.session set entered = entered || $2::uuid where id = $1 and not ($2::uuid = any(entered))',
      [id, organizationId],
      transaction,
    );
    return changed > 0;
  }

  async touch(id: string, at: Date): Promise<void> {
    await this.database.query('update platform.session set last_used_at = $2 where id = $1', [id, at]);
  }

  async stepUp(id: string, digest: SecretDigest, at: Date, transaction: Transaction): Promise<boolean> {
    const changed = await changeRows(
      `update platform.session set secret_hash = $2, pepper_version = $3, stepped_up_at = $4, last_used_at = $4
        where id = $1 and revoked_at is null`,
      [id, digest.hash, digest.pepperVersion, at],
      transaction,
    );
    return changed > 0;
  }

  async lock(id: string, transaction: Transaction): Promise<boolean> {
    const rows = await managerOf(transaction).query<object[]>(
      'select 1 from platform.session where id = $1 and revoked_at is null for update',
      [id],
    );
    return rows.length > 0;
  }

  async revoke(
    { accountId, organizationId }: SessionReach,
    which: { readonly only: string } | { readonly allBut: string } | 'all',
    at: Date,
    transaction: Transaction,
  ): Promise<readonly EndedSession[]> {
    const [condition, id] = conditionOf(which);
    const [, usedAfter] = oldestAt(at);
    const [rows] = await managerOf(transaction).query<[EndedRow[], number]>(
      `update platform.session set revoked_at = $4 where ${SEEN} and ${condition} and revoked_at is null
        ${ENDED}, expires_at > $4 and last_used_at > $5 as "wasOpen"`,
      [accountId, organizationId, id, at, usedAfter],
    );
    await announceCredentials(accountId, transaction);
    return rows.filter(({ wasOpen }) => wasOpen);
  }

  async revokeInvited(
    { organizationId, userId }: AccountUser,
    which: 'of' | 'by',
    at: Date,
    transaction: Transaction,
  ): Promise<readonly EndedSession[]> {
    const [, usedAfter] = oldestAt(at);
    const [rows] = await managerOf(transaction).query<[EndedRow[], number]>(
      `update platform.session set revoked_at = $3 where organization_id = $1 and ${INVITED[which]} and revoked_at is null
        ${ENDED}, expires_at > $3 and last_used_at > $4 as "wasOpen"`,
      [organizationId, userId, at, usedAfter],
    );
    if (rows.length > 0) await announceCredentials(organizationId, transaction);
    return rows.filter(({ wasOpen }) => wasOpen);
  }

  async revokeOldest(
    accountId: string,
    kept: number,
    at: Date,
    transaction: Transaction,
  ): Promise<readonly EndedSession[]> {
    const [ended] = await managerOf(transaction).query<[EndedSession[], number]>(
      `update platform.session set revoked_at = $3
        where id >= $4 and id in (
          select id from platform.session
           where account_id = $1 and id >= $4 and revoked_at is null and expires_at > $3 and last_used_at > $5
           order by id desc offset $2) ${ENDED}`,
      [accountId, kept, at, ...oldestAt(at)],
    );
    if (ended.length > 0) await announceCredentials(accountId, transaction);
    return ended;
  }

  async countSince(accountId: string, since: Date, transaction: Transaction): Promise<number> {
    const [row] = await managerOf(transaction).query<{ readonly sessions: number }[]>(
      'select count(*)::integer as sessions from platform.session where account_id = $1 and id >= $2',
      [accountId, firstIdAt(since)],
    );
    return row?.sessions ?? 0;
  }
}

/** The first id that an open session can have, and the time after which it must have been used. */
function oldestAt(now: Date): readonly [string, Date] {
  const first = firstIdAt(new Date(now.getTime() - SESSION_LIFETIME_MS - SKEW_MS));
  return [first, new Date(now.getTime() - SESSION_IDLE_MS)];
}

/** A condition with the value of $3. */
function conditionOf(which: { readonly only: string } | { readonly allBut: string } | 'all') {
  if (which === 'all') return ['$3::uuid is null', null] as const;
  return 'only' in which ? (['id = $3', which.only] as const) : (['id <> $3', which.allBut] as const);
}

function toSession(row: SessionRow): Session {
  return {
    id: row.id,
    accountId: row.account_id,
    organizationId: row.organization_id,
    signedInBy: row.signed_in_by,
    invitedBy: row.invited_by,
    ip: row.ip,
    userAgent: row.user_agent,
    lastUsedAt: row.last_used_at,
    steppedUpAt: row.stepped_up_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    created: row.created,
  };
}
