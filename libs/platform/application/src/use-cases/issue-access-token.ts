import { type Clock, newId } from '@livery/kernel';
import { type AccessToken, grantAccessToken, type OAuthClient } from '@livery/platform-domain';
import type { AccessTokenRepository } from '../ports/access-token.repository.ts';
import type { CredentialSecrets } from '../ports/credential-secrets.ts';

export interface IssuedAccessToken {
  readonly token: AccessToken;
  /** The bearer credential. It can be read in this response only. */
  readonly secret: string;
}

/** Issues an access token to a client, for all of its scopes or for those that it names. */
export class IssueAccessToken {
  constructor(
    private readonly tokens: AccessTokenRepository,
    private readonly secrets: CredentialSecrets,
    private readonly clock: Clock,
  ) {}

  /**
   * @param scope the parameter of RFC 6749, section 3.3; undefined for all scopes of the client
   * @throws DomainError `invalid_scope`
   */
  async execute(client: OAuthClient, scope: string | undefined): Promise<IssuedAccessToken> {
    const token = grantAccessToken({ id: newId(), client, scope, at: this.clock.now() });
    const { secret, digest } = this.secrets.issue('oat');
    await this.tokens.insert(token, digest);
    return { token, secret };
  }
}
