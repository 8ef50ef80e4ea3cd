import type { Actor, Clock, Transaction } from '@livery/kernel';
import { type Membership, mayInvite } from '@livery/platform-domain';
import type { UnscopedSessions } from './ports/unscoped-sessions.ts';
import type { UnscopedSignInLinks } from './ports/unscoped-sign-in-links.ts';
import type { SignInLog } from './sign-in-log.ts';

/**
 * Ends what links of members have given, when a member changes: the links and sessions of the member, since others may have opened them, and
 * those that the member has made for others, unless the member may still make them. They do not come back when the change is undone.
 */
export class InvitedAccess {
  constructor(
    private readonly links: UnscopedSignInLinks,
    private readonly sessions: UnscopedSessions,
    private readonly signInLog: SignInLog,
    private readonly clock: Clock,
  ) {}

  /** @param after the membership after the change; null if it is removed, or its user is not active any more @param endedBy null for the operator */
  async end(
    { organizationId, id: membershipId, userId, role }: Membership,
    after: Membership | null,
    endedBy: Actor | null,
    transaction: Transaction,
  ): Promise<void> {
    if (after?.role === role) return;
    const user = { organizationId, userId };
    const at = this.clock.now();
    await this.links.useAllOfMember({ organizationId, membershipId }, at, transaction);
    const ended = await this.sessions.revokeInvited(user, 'of', at, transaction);
    await this.signInLog.end(ended, endedBy, transaction);
    if (after !== null && mayInvite(after.role, role)) return;
    await this.links.useAllMadeBy(user, at, transaction);
    await this.signInLog.end(await this.sessions.revokeInvited(user, 'by', at, transaction), endedBy, transaction);
  }
}
