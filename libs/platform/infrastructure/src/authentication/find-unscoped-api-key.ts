import type { Scope } from '@livery/kernel';
import { type Database, unscoped } from '@livery/persistence';
import type { SecretDigest } from '@livery/platform-application';
import type { Credential } from '@livery/platform-domain';

interface ApiKeyCredentialRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly prefix_type: 'sk' | 'pk';
  readonly scopes: readonly Scope[];
  readonly api_version: string;
  readonly expires_at: Date | null;
  readonly revoked_at: Date | null;
  readonly status: 'active' | 'suspended';
}

/** One statement, whether the key is known, revoked or made up. */
const FIND = unscoped(
  'credential-lookup',
  `select k.organization_id, k.livemode, k.id, k.prefix_type, k.scopes, k.api_version, k.expires_at, k.revoked_at, o.status
     from platform.api_key k join platform.organization o on o.id = k.organization_id
    where k.secret_hash = any($1)`,
);

/** The API key behind a secret. */
export async function findUnscopedApiKey(
  database: Database,
  digests: readonly SecretDigest[],
): Promise<Credential | null> {
  const [row] = await database.query<ApiKeyCredentialRow>(FIND, [digests.map(({ hash }) => hash)]);
  if (row === undefined) return null;
  return {
    tenant: { organizationId: row.organization_id, livemode: row.livemode },
    actor: { kind: 'api_key', id: row.id },
    credential: row.prefix_type === 'pk' ? 'publishable_key' : 'secret_key',
    scopes: row.scopes,
    apiVersion: row.api_version,
    expiresAt: row.expires_at,
    revoked: row.revoked_at !== null,
    organizationStatus: row.status,
  };
}
