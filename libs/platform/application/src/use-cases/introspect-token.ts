import type { Clock } from '@livery/kernel';
import { isActive, type IssuedToken, isVisibleTo, type TokenInquirer } from '@livery/platform-domain';
import type { CredentialSecrets } from '../ports/credential-secrets.ts';
import type { UnscopedAccessTokenDirectory } from '../ports/unscoped-access-token-directory.ts';

/** Tells what a token is good for (RFC 7662), with as much work whatever was sent as one. */
export class IntrospectToken {
  constructor(
    private readonly secrets: CredentialSecrets,
    private readonly directory: UnscopedAccessTokenDirectory,
    private readonly clock: Clock,
  ) {}

  /** @returns null for all that is not active or not the inquirer's to know: nobody can tell which */
  async execute(inquirer: TokenInquirer, text: string): Promise<IssuedToken | null> {
    const token = await this.directory.find(this.secrets.digestsOf(text));
    if (token === null || !isVisibleTo(token, inquirer) || !isActive(token, this.clock.now())) return null;
    return token;
  }
}
