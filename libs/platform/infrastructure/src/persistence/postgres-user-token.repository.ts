import type { Transaction } from '@livery/kernel';
import { managerOf } from '@livery/persistence';
import { type SecretDigest, UserTokenRepository } from '@livery/platform-application';
import type { UserToken } from '@livery/platform-domain';

export class PostgresUserTokenRepository extends UserTokenRepository {
  async insert(token: UserToken, steppedUpUntil: Date, digest: SecretDigest, transaction: Transaction): Promise<void> {
    const { tenant } = token;
    await managerOf(transaction).query(
      `insert into platform.user_token
         (organization_id, livemode, id, user_id, session_id, secret_hash, pepper_version, stepped_up_until, expires_at, created)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        tenant.organizationId,
        tenant.livemode,
        token.id,
        token.userId,
        token.sessionId,
        digest.hash,
        digest.pepperVersion,
        steppedUpUntil,
        token.expiresAt,
        token.created,
      ],
    );
  }
}
