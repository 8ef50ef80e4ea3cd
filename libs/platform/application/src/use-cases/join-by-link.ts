import type { Clock, UnitOfWork } from '@livery/kernel';
import {
  linkInvalid,
  type Membership,
  type Session,
  sessionRequired,
  sessionRestricted,
} from '@livery/platform-domain';
import type { Invitations } from '../invitations.ts';
import type { CredentialSecrets } from '../ports/credential-secrets.ts';
import type { UnscopedSessions } from '../ports/unscoped-sessions.ts';
import type { UnscopedSignInLinks } from '../ports/unscoped-sign-in-links.ts';

/** Lets a person who is signed in to the whole account join a further organization by the link of one of its members. */
export class JoinByLink {
  constructor(
    private readonly links: UnscopedSignInLinks,
    private readonly invitations: Invitations,
    private readonly sessions: UnscopedSessions,
    private readonly secrets: CredentialSecrets,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @param link the secret of the link, `sil_…`
   * @throws DomainError `sign_in_link_invalid`; `account_mismatch`, `session_restricted`, `session_required`, `organization_suspended`, after
   * which the link can still be used
   */
  async execute(session: Session, link: string): Promise<Membership> {
    if (session.organizationId !== null) throw sessionRestricted();
    const recognised = this.secrets.recognise(link);
    if (recognised?.kind !== 'sign_in_link') throw linkInvalid();
    const at = this.clock.now();
    const found = await this.links.find(recognised.digests, at);
    if (found === null || 'accountId' in found.opens) throw linkInvalid();
    const { opens } = found;
    return this.unitOfWork.run(async (transaction) => {
      const { membership } = await this.invitations.accept(opens, session.accountId, transaction);
      if (!(await this.sessions.lock(session.id, transaction))) throw sessionRequired();
      if (!(await this.links.use(found.id, at, transaction))) throw linkInvalid();
      return membership;
    });
  }
}
