import { type FromSchema, recordSchema } from '@livery/kernel';

export const webhookDeliverySchema = recordSchema({
  id: { type: 'string', pattern: '^whd_' },
  object: { const: 'webhook_delivery' },
  organization: { type: 'string', pattern: '^org_' },
  livemode: { type: 'boolean' },
  endpoint: { type: 'string', pattern: '^whk_' },
  event: { type: 'string', pattern: '^evt_' },
  sequence: { type: ['integer', 'null'], minimum: 1 },
  status: { enum: ['pending', 'delivered', 'failed', 'abandoned'] },
  attempt_count: { type: 'integer', minimum: 0 },
  last_response_status: { type: ['integer', 'null'] },
  last_response_body: { type: ['string', 'null'] },
  last_error: { type: ['string', 'null'] },
  next_retry_at: { type: ['string', 'null'], format: 'date-time' },
  created: { type: 'string', format: 'date-time' },
  completed: { type: ['string', 'null'], format: 'date-time' },
});

export type WebhookDeliveryResource = FromSchema<typeof webhookDeliverySchema>;
