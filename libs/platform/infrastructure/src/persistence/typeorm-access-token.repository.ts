import type { Tenant, Transaction } from '@livery/kernel';
import { managerOf } from '@livery/persistence';
import { AccessTokenRepository, type SecretDigest } from '@livery/platform-application';
import type { AccessToken } from '@livery/platform-domain';
import { announceCredentials } from './announce-credentials.ts';
import { AccessTokenRowSchema } from './access-token.row.ts';

export class TypeOrmAccessTokenRepository extends AccessTokenRepository {
  async insert(token: AccessToken, digest: SecretDigest, transaction: Transaction): Promise<void> {
    await managerOf(transaction).insert(AccessTokenRowSchema, {
      organization_id: token.tenant.organizationId,
      livemode: token.tenant.livemode,
      id: token.id,
      application_id: token.applicationId,
      secret_hash: Buffer.from(digest.hash),
      pepper_version: digest.pepperVersion,
      scopes: token.scopes,
      expires_at: token.expiresAt,
      revoked_at: null,
      created: token.created,
    });
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
