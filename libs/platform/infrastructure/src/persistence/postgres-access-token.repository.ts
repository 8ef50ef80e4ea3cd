import type { Tenant, Transaction } from '@livery/kernel';
import { type Database, managerOf } from '@livery/persistence';
import { AccessTokenRepository, type SecretDigest } from '@livery/platform-application';
import type { AccessToken } from '@livery/platform-domain';
import { announceCredentials } from './announce-credentials.ts';

const INSERT = `insert into platform.access_token
    (organization_id, livemode, id, application_id, secret_hash, pepper_version, scopes, expires_at, created)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

export class PostgresAccessTokenRepository extends AccessTokenRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async insert({ tenant, ...token }: AccessToken, { hash, pepperVersion }: SecretDigest): Promise<void> {
    await this.database.query(INSERT, [
      tenant.organizationId,
      tenant.livemode,
      token.id,
      token.applicationId,
      hash,
      pepperVersion,
      token.scopes,
      token.expiresAt,
      token.created,
    ]);
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
