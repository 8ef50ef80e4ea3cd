import { type FromSchema, recordSchema } from '@livery/kernel';
import { webhookDeliverySchema } from './webhook-delivery.schema.ts';

const milliseconds = { type: ['number', 'null'], minimum: 0 } as const;

/** One request to an endpoint. Timings are milliseconds since its start; null for steps that were not reached. */
export const webhookAttemptSchema = recordSchema({
  id: { type: 'string', pattern: '^wha_' },
  started: { type: 'string', format: 'date-time' },
  duration_ms: { type: 'number', minimum: 0 },
  timings: recordSchema({ dns: milliseconds, connect: milliseconds, tls: milliseconds, first_byte: milliseconds }),
  response_status: { type: ['integer', 'null'] },
  response_headers: { type: ['object', 'null'], additionalProperties: { type: 'string' } },
  response_body: { type: ['string', 'null'] },
  truncated: { type: 'boolean' },
  error_class: { type: ['string', 'null'] },
  error_message: { type: ['string', 'null'] },
});

/** A delivery as it is read by itself: with every attempt, oldest first. */
export const attemptedDeliverySchema = recordSchema({
  ...webhookDeliverySchema.properties,
  attempts: { type: 'array', items: webhookAttemptSchema },
});

export type WebhookAttemptResource = FromSchema<typeof webhookAttemptSchema>;
export type AttemptedDeliveryResource = FromSchema<typeof attemptedDeliverySchema>;
