import type { AccessToken } from '../generated/schemas.ts';
import type { TokenSource } from './token-source.ts';

/** The part of a token's lifetime at whose end the next token is requested, and its longest duration. */
const RENEWAL_PART = 0.1;
const LONGEST_RENEWAL_MS = 60_000;

/** Access tokens of an OAuth application. One is requested for all callers, and the next one shortly before it ends. */
export class ClientTokens implements TokenSource {
  #current: { readonly token: Promise<string>; readonly renewAt: number } | undefined;
  #newest = '';

  constructor(
    private readonly request: () => Promise<AccessToken>,
    private readonly now: () => number = Date.now,
  ) {}

  token(): Promise<string> {
    const current = this.#current;
    return current !== undefined && this.now() < current.renewAt ? current.token : this.renew();
  }

  tokenAfter(refused: string): Promise<string> {
    // Others may have noticed the refusal before.
    if (refused === this.#newest) this.#current = undefined;
    return this.token();
  }

  /** Requests a token. If that fails, the next caller requests it again. */
  private renew(): Promise<string> {
    const token = this.request().then((answer) => {
      const lifetimeMs = answer.expires_in * 1_000;
      const renewAt = this.now() + lifetimeMs - Math.min(lifetimeMs * RENEWAL_PART, LONGEST_RENEWAL_MS);
      this.#newest = answer.access_token;
      this.#current = { token, renewAt };
      return answer.access_token;
    });
    this.#current = { token, renewAt: Infinity };
    // Those whose token is refused meanwhile wait for this one.
    this.#newest = '';
    token.catch(() => {
      this.#current = undefined;
    });
    return token;
  }
}
