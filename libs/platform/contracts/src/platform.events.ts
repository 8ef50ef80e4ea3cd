import { type EventDefinition, recordSchema } from '@livery/kernel';
import { apiKeySchema } from './api-key.schema.ts';
import { oauthApplicationSchema } from './oauth-application.schema.ts';

const apiKeySnapshot = recordSchema({ object: apiKeySchema });
const [apiKey] = apiKeySchema.examples;
const [oauthApplication] = oauthApplicationSchema.examples;

export const apiKeyCreated = {
  type: 'platform.api_key.created',
  description: 'An API key was made. Its secret is not part of the event.',
  schema: apiKeySnapshot,
  example: { object: apiKey },
} as const satisfies EventDefinition;

export const apiKeyRevoked = {
  type: 'platform.api_key.revoked',
  description: 'An API key was revoked; it is refused everywhere within a second.',
  schema: apiKeySnapshot,
  example: { object: { ...apiKey, revoked_at: '2026-11-20T10:02:41.050Z', updated: '2026-11-20T10:02:41.050Z' } },
} as const satisfies EventDefinition;

export const oauthApplicationCreated = {
  type: 'platform.oauth_application.created',
  description: 'An OAuth application was made. Its client secret is not part of the event.',
  schema: recordSchema({ object: oauthApplicationSchema }),
  example: { object: oauthApplication },
} as const satisfies EventDefinition;

/** Every event type of this context. */
export const platformEvents: readonly EventDefinition[] = [apiKeyCreated, apiKeyRevoked, oauthApplicationCreated];
