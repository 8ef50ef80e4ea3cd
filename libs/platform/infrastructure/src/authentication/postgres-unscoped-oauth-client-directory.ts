import type { Scope } from '@livery/kernel';
import { type Database, SharedStatement, unscoped } from '@livery/persistence';
import { type KnownOAuthClient, UnscopedOAuthClientDirectory } from '@livery/platform-application';
import { CLIENT_LOOKUP } from '../persistence/tenant-guard-exceptions.ts';

interface OAuthClientRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly client_id: string;
  readonly requested_scopes: readonly Scope[];
  readonly token_lifetime: number;
  readonly status: 'active' | 'disabled';
  readonly organization_status: 'active' | 'suspended';
  readonly secret_id: string;
  readonly retires_at: Date | null;
  readonly secret_hash: Buffer;
  readonly pepper_version: number;
}

/** One row per secret. One statement, whether the client exists or not; calls at the same time share it. */
const FIND = unscoped(
  CLIENT_LOOKUP,
  `select a.organization_id, a.livemode, a.id, a.client_id, a.requested_scopes, a.token_lifetime, a.status,
          o.status as organization_status, s.id as secret_id, s.retires_at, s.secret_hash, s.pepper_version
     from platform.oauth_application a
     join platform.organization o on o.id = a.organization_id
     join platform.oauth_client_secret s
       on s.organization_id = a.organization_id and s.livemode = a.livemode and s.application_id = a.id
    where a.client_id = any($1)`,
);

export class PostgresUnscopedOAuthClientDirectory extends UnscopedOAuthClientDirectory {
  private readonly lookUp: SharedStatement<string, KnownOAuthClient | null>;

  constructor(database: Database) {
    super();
    this.lookUp = new SharedStatement(async (clientIds) => {
      const rows = await database.query<OAuthClientRow>(FIND, [[...new Set(clientIds)]]);
      const rowsOf = Map.groupBy(rows, (row) => row.client_id);
      return (clientId) => toClient(rowsOf.get(clientId) ?? []);
    });
  }

  find(clientId: string): Promise<KnownOAuthClient | null> {
    return this.lookUp.ask(clientId);
  }
}

function toClient(rows: readonly OAuthClientRow[]): KnownOAuthClient | null {
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
