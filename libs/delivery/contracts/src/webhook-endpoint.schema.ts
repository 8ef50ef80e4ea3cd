import { type FromSchema, recordSchema } from '@livery/kernel';

const signingSecretSchema = recordSchema({
  last_four: { type: 'string' },
  created: { type: 'string', format: 'date-time' },
  retires_at: { type: ['string', 'null'], format: 'date-time' },
});

export const webhookEndpointSchema = recordSchema({
  id: { type: 'string', pattern: '^whk_' },
  object: { const: 'webhook_endpoint' },
  url: { type: 'string' },
  description: { type: 'string' },
  enabled_events: { type: 'array', items: { type: 'string' } },
  status: { enum: ['enabled', 'disabled'] },
  disabled_reason: { enum: ['manual', 'gone', 'failing', null] },
  failing_since: { type: ['string', 'null'], format: 'date-time' },
  api_version: { type: ['string', 'null'], format: 'date' },
  signing_secret_last_four: { type: 'string' },
  secrets: { type: 'array', items: signingSecretSchema },
  livemode: { type: 'boolean' },
  metadata: { type: 'object', additionalProperties: { type: 'string' } },
  organization: { type: 'string', pattern: '^org_' },
  created_by: { type: ['string', 'null'] },
  created: { type: 'string', format: 'date-time' },
  updated: { type: 'string', format: 'date-time' },
});

export type WebhookEndpointResource = FromSchema<typeof webhookEndpointSchema>;
