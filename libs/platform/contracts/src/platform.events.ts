import { type EventDefinition, recordSchema } from '@livery/kernel';
import { apiKeySchema } from './api-key.schema.ts';
import { oauthApplicationSchema } from './oauth-application.schema.ts';

const apiKeySnapshot = recordSchema({ object: apiKeySchema });

export const apiKeyCreated = {
  type: 'platform.api_key.created',
  description: 'An API key was made. Its secret is not part of the event.',
  schema: apiKeySnapshot,
} as const satisfies EventDefinition;

export const apiKeyRevoked = {
  type: 'platform.api_key.revoked',
  description: 'An API key was revoked; it is refused everywhere within a second.',
  schema: apiKeySnapshot,
} as const satisfies EventDefinition;

export const oauthApplicationCreated = {
  type: 'platform.oauth_application.created',
  description: 'An OAuth application was made. Its client secret is not part of the event.',
  schema: recordSchema({ object: oauthApplicationSchema }),
} as const satisfies EventDefinition;

/** Every event type of this context. */
export const platformEvents: readonly EventDefinition[] = [apiKeyCreated, apiKeyRevoked, oauthApplicationCreated];
