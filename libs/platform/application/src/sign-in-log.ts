import { type Actor, type AuditedChange, type Clock, newId, publicId, type Transaction } from '@livery/kernel';
import type { InvitedMember, Session } from '@livery/platform-domain';
import type { AuditLog } from './ports/audit-log.ts';
import type { UnscopedAccounts } from './ports/unscoped-accounts.ts';
import type { EndedSession, UnscopedSessions } from './ports/unscoped-sessions.ts';

interface Place {
  readonly organizationId: string;
  readonly userId: string;
}

/**
 * Writes entries of the audit log about sign-ins. Accounts belong to no organization, so that each organization gets entries about its own
 * users only: of sessions from the first token on that they are exchanged for there. Nothing secret is in them.
 */
export class SignInLog {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly accounts: UnscopedAccounts,
    private readonly sessions: UnscopedSessions,
    private readonly clock: Clock,
  ) {}

  /** Notes that a person has signed in, once for each organization that the session enters. */
  async enter(session: Session, place: Place, transaction: Transaction): Promise<void> {
    if (!(await this.sessions.enter(session.id, place.organizationId, transaction))) return;
    const changes = [{ field: 'signed_in_by', before: null, after: session.signedInBy }];
    const entry = { action: 'session.created', target: publicId('sess', session.id), changes };
    await this.append(place, personOf(place), entry, transaction);
  }

  /**
   * Notes in the organizations that the sessions had entered that they have ended.
   * @param endedBy the person of the session, or who else; null for the operator
   */
  async end(ended: readonly EndedSession[], endedBy: 'person' | Actor | null, transaction: Transaction): Promise<void> {
    for (const accountId of new Set(ended.map((session) => session.accountId))) {
      const places = await this.accounts.users(accountId, transaction);
      for (const { id, entered } of ended.filter((session) => session.accountId === accountId)) {
        const entry = { action: 'session.deleted', target: publicId('sess', id), changes: [] };
        for (const place of places.filter(({ organizationId }) => entered.includes(organizationId)))
          await this.append(place, endedBy === 'person' ? personOf(place) : endedBy, entry, transaction);
      }
    }
  }

  /** Notes in all organizations of the account that its password was set. */
  async setPassword(accountId: string, transaction: Transaction): Promise<void> {
    for (const place of await this.accounts.users(accountId, transaction)) {
      const person = personOf(place);
      const entry = { action: 'user.password_set', target: publicId('user', place.userId), changes: [] };
      await this.append(place, person, entry, transaction);
    }
  }

  /**
   * Notes in the organizations of an account that somebody has typed a wrong password. Attempts are delayed, so that they cannot fill the log.
   * @param session the session in which it was to be confirmed; null for a sign-in, of which nobody knows who it was
   */
  async fail(accountId: string, session: Session | null, transaction: Transaction): Promise<void> {
    for (const place of await this.accounts.users(accountId, transaction)) {
      if (session !== null && session.organizationId !== null && session.organizationId !== place.organizationId)
        continue;
      const action = session === null ? 'session.failed' : 'session.step_up_failed';
      const entry = { action, target: publicId('user', place.userId), changes: [] };
      await this.append(place, session === null ? null : personOf(place), entry, transaction);
    }
  }

  /** Notes that a person has made a link for a member. */
  async makeLink({ organizationId, membershipId, madeBy }: InvitedMember, transaction: Transaction): Promise<void> {
    const maker = { organizationId, userId: madeBy };
    const entry = { action: 'invitation_link.created', target: publicId('mem', membershipId), changes: [] };
    await this.append(maker, personOf(maker), entry, transaction);
  }

  /** People are the same in both modes, so that the entries are in the live one, like those about members. */
  private async append(
    { organizationId }: Place,
    actor: Actor | null,
    entry: { readonly action: string; readonly target: string; readonly changes: readonly AuditedChange[] },
    transaction: Transaction,
  ): Promise<void> {
    const tenant = { organizationId, livemode: true };
    await this.auditLog.append({ ...entry, id: newId(), tenant, actor, created: this.clock.now() }, transaction);
  }
}

function personOf({ userId }: Place): Actor {
  return { kind: 'user', id: userId };
}
