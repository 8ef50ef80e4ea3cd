import type { Prompts } from './prompts.ts';
import type { sessionApi, UserToken } from './session-api.ts';
import { SessionError } from './session-error.ts';

/** A token is renewed this long before it ends. */
const RESERVE_MS = 60_000;

/** There is no token for this organization, whatever the session does. */
const REFUSALS: ReadonlySet<string> = new Set(['resource_missing', 'organization_suspended']);

/** The bearer credentials of one organization and mode. They are kept in memory only. */
export class UserTokens {
  private current: Promise<UserToken> | null = null;
  private endsAt = 0;
  private refused: (() => void) | null = null;

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

  /**
   * Calls a listener when the service gives no token for this organization, because the membership has ended or was suspended.
   * @returns ends that
   */
  onRefusal(listener: () => void): () => void {
    this.refused = listener;
    return () => {
      this.refused = null;
    };
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
      if (error instanceof SessionError && REFUSALS.has(error.code)) this.refused?.();
      const isSignedOut = error instanceof SessionError && error.code === 'session_required';
      if (!isSignedOut || !(await this.prompts.ask('sign_in'))) throw error;
      return this.request();
    }
  }
}
