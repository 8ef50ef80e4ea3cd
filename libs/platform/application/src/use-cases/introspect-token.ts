import type { Clock } from '@livery/kernel';
import { isActive, type IssuedToken, isVisibleTo, type TokenInquirer } from '@livery/platform-domain';
import type { CredentialSecrets } from '../ports/credential-secrets.ts';
import type { UnscopedAccessTokenDirectory } from '../ports/unscoped-access-token-directory.ts';

/** Returns the state of a token (RFC 7662). It does the same work for any text, so that its duration reveals nothing. */
export class IntrospectToken {
  constructor(
    private readonly secrets: CredentialSecrets,
    private readonly directory: UnscopedAccessTokenDirectory,
    private readonly clock: Clock,
  ) {}

  /** @returns null if the token is unknown, not active, or not visible to the inquirer; these cases cannot be distinguished */
  async execute(inquirer: TokenInquirer, text: string): Promise<IssuedToken | null> {
    const token = await this.directory.find(this.secrets.digestsOf(text));
    if (token === null || !isVisibleTo(token, inquirer) || !isActive(token, this.clock.now())) return null;
    return token;
  }
}
