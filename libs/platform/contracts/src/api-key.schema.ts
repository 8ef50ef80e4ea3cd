import { type FromSchema, recordSchema, SCOPES } from '@livery/kernel';

export const apiKeySchema = recordSchema({
  id: { type: 'string', pattern: '^key_' },
  object: { const: 'api_key' },
  organization: { type: 'string', pattern: '^org_' },
  livemode: { type: 'boolean' },
  name: { type: 'string' },
  prefix_type: { enum: ['sk', 'pk'] },
  mode: { enum: ['live', 'test'] },
  last_four: { type: 'string' },
  scopes: { type: 'array', items: { enum: SCOPES } },
  api_version: { type: 'string', format: 'date' },
  expires_at: { type: ['string', 'null'], format: 'date-time' },
  revoked_at: { type: ['string', 'null'], format: 'date-time' },
  metadata: { type: 'object', additionalProperties: { type: 'string' } },
  created_by: { type: ['string', 'null'] },
  created: { type: 'string', format: 'date-time' },
  updated: { type: 'string', format: 'date-time' },
});

export type ApiKeyResource = FromSchema<typeof apiKeySchema>;
