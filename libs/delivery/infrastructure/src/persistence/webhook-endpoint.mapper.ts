import type { SealedSecret } from '@livery/delivery-application';
import { NOTHING_MISSED, type WebhookEndpoint, type WebhookEndpointState } from '@livery/delivery-domain';
import { actorColumns, actorOf } from '@livery/persistence';
import type { SigningSecretRow } from './signing-secret.row.ts';
import type { WebhookEndpointRow } from './webhook-endpoint.row.ts';

/** An endpoint as the database returns it, with the public part of its secrets and its missed events; dates are text, as in JSON. */
export interface ReadWebhookEndpointRow extends WebhookEndpointRow {
  readonly secrets: readonly {
    readonly last_four: string;
    readonly created: string;
    readonly retires_at: string | null;
  }[];
  readonly missed: { readonly count: number; readonly since: string | null };
}

export function toWebhookEndpoint(row: ReadWebhookEndpointRow): WebhookEndpoint {
  return {
    id: row.id,
    tenant: { organizationId: row.organization_id, livemode: row.livemode },
    url: row.url,
    description: row.description,
    enabledEvents: row.enabled_events,
    apiVersion: row.api_version,
    ...stateOf(row),
    secrets: row.secrets.map((secret) => ({
      lastFour: secret.last_four,
      created: new Date(secret.created),
      retiresAt: secret.retires_at === null ? null : new Date(secret.retires_at),
    })),
    failingSince: row.failing_since,
    missed: row.missed.since === null ? NOTHING_MISSED : { ...row.missed, since: new Date(row.missed.since) },
    maxInFlight: row.max_in_flight,
    metadata: row.metadata,
    createdBy: actorOf(row),
    created: row.created,
    updated: row.updated,
  };
}

function stateOf({ id, status, disabled_reason: reason }: WebhookEndpointRow): WebhookEndpointState {
  if (status === 'enabled') return { status, disabledReason: null };
  if (reason === null) throw new Error(`Webhook endpoint ${id} is disabled without a reason.`);
  return { status, disabledReason: reason };
}

export function toWebhookEndpointRow(endpoint: WebhookEndpoint): WebhookEndpointRow {
  return {
    organization_id: endpoint.tenant.organizationId,
    livemode: endpoint.tenant.livemode,
    id: endpoint.id,
    url: endpoint.url,
    description: endpoint.description,
    enabled_events: endpoint.enabledEvents,
    api_version: endpoint.apiVersion,
    status: endpoint.status,
    disabled_reason: endpoint.disabledReason,
    failing_since: endpoint.failingSince,
    max_in_flight: endpoint.maxInFlight,
    metadata: endpoint.metadata,
    ...actorColumns(endpoint.createdBy),
    created: endpoint.created,
    updated: endpoint.updated,
  };
}

export function toSigningSecretRow({ tenant, id }: WebhookEndpoint, secret: SealedSecret): SigningSecretRow {
  return {
    organization_id: tenant.organizationId,
    livemode: tenant.livemode,
    endpoint_id: id,
    id: secret.id,
    sealed: Buffer.from(secret.sealed),
    key_version: secret.keyVersion,
    last_four: secret.lastFour,
    created: secret.created,
    retires_at: null,
  };
}
