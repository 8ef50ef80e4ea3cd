import { type Clock, newId, type UnitOfWork } from '@livery/kernel';
import { linkInvalid, linkNotLocal, openSession } from '@livery/platform-domain';
import type { CredentialSecrets } from '../ports/credential-secrets.ts';
import type { UnscopedSessions } from '../ports/unscoped-sessions.ts';
import type { UnscopedSignInLinks } from '../ports/unscoped-sign-in-links.ts';
import type { Browser, SignedIn } from '../signed-in.ts';

/** Signs a person in by a link, which can be used once. */
export class SignInByLink {
  constructor(
    private readonly links: UnscopedSignInLinks,
    private readonly sessions: UnscopedSessions,
    private readonly secrets: CredentialSecrets,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @param link the secret of the link, `sil_…`
   * @param isLocal whether the browser is on the machine of the service
   * @throws DomainError `sign_in_link_invalid`; `origin_forbidden` if the link works there only, which does not use it up
   */
  async execute(link: string, browser: Browser, isLocal: boolean): Promise<SignedIn> {
    const recognised = this.secrets.recognise(link);
    if (recognised?.kind !== 'sign_in_link') throw linkInvalid();
    const at = this.clock.now();
    return this.unitOfWork.run(async (transaction) => {
      const used = await this.links.use(recognised.digests, at, transaction);
      if (used === null) throw linkInvalid();
      if (used.isLocal && !isLocal) throw linkNotLocal();
      const { secret, digest } = this.secrets.issue('ses');
      const session = openSession({ id: newId(), accountId: used.accountId, ...browser, at });
      await this.sessions.insert(session, digest, transaction);
      return { session, secret };
    });
  }
}
