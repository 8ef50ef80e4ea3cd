import { type Database, unscoped } from '@livery/persistence';
import type { SecretDigest } from '@livery/platform-application';
import type { AccessToken } from '@livery/platform-domain';
import { TOKEN_ISSUE } from './tenant-guard-exceptions.ts';

export interface KeptToken {
  readonly token: AccessToken;
  readonly digest: SecretDigest;
}

const INSERT = unscoped(
  TOKEN_ISSUE,
  `insert into platform.access_token
      (organization_id, livemode, id, application_id, secret_hash, pepper_version, scopes, expires_at, created)
   select organization_id, livemode, id, application_id, secret_hash, pepper_version, string_to_array(scopes, ' '),
          expires_at, created
     from unnest($1::uuid[], $2::boolean[], $3::uuid[], $4::uuid[], $5::bytea[], $6::integer[], $7::text[],
                 $8::timestamptz[], $9::timestamptz[])
       as t (organization_id, livemode, id, application_id, secret_hash, pepper_version, scopes, expires_at, created)`,
);

/** Inserts tokens of any tenants with one statement, and thus with one write to the disk. */
export async function insertUnscopedAccessTokens(database: Database, kept: readonly KeptToken[]): Promise<void> {
  await database.query(INSERT, [
    kept.map(({ token }) => token.tenant.organizationId),
    kept.map(({ token }) => token.tenant.livemode),
    kept.map(({ token }) => token.id),
    kept.map(({ token }) => token.applicationId),
    kept.map(({ digest }) => digest.hash),
    kept.map(({ digest }) => digest.pepperVersion),
    // unnest would flatten an array of arrays, so each list of scopes is passed as text.
    kept.map(({ token }) => token.scopes.join(' ')),
    kept.map(({ token }) => token.expiresAt),
    kept.map(({ token }) => token.created),
  ]);
}
