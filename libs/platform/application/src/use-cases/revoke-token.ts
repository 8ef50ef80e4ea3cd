import type { Clock, UnitOfWork } from '@livery/kernel';
import { isVisibleTo, type TokenInquirer } from '@livery/platform-domain';
import type { AccessTokenRepository } from '../ports/access-token.repository.ts';
import type { CredentialSecrets } from '../ports/credential-secrets.ts';
import type { UnscopedAccessTokenDirectory } from '../ports/unscoped-access-token-directory.ts';

export interface RevokeTokenInput {
  readonly inquirer: TokenInquirer;
  /** The text that the caller sent as a token. */
  readonly text: string;
  /** Called before anything is changed, with the token's UUID or null for an unknown token. It throws to forbid the revocation. */
  readonly authorize: (tokenId: string | null) => void;
}

/** Revokes a token (RFC 7009). If it is unknown or not visible to the caller, nothing changes and there is no error. */
export class RevokeToken {
  constructor(
    private readonly tokens: AccessTokenRepository,
    private readonly secrets: CredentialSecrets,
    private readonly directory: UnscopedAccessTokenDirectory,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws the error of `authorize` */
  async execute({ inquirer, text, authorize }: RevokeTokenInput): Promise<void> {
    const token = await this.directory.find(this.secrets.digestsOf(text));
    authorize(token?.id ?? null);
    if (token === null || token.revokedAt !== null || !isVisibleTo(token, inquirer)) return;
    const at = this.clock.now();
    await this.unitOfWork.run((transaction) => this.tokens.revoke(token.tenant, token.id, at, transaction));
  }
}
