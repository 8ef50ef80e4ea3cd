import type { CreateWebhookEndpointRequest, WebhookEndpoint } from '@livery/sdk';

/** The form of an endpoint holds these values. */
export interface EndpointDraft {
  readonly url: string;
  readonly description: string;
  readonly wantsAll: boolean;
  /** Types and patterns, used unless it wants all. */
  readonly types: readonly string[];
  /** Empty: each event in the version in which it was recorded. */
  readonly apiVersion: string;
}

export const NEW_ENDPOINT: EndpointDraft = { url: '', description: '', wantsAll: true, types: [], apiVersion: '' };

export function draftOf({ url, description, enabled_events, api_version }: WebhookEndpoint): EndpointDraft {
  const wantsAll = enabled_events.includes('*');
  return { url, description, wantsAll, types: wantsAll ? [] : enabled_events, apiVersion: api_version ?? '' };
}

/** Whether at least one event type is chosen. */
export function isComplete({ wantsAll, types }: EndpointDraft): boolean {
  return wantsAll || types.length > 0;
}

/** The draft as the body of a request that creates or changes an endpoint. */
export function bodyOf({ url, description, wantsAll, types, apiVersion }: EndpointDraft): CreateWebhookEndpointRequest {
  return {
    url: url.trim(),
    description: description.trim(),
    enabled_events: wantsAll ? ['*'] : [...types],
    api_version: apiVersion === '' ? null : apiVersion,
  };
}
