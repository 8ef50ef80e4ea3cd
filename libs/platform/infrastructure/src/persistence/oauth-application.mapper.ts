import { actorColumns, actorOf } from '@livery/persistence';
import type { SecretDigest } from '@livery/platform-application';
import type { OAuthApplication } from '@livery/platform-domain';
import type { OAuthApplicationRow } from './oauth-application.row.ts';
import type { OAuthClientSecretRow } from './oauth-client-secret.row.ts';

/** An application as the database returns it, with its secrets but without their hashes. */
export interface ReadOAuthApplicationRow extends OAuthApplicationRow {
  readonly secrets: readonly {
    readonly id: string;
    readonly last_four: string;
    /** A date as text, since JSON has no dates. */
    readonly created: string;
    readonly last_used_at: string | null;
    readonly retires_at: string | null;
  }[];
}

/** @throws Error if the application has no secret. Every write ensures that it has one, although no constraint does. */
export function toOAuthApplication(row: ReadOAuthApplicationRow): OAuthApplication {
  const [newest, ...older] = row.secrets.map(({ id, last_four, created, last_used_at, retires_at }) => ({
    id,
    lastFour: last_four,
    created: new Date(created),
    lastUsedAt: last_used_at === null ? null : new Date(last_used_at),
    retiresAt: retires_at === null ? null : new Date(retires_at),
  }));
  if (newest === undefined) throw new Error(`The OAuth application ${row.id} has no secret.`);
  return {
    id: row.id,
    tenant: { organizationId: row.organization_id, livemode: row.livemode },
    name: row.name,
    description: row.description,
    clientId: row.client_id,
    requestedScopes: row.requested_scopes,
    tokenLifetime: row.token_lifetime,
    status: row.status,
    apiVersion: row.api_version,
    metadata: row.metadata,
    secrets: [newest, ...older],
    createdBy: actorOf(row),
    created: row.created,
    updated: row.updated,
  };
}

export function toOAuthApplicationRow(application: OAuthApplication): OAuthApplicationRow {
  return {
    organization_id: application.tenant.organizationId,
    livemode: application.tenant.livemode,
    id: application.id,
    name: application.name,
    description: application.description,
    client_id: application.clientId,
    requested_scopes: application.requestedScopes,
    token_lifetime: application.tokenLifetime,
    status: application.status,
    api_version: application.apiVersion,
    metadata: application.metadata,
    ...actorColumns(application.createdBy),
    created: application.created,
    updated: application.updated,
  };
}

/** Returns the row of the newest secret, which has just been issued. */
export function toClientSecretRow(application: OAuthApplication, digest: SecretDigest): OAuthClientSecretRow {
  const [{ id, lastFour, created, lastUsedAt, retiresAt }] = application.secrets;
  return {
    organization_id: application.tenant.organizationId,
    livemode: application.tenant.livemode,
    application_id: application.id,
    id,
    last_four: lastFour,
    secret_hash: Buffer.from(digest.hash),
    pepper_version: digest.pepperVersion,
    created,
    last_used_at: lastUsedAt,
    retires_at: retiresAt,
  };
}
