import type { Scope } from '@livery/kernel';
import { type Database, unscoped } from '@livery/persistence';
import { type KnownOAuthClient, UnscopedOAuthClientDirectory } from '@livery/platform-application';

interface OAuthClientRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly requested_scopes: readonly Scope[];
  readonly token_lifetime: number;
  readonly status: 'active' | 'disabled';
  readonly organization_status: 'active' | 'suspended';
  readonly secret_id: string;
  readonly retires_at: Date | null;
  readonly secret_hash: Buffer;
  readonly pepper_version: number;
}

/** One row a secret; one statement, whether there is such a client or not. */
const FIND = unscoped(
  'client-lookup',
  `select a.organization_id, a.livemode, a.id, a.requested_scopes, a.token_lifetime, a.status,
          o.status as organization_status, s.id as secret_id, s.retires_at, s.secret_hash, s.pepper_version
     from platform.oauth_application a
     join platform.organization o on o.id = a.organization_id
     join platform.oauth_client_secret s
       on s.organization_id = a.organization_id and s.livemode = a.livemode and s.application_id = a.id
    where a.client_id = $1`,
);

export class PostgresUnscopedOAuthClientDirectory extends UnscopedOAuthClientDirectory {
  constructor(private readonly database: Database) {
    super();
  }

  async find(clientId: string): Promise<KnownOAuthClient | null> {
    const rows = await this.database.query<OAuthClientRow>(FIND, [clientId]);
    const [row] = rows;
    if (row === undefined) return null;
    return {
      client: {
        tenant: { organizationId: row.organization_id, livemode: row.livemode },
        applicationId: row.id,
        scopes: row.requested_scopes,
        tokenLifetime: row.token_lifetime,
        status: row.status,
        organizationStatus: row.organization_status,
      },
      secrets: rows.map((secret) => ({
        id: secret.secret_id,
        digest: { hash: secret.secret_hash, pepperVersion: secret.pepper_version },
        retiresAt: secret.retires_at,
      })),
    };
  }
}
