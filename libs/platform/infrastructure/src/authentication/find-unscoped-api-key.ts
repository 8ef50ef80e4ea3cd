import type { Scope } from '@livery/kernel';
import { type Database, unscoped } from '@livery/persistence';
import type { SecretDigest } from '@livery/platform-application';
import type { Credential } from '@livery/platform-domain';
import { CREDENTIAL_LOOKUP } from '../persistence/tenant-guard-exceptions.ts';

interface ApiKeyCredentialRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly lineage: string;
  readonly prefix_type: 'sk' | 'pk';
  readonly scopes: readonly Scope[];
  readonly allowed_ips: readonly string[];
  readonly api_version: string;
  readonly expires_at: Date | null;
  readonly revoked_at: Date | null;
  readonly pepper_version: number;
  readonly secret_hash: Buffer;
  readonly status: 'active' | 'suspended';
}

export interface FoundApiKey {
  readonly credential: Credential;
  /** The digest by which it was found. */
  readonly digest: SecretDigest;
}

/** One statement, whether the key is valid, revoked or unknown. */
const FIND = unscoped(
  CREDENTIAL_LOOKUP,
  `select k.organization_id, k.livemode, k.id, coalesce(k.lineage, k.id) as lineage, k.prefix_type, k.scopes, k.allowed_ips,
          k.api_version, least(k.expires_at, k.retires_at) as expires_at, k.revoked_at, k.pepper_version, k.secret_hash,
          o.status
     from platform.api_key k join platform.organization o on o.id = k.organization_id
    where k.secret_hash = any($1)`,
);

/** Finds an API key by its digests. */
export async function findUnscopedApiKey(
  database: Database,
  digests: readonly SecretDigest[],
): Promise<FoundApiKey | null> {
  const [row] = await database.query<ApiKeyCredentialRow>(FIND, [digests.map(({ hash }) => hash)]);
  if (row === undefined) return null;
  const credential: Credential = {
    id: row.id,
    tenant: { organizationId: row.organization_id, livemode: row.livemode },
    actor: { kind: 'api_key', id: row.id },
    lineage: row.lineage,
    credential: row.prefix_type === 'pk' ? 'publishable_key' : 'secret_key',
    scopes: row.scopes,
    limits: { endsAt: row.expires_at, allowedIps: row.allowed_ips },
    apiVersion: row.api_version,
    expiresAt: row.expires_at,
    revoked: row.revoked_at !== null,
    organizationStatus: row.status,
  };
  return { credential, digest: { hash: row.secret_hash, pepperVersion: row.pepper_version } };
}
