import type { Actor, Metadata, Tenant } from '@livery/kernel';

export type DisabledReason = 'manual' | 'gone' | 'failing';

/** Where an endpoint stands; a disabled one says why. */
export type WebhookEndpointState =
  | { readonly status: 'enabled'; readonly disabledReason: null }
  | { readonly status: 'disabled'; readonly disabledReason: DisabledReason };

/** A secret as it is shown: its plain value is sealed, and opened by the worker only. */
export interface SigningSecret {
  readonly lastFour: string;
  readonly created: Date;
  /** When it stops signing; null for the one that stays. */
  readonly retiresAt: Date | null;
}

/** A consumer's address and the events that it wants. */
export type WebhookEndpoint = WebhookEndpointState & {
  readonly id: string;
  readonly tenant: Tenant;
  readonly url: string;
  readonly description: string;
  /** Exact types, `prefix.*`, or `*`. */
  readonly enabledEvents: readonly string[];
  readonly apiVersion: string | null;
  readonly secrets: readonly SigningSecret[];
  /** Since when every attempt has failed; null after a success. */
  readonly failingSince: Date | null;
  readonly metadata: Metadata;
  readonly createdBy: Actor | null;
  readonly created: Date;
  readonly updated: Date;
};

/** Deliveries are made for it from now on; what it failed before is forgotten. An enabled one stays as it is. */
export function enableWebhookEndpoint(endpoint: WebhookEndpoint, at: Date): WebhookEndpoint {
  if (endpoint.status === 'enabled') return endpoint;
  return { ...endpoint, status: 'enabled', disabledReason: null, failingSince: null, updated: at };
}

/** No deliveries are made for it any more; its pending ones are to be abandoned. A disabled one keeps its first reason. */
export function disableWebhookEndpoint(endpoint: WebhookEndpoint, reason: DisabledReason, at: Date): WebhookEndpoint {
  if (endpoint.status === 'disabled') return endpoint;
  return { ...endpoint, status: 'disabled', disabledReason: reason, updated: at };
}
