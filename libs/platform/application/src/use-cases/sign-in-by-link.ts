import { type Clock, newId, type Transaction, type UnitOfWork } from '@livery/kernel';
import { linkInvalid, linkNotLocal, openSession, type Session, type SignInLink } from '@livery/platform-domain';
import type { Invitations } from '../invitations.ts';
import type { CredentialSecrets } from '../ports/credential-secrets.ts';
import type { UnscopedSessions } from '../ports/unscoped-sessions.ts';
import type { UnscopedSignInLinks } from '../ports/unscoped-sign-in-links.ts';
import type { SignInLog } from '../sign-in-log.ts';
import type { Browser, SignedIn } from '../signed-in.ts';

/** Signs a person in by a link, which can be used once. The link of a member opens one organization only, and accepts the invitation. */
export class SignInByLink {
  constructor(
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
   * @param isLocal whether the browser is on the machine of the service
   * @throws DomainError `sign_in_link_invalid`; `origin_forbidden` if the link works there only, `sign_in_to_join` and `organization_suspended`,
   * after which the link can still be used
   */
  async execute(link: string, browser: Browser, isLocal: boolean): Promise<SignedIn> {
    const recognised = this.secrets.recognise(link);
    if (recognised?.kind !== 'sign_in_link') throw linkInvalid();
    const at = this.clock.now();
    const found = await this.links.find(recognised.digests, at);
    if (found === null) throw linkInvalid();
    const { opens } = found;
    return this.unitOfWork.run(async (transaction) => {
      const reach = await this.reachOf(opens, isLocal, transaction);
      if (!(await this.links.use(found.id, at, transaction))) throw linkInvalid();
      const { secret, digest } = this.secrets.issue('ses');
      const session = openSession({ id: newId(), ...reach, ...browser, at });
      await this.sessions.insert(session, digest, transaction);
      if ('userId' in opens) await this.signInLog.enter(session, opens, transaction);
      return { session, secret };
    });
  }

  private async reachOf(
    opens: SignInLink['opens'],
    isLocal: boolean,
    transaction: Transaction,
  ): Promise<Pick<Session, 'accountId' | 'organizationId' | 'signedInBy'>> {
    if ('accountId' in opens) {
      if (opens.isLocal && !isLocal) throw linkNotLocal();
      return { accountId: opens.accountId, organizationId: null, signedInBy: 'link' };
    }
    const { accountId } = await this.invitations.accept(opens, null, transaction);
    return { accountId, organizationId: opens.organizationId, signedInBy: 'invitation_link' };
  }
}
