import { firstIdAt, type Scope } from '@livery/kernel';
import { type Database, unscoped } from '@livery/persistence';
import type { SecretDigest } from '@livery/platform-application';
import { type Credential, effectiveScopes } from '@livery/platform-domain';
import { CREDENTIAL_LOOKUP } from '../persistence/tenant-guard-exceptions.ts';

interface AccessTokenCredentialRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly application_id: string;
  readonly scopes: readonly Scope[];
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
  readonly requested_scopes: readonly Scope[];
  readonly api_version: string;
  readonly application_status: 'active' | 'disabled';
  readonly organization_status: 'active' | 'suspended';
}

/** Tokens live for a day at most. Up to this age they are found, and refused as expired; older ones are unknown. */
export const MAX_TOKEN_AGE_MS = 6 * 24 * 3_600_000;
/** The difference that is allowed between the clocks of two processes. */
export const CLOCK_SKEW_MS = 3_600_000;

/**
 * One statement, whether the token is valid, revoked or unknown. The bounds on the id limit the search to two partitions.
 */
const FIND = unscoped(
  CREDENTIAL_LOOKUP,
  `select t.organization_id, t.livemode, t.id, t.application_id, t.scopes, t.expires_at, t.revoked_at,
          a.requested_scopes, a.api_version, a.status as application_status, o.status as organization_status
     from platform.access_token t
     join platform.oauth_application a
       on a.organization_id = t.organization_id and a.livemode = t.livemode and a.id = t.application_id
     join platform.organization o on o.id = t.organization_id
    where t.secret_hash = any($1) and t.id between $2 and $3`,
);

/** Finds an access token by its digests, with the scopes that it still has. */
export async function findUnscopedAccessToken(
  database: Database,
  digests: readonly SecretDigest[],
  now: Date,
): Promise<Credential | null> {
  const [row] = await database.query<AccessTokenCredentialRow>(FIND, tokenLookUp(digests, now));
  if (row === undefined) return null;
  return {
    id: row.id,
    tenant: { organizationId: row.organization_id, livemode: row.livemode },
    actor: { kind: 'oauth_application', id: row.application_id },
    lineage: row.application_id,
    credential: 'access_token',
    limits: null,
    scopes: effectiveScopes(row.scopes, row.requested_scopes),
    apiVersion: row.api_version,
    expiresAt: row.expires_at,
    revoked: row.revoked_at !== null || row.application_status === 'disabled',
    organizationStatus: row.organization_status,
  };
}

/** The values by which a token is searched for: its digests, and the ids of the tokens that are young enough to be found. */
export function tokenLookUp(digests: readonly SecretDigest[], now: Date): readonly unknown[] {
  return [
    digests.map(({ hash }) => hash),
    firstIdAt(new Date(now.getTime() - MAX_TOKEN_AGE_MS)),
    firstIdAt(new Date(now.getTime() + CLOCK_SKEW_MS)),
  ];
}
