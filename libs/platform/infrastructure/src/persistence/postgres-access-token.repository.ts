import type { Tenant, Transaction } from '@livery/kernel';
import { type Database, managerOf, SharedStatement } from '@livery/persistence';
import { AccessTokenRepository, type SecretDigest } from '@livery/platform-application';
import type { AccessToken } from '@livery/platform-domain';
import { announceCredentials } from './announce-credentials.ts';
import { insertUnscopedAccessTokens, type KeptToken } from './insert-unscoped-access-tokens.ts';

export class PostgresAccessTokenRepository extends AccessTokenRepository {
  private readonly insertion: SharedStatement<KeptToken, void>;

  constructor(database: Database) {
    super();
    this.insertion = new SharedStatement(async (all) => {
      await insertUnscopedAccessTokens(database, all);
      return () => undefined;
    });
  }

  async insert(token: AccessToken, digest: SecretDigest): Promise<void> {
    await this.insertion.ask({ token, digest });
  }

  async revoke({ organizationId, livemode }: Tenant, id: string, at: Date, transaction: Transaction): Promise<void> {
    await managerOf(transaction).query(
      `update platform.access_token set revoked_at = $4
        where organization_id = $1 and livemode = $2 and id = $3 and revoked_at is null`,
      [organizationId, livemode, id, at],
    );
    await announceCredentials(id, transaction);
  }
}
