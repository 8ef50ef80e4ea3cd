import { CURRENT_API_VERSION } from '@livery/kernel';
import { type Database, unscoped } from '@livery/persistence';
import type { SecretDigest } from '@livery/platform-application';
import { type Credential, type Role, scopesOfRole } from '@livery/platform-domain';
import { CREDENTIAL_LOOKUP } from '../persistence/tenant-guard-exceptions.ts';
import { tokenLookUp } from './find-unscoped-access-token.ts';

interface UserTokenRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly user_id: string;
  readonly expires_at: Date;
  readonly stepped_up_until: Date;
  readonly role: Role;
  readonly is_revoked: boolean;
  readonly organization_status: 'active' | 'suspended';
}

/**
 * One statement, whether the token is valid, revoked or unknown. A token ends with its session, and when its user is disabled, unlinked
 * from the account or no member any more. The bounds on the id limit the search to two partitions.
 */
const FIND = unscoped(
  CREDENTIAL_LOOKUP,
  `select t.organization_id, t.livemode, t.id, t.user_id, t.expires_at, t.stepped_up_until,
          coalesce(m.role, 'viewer') as role, o.status as organization_status,
          coalesce(s.revoked_at is not null or u.status <> 'active' or m.status <> 'active'
                   or u.account_id <> s.account_id, true) as is_revoked
     from platform.user_token t
     join platform.organization o on o.id = t.organization_id
     left join platform.session s on s.id = t.session_id
     left join platform.user u on u.organization_id = t.organization_id and u.id = t.user_id
     left join platform.membership m on m.organization_id = t.organization_id and m.user_id = t.user_id
    where t.secret_hash = any($1) and t.id between $2 and $3`,
);

/** Finds the token of a person by its digests, with the scopes of the role that the person has now. */
export async function findUnscopedUserToken(
  database: Database,
  digests: readonly SecretDigest[],
  now: Date,
): Promise<Credential | null> {
  const [row] = await database.query<UserTokenRow>(FIND, tokenLookUp(digests, now));
  if (row === undefined) return null;
  return {
    id: row.id,
    tenant: { organizationId: row.organization_id, livemode: row.livemode },
    actor: { kind: 'user', id: row.user_id },
    lineage: row.user_id,
    credential: 'user_token',
    limits: null,
    scopes: scopesOfRole(row.role),
    needsStepUp: row.stepped_up_until <= now,
    apiVersion: CURRENT_API_VERSION,
    expiresAt: row.expires_at,
    revoked: row.is_revoked,
    organizationStatus: row.organization_status,
  };
}
