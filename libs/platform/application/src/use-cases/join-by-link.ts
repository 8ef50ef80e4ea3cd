import { type Clock, stepUpRequired, type UnitOfWork } from '@livery/kernel';
import {
  hasTypedPassword,
  linkInvalid,
  type Membership,
  type Session,
  sessionRequired,
  sessionRestricted,
  steppedUpUntil,
} from '@livery/platform-domain';
import type { Invitations } from '../invitations.ts';
import type { CredentialSecrets } from '../ports/credential-secrets.ts';
import type { UnscopedAccounts } from '../ports/unscoped-accounts.ts';
import type { UnscopedSessions } from '../ports/unscoped-sessions.ts';
import type { UnscopedSignInLinks } from '../ports/unscoped-sign-in-links.ts';
import type { SignInLog } from '../sign-in-log.ts';

/**
 * Lets a person who is signed in to the whole account join a further organization by the link of one of its members. The person has just
 * confirmed the password, and all other sessions and links of the account end: somebody else could have opened them before, for another
 * organization.
 */
export class JoinByLink {
  constructor(
    private readonly accounts: UnscopedAccounts,
    private readonly links: UnscopedSignInLinks,
    private readonly invitations: Invitations,
    private readonly sessions: UnscopedSessions,
    private readonly signInLog: SignInLog,
    private readonly secrets: CredentialSecrets,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @param link the secret of the link, `sil_…`
   * @throws DomainError `sign_in_link_invalid`; `account_mismatch`, `session_restricted`, `step_up_required`, `session_required`,
   * `organization_suspended`, after which the link can still be used
   */
  async execute(session: Session, link: string): Promise<Membership> {
    if (session.organizationId !== null) throw sessionRestricted();
    const recognised = this.secrets.recognise(link);
    if (recognised?.kind !== 'sign_in_link') throw linkInvalid();
    const at = this.clock.now();
    await this.assertConfirmed(session, at);
    const found = await this.links.find(recognised.digests, at);
    if (found === null || 'accountId' in found.opens) throw linkInvalid();
    const { opens } = found;
    return this.unitOfWork.run(async (transaction) => {
      const { membership } = await this.invitations.accept(opens, session.accountId, transaction);
      if (!(await this.sessions.lock(session.id, transaction))) throw sessionRequired();
      if (!(await this.links.use(found.id, at, transaction))) throw linkInvalid();
      const whole = { accountId: session.accountId, organizationId: null };
      const ended = await this.sessions.revoke(whole, { allBut: session.id }, at, transaction);
      await this.links.useAll(session.accountId, at, transaction);
      await this.signInLog.end(ended, 'person', transaction);
      return membership;
    });
  }

  /** Checks that the password was typed within ten minutes. Without one, a link of the operator has to be as recent. */
  private async assertConfirmed(session: Session, at: Date): Promise<void> {
    const account = await this.accounts.find(session.accountId);
    if (account === null) throw sessionRequired();
    const isProved = account.passwordHash === null || hasTypedPassword(session);
    if (steppedUpUntil(session) <= at || !isProved) throw stepUpRequired();
  }
}
