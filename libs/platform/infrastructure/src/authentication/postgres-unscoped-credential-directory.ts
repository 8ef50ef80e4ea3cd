import type { Clock } from '@livery/kernel';
import type { Database } from '@livery/persistence';
import { type BearerKind, type SecretDigest, UnscopedCredentialDirectory } from '@livery/platform-application';
import type { Credential } from '@livery/platform-domain';
import type { UnscopedCredentialUpkeep } from './unscoped-credential-upkeep.ts';
import { findUnscopedAccessToken } from './find-unscoped-access-token.ts';
import { findUnscopedApiKey } from './find-unscoped-api-key.ts';
import { findUnscopedUserToken } from './find-unscoped-user-token.ts';

/** Finds credentials with one statement, in the table of their kind. */
export class PostgresUnscopedCredentialDirectory extends UnscopedCredentialDirectory {
  constructor(
    private readonly database: Database,
    private readonly upkeep: UnscopedCredentialUpkeep,
    private readonly clock: Clock,
  ) {
    super();
  }

  find(kind: BearerKind, digests: readonly SecretDigest[]): Promise<Credential | null> {
    switch (kind) {
      case 'api_key':
        return this.findApiKey(digests);
      case 'access_token':
        return findUnscopedAccessToken(this.database, digests, this.clock.now());
      case 'user_token':
        return findUnscopedUserToken(this.database, digests, this.clock.now());
    }
  }

  private async findApiKey(digests: readonly SecretDigest[]): Promise<Credential | null> {
    const found = await findUnscopedApiKey(this.database, digests);
    if (found === null) return null;
    const [newest] = digests;
    if (newest !== undefined && newest.pepperVersion !== found.digest.pepperVersion) {
      this.upkeep.noteOldPepper('api_key', found.digest, newest);
    }
    return found.credential;
  }
}
