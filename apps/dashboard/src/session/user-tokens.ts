import type { Prompts } from './prompts.ts';
import type { sessionApi, UserToken } from './session-api.ts';
import { SessionError } from './session-error.ts';

/** A token is renewed this long before it ends. */
const RESERVE_MS = 60_000;

/** The bearer credentials of one organization and mode. They are kept in memory only. */
export class UserTokens {
  private current: Promise<UserToken> | null = null;
  private endsAt = 0;

  constructor(
    private readonly workspace: { readonly organization: string; readonly livemode: boolean },
    private readonly api: Pick<typeof sessionApi, 'token'>,
    private readonly prompts: Pick<Prompts, 'ask'>,
  ) {}

  /**
   * Returns a token that is valid for a while. If the session has ended, the person is asked to sign in.
   * @throws SessionError if there is none
   */
  async token(): Promise<UserToken> {
    if (this.current === null || Date.now() > this.endsAt - RESERVE_MS) this.renew();
    const token = await this.current;
    return token ?? this.token();
  }

  /** Forgets the token, because the service refused it or the rights of the person have changed. */
  drop(): void {
    this.current = null;
  }

  private renew(): void {
    // All requests meanwhile wait for the same token.
    this.endsAt = Number.POSITIVE_INFINITY;
    const renewed = this.request();
    this.current = renewed;
    renewed.then(
      ({ expires_at }) => (this.endsAt = Date.parse(expires_at)),
      () => {
        if (this.current === renewed) this.drop();
      },
    );
  }

  private async request(): Promise<UserToken> {
    const { organization, livemode } = this.workspace;
    try {
      return await this.api.token(organization, livemode);
    } catch (error) {
      const isSignedOut = error instanceof SessionError && error.code === 'session_required';
      if (!isSignedOut || !(await this.prompts.ask('sign_in'))) throw error;
      return this.request();
    }
  }
}
