import type { Clock, UnitOfWork } from '@livery/kernel';
import { isVisibleTo, type TokenInquirer } from '@livery/platform-domain';
import type { AccessTokenRepository } from '../ports/access-token.repository.ts';
import type { CredentialSecrets } from '../ports/credential-secrets.ts';
import type { UnscopedAccessTokenDirectory } from '../ports/unscoped-access-token-directory.ts';

export interface RevokeTokenInput {
  readonly inquirer: TokenInquirer;
  /** The token, or whatever was sent as one. */
  readonly text: string;
  /** Called with the token's UUID, null for an unknown one, before anything is done: throws for who may not. */
  readonly authorize: (tokenId: string | null) => void;
}

/** Takes a token back (RFC 7009). What is unknown, or not the caller's to take, is passed over in silence. */
export class RevokeToken {
  constructor(
    private readonly tokens: AccessTokenRepository,
    private readonly secrets: CredentialSecrets,
    private readonly directory: UnscopedAccessTokenDirectory,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws whatever `authorize` throws */
  async execute({ inquirer, text, authorize }: RevokeTokenInput): Promise<void> {
    const token = await this.directory.find(this.secrets.digestsOf(text));
    authorize(token?.id ?? null);
    if (token === null || token.revokedAt !== null || !isVisibleTo(token, inquirer)) return;
    const at = this.clock.now();
    await this.unitOfWork.run((transaction) => this.tokens.revoke(token.tenant, token.id, at, transaction));
  }
}
