import type { Actor, Metadata, Tenant } from '@livery/kernel';

export type DisabledReason = 'manual' | 'gone' | 'failing';

/** The state of an endpoint. A disabled endpoint has the reason. */
export type WebhookEndpointState =
  | { readonly status: 'enabled'; readonly disabledReason: null }
  | { readonly status: 'disabled'; readonly disabledReason: DisabledReason };

/** What may be shown of a signing secret. Its value is stored encrypted, and only the worker decrypts it. */
export interface SigningSecret {
  readonly lastFour: string;
  readonly created: Date;
  /** The time at which it stops signing; null if it has no end. */
  readonly retiresAt: Date | null;
}

/** The events that an endpoint wanted while it was disabled, and of which it has no delivery. */
export type MissedEvents =
  | { readonly count: 0; readonly since: null }
  /** `since`: none of them was created before this time. */
  | { readonly count: number; readonly since: Date };

export const NOTHING_MISSED: MissedEvents = { count: 0, since: null };

/** A consumer's URL and the event types that are delivered to it. */
export type WebhookEndpoint = WebhookEndpointState & {
  readonly id: string;
  readonly tenant: Tenant;
  readonly url: string;
  readonly description: string;
  /** Exact types, `prefix.*`, or `*`. */
  readonly enabledEvents: readonly string[];
  readonly apiVersion: string | null;
  readonly secrets: readonly SigningSecret[];
  /** The time of the first failure since the last success; null if the last attempt succeeded or there was none. */
  readonly failingSince: Date | null;
  readonly missed: MissedEvents;
  /** The number of requests that may be in flight to it at the same time, 1 to 256; null if it has no limit of its own. */
  readonly maxInFlight: number | null;
  readonly metadata: Metadata;
  readonly createdBy: Actor | null;
  readonly created: Date;
  readonly updated: Date;
};

/** Enables an endpoint: later events are delivered to it, and its failures until now no longer count. */
export function enableWebhookEndpoint(endpoint: WebhookEndpoint, at: Date): WebhookEndpoint {
  if (endpoint.status === 'enabled') return endpoint;
  return { ...endpoint, status: 'enabled', disabledReason: null, failingSince: null, updated: at };
}

/**
 * Disables an endpoint: no later event is delivered to it. The caller has to abandon its pending deliveries. An endpoint that
 * is disabled already keeps its reason.
 */
export function disableWebhookEndpoint(endpoint: WebhookEndpoint, reason: DisabledReason, at: Date): WebhookEndpoint {
  if (endpoint.status === 'disabled') return endpoint;
  return { ...endpoint, status: 'disabled', disabledReason: reason, updated: at };
}
