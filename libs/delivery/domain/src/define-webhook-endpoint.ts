import {
  type Actor,
  checkedMembers,
  DomainError,
  hasAtMost,
  isApiVersion,
  mergeMetadata,
  type Tenant,
} from '@livery/kernel';
import { webhookApiVersionUnknown } from './delivery.errors.ts';
import {
  disableWebhookEndpoint,
  enableWebhookEndpoint,
  NOTHING_MISSED,
  type SigningSecret,
  type WebhookEndpoint,
} from './webhook-endpoint.ts';

const MAX_DESCRIPTION = 500;
const HIGHEST_MAX_IN_FLIGHT = 256;

/** What a caller asks for in a new endpoint. `url` and `enabledEvents` have been checked already. */
export interface WebhookEndpointDraft {
  readonly url: string;
  readonly enabledEvents: readonly string[];
  readonly description?: string | undefined;
  readonly apiVersion?: string | null | undefined;
  readonly maxInFlight?: number | null | undefined;
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
}

/** What a caller changes; fields that are undefined stay. Metadata is merged; null removes a pinned version or a limit. */
export interface WebhookEndpointAmendment {
  readonly url?: string | undefined;
  readonly enabledEvents?: readonly string[] | undefined;
  readonly description?: string | undefined;
  readonly apiVersion?: string | null | undefined;
  readonly maxInFlight?: number | null | undefined;
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
  readonly status?: WebhookEndpoint['status'] | undefined;
}

export interface WebhookEndpointOrigin {
  readonly id: string;
  readonly tenant: Tenant;
  readonly secret: SigningSecret;
  readonly createdBy: Actor;
  readonly at: Date;
}

/** Creates an enabled endpoint. @throws DomainError `parameter_invalid`, `api_version_unknown` */
export function defineWebhookEndpoint(draft: WebhookEndpointDraft, origin: WebhookEndpointOrigin): WebhookEndpoint {
  const { id, tenant, secret, createdBy, at } = origin;
  return {
    id,
    tenant,
    url: draft.url,
    enabledEvents: draft.enabledEvents,
    ...checkedMembers({
      description: () => checkedDescription(draft.description ?? ''),
      apiVersion: () => checkedApiVersion(draft.apiVersion ?? null),
      maxInFlight: () => checkedMaxInFlight(draft.maxInFlight ?? null),
      metadata: () => mergeMetadata({}, draft.metadata),
    }),
    status: 'enabled',
    disabledReason: null,
    secrets: [secret],
    failingSince: null,
    missed: NOTHING_MISSED,
    createdBy,
    created: at,
    updated: at,
  };
}

/**
 * Changes an endpoint. @returns the same object if nothing changes
 * @throws DomainError `parameter_invalid`, `api_version_unknown`
 */
export function amendWebhookEndpoint(
  endpoint: WebhookEndpoint,
  { status, metadata, ...amendment }: WebhookEndpointAmendment,
  at: Date,
): WebhookEndpoint {
  const { url, description, enabledEvents, apiVersion, maxInFlight } = amendment;
  const amended: WebhookEndpoint = {
    ...inStatus(endpoint, status, at),
    url: url ?? endpoint.url,
    description: checkedDescription(description ?? endpoint.description),
    enabledEvents: enabledEvents ?? endpoint.enabledEvents,
    apiVersion: apiVersion === undefined ? endpoint.apiVersion : checkedApiVersion(apiVersion),
    maxInFlight: maxInFlight === undefined ? endpoint.maxInFlight : checkedMaxInFlight(maxInFlight),
    metadata: mergeMetadata(endpoint.metadata, metadata),
    updated: endpoint.updated,
  };
  return JSON.stringify(amended) === JSON.stringify(endpoint) ? endpoint : { ...amended, updated: at };
}

function inStatus(endpoint: WebhookEndpoint, status: WebhookEndpoint['status'] | undefined, at: Date): WebhookEndpoint {
  switch (status) {
    case 'enabled':
      return enableWebhookEndpoint(endpoint, at);
    case 'disabled':
      return disableWebhookEndpoint(endpoint, 'manual', at);
    case undefined:
      return endpoint;
  }
}

function checkedDescription(description: string): string {
  if (hasAtMost(description, MAX_DESCRIPTION)) return description;
  throw new DomainError(
    'invalid',
    'parameter_invalid',
    `description must have at most ${MAX_DESCRIPTION} characters.`,
    {
      param: 'description',
    },
  );
}

function checkedApiVersion(version: string | null): string | null {
  if (version !== null && !isApiVersion(version)) throw webhookApiVersionUnknown();
  return version;
}

function checkedMaxInFlight(most: number | null): number | null {
  if (most === null || (Number.isInteger(most) && most >= 1 && most <= HIGHEST_MAX_IN_FLIGHT)) return most;
  throw new DomainError(
    'invalid',
    'parameter_invalid',
    `max_in_flight must be a whole number from 1 to ${HIGHEST_MAX_IN_FLIGHT}, or null.`,
    { param: 'max_in_flight' },
  );
}
