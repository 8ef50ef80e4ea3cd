import { type FromSchema, recordSchema, SCOPES } from '@livery/kernel';

const clientSecretSchema = recordSchema({
  last_four: { type: 'string' },
  created: { type: 'string', format: 'date-time' },
});

export const oauthApplicationSchema = recordSchema({
  id: { type: 'string', pattern: '^oa_app_' },
  object: { const: 'oauth_application' },
  organization: { type: 'string', pattern: '^org_' },
  livemode: { type: 'boolean' },
  name: { type: 'string' },
  description: { type: ['string', 'null'] },
  client_id: { type: 'string', pattern: '^oa_client_' },
  client_secret_last_four: { type: 'string' },
  secrets: { type: 'array', items: clientSecretSchema },
  requested_scopes: { type: 'array', items: { enum: SCOPES } },
  token_lifetime: { type: 'integer', minimum: 300, maximum: 86_400 },
  status: { enum: ['active', 'disabled'] },
  api_version: { type: 'string', format: 'date' },
  metadata: { type: 'object', additionalProperties: { type: 'string' } },
  created_by: { type: ['string', 'null'] },
  created: { type: 'string', format: 'date-time' },
  updated: { type: 'string', format: 'date-time' },
});

export type OAuthApplicationResource = FromSchema<typeof oauthApplicationSchema>;
