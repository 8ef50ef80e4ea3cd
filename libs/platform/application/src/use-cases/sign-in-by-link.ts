import { type Clock, type Transaction, type UnitOfWork } from '@livery/kernel';
import { linkInvalid, linkNotLocal, type Session, type SignInLink } from '@livery/platform-domain';
import type { Invitations } from '../invitations.ts';
import type { CredentialSecrets } from '../ports/credential-secrets.ts';
import type { UnscopedSignInLinks } from '../ports/unscoped-sign-in-links.ts';
import type { SessionOpener } from '../session-opener.ts';
import type { SignInLog } from '../sign-in-log.ts';
import type { Browser, SignedIn } from '../signed-in.ts';

/** Where a link is opened. */
export interface LinkPlace {
  /** Whether the browser is on the machine of the service. */
  readonly isLocal: boolean;
  /** Whether the page opens only links that work there alone, since it waits for no click of the person. */
  readonly isFirstRun: boolean;
}

/** Signs a person in by a link, which can be used once. The link of a member opens one organization only, and accepts the invitation. */
export class SignInByLink {
  constructor(
    private readonly links: UnscopedSignInLinks,
    private readonly invitations: Invitations,
    private readonly opener: SessionOpener,
    private readonly signInLog: SignInLog,
    private readonly secrets: CredentialSecrets,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @param link the secret of the link, `sil_…`
   * @throws DomainError `sign_in_link_invalid`; `origin_forbidden` if the link works there only, `sign_in_to_join`, `organization_suspended` and `rate_limited`,
   * after which the link can still be used
   */
  async execute(link: string, browser: Browser, { isLocal, isFirstRun }: LinkPlace): Promise<SignedIn> {
    const recognised = this.secrets.recognise(link);
    if (recognised?.kind !== 'sign_in_link') throw linkInvalid();
    const at = this.clock.now();
    const found = await this.links.find(recognised.digests, at);
    if (found === null) throw linkInvalid();
    const { opens } = found;
    if (isFirstRun && !('accountId' in opens && opens.isLocal)) throw linkInvalid();
    return this.unitOfWork.run(async (transaction) => {
      const reach = await this.reachOf(opens, isLocal, transaction);
      const signedIn = await this.opener.open({ ...reach, ...browser }, transaction);
      if (!(await this.links.use(found.id, at, transaction))) throw linkInvalid();
      if ('userId' in opens) await this.signInLog.enter(signedIn.session, opens, transaction);
      return signedIn;
    });
  }

  private async reachOf(
    opens: SignInLink['opens'],
    isLocal: boolean,
    transaction: Transaction,
  ): Promise<Pick<Session, 'accountId' | 'organizationId' | 'signedInBy' | 'invitedBy'>> {
    if ('accountId' in opens) {
      if (opens.isLocal && !isLocal) throw linkNotLocal();
      return { accountId: opens.accountId, organizationId: null, signedInBy: 'link', invitedBy: null };
    }
    const { accountId } = await this.invitations.accept(opens, null, transaction);
    const { organizationId, madeBy } = opens;
    return { accountId, organizationId, signedInBy: 'invitation_link', invitedBy: madeBy };
  }
}
