import { type FromSchema, idSchema, namedSchema, recordSchema, timestampSchema } from '@livery/kernel';
import { webhookDeliverySchema } from './webhook-delivery.schema.ts';

const milliseconds = { type: ['number', 'null'], minimum: 0 } as const;

export const webhookAttemptSchema = namedSchema({
  title: 'WebhookAttempt',
  description: 'One request to a webhook endpoint, and its result.',
  properties: {
    id: idSchema('wha'),
    started: timestampSchema,
    duration_ms: { type: 'number', minimum: 0 },
    timings: {
      ...recordSchema({ dns: milliseconds, connect: milliseconds, tls: milliseconds, first_byte: milliseconds }),
      description: 'Milliseconds from the start of the attempt to each step. Null for steps that were not reached.',
    },
    response_status: { type: ['integer', 'null'] },
    response_headers: { type: ['object', 'null'], additionalProperties: { type: 'string' } },
    response_body: { type: ['string', 'null'], description: 'The first 16 KiB of the body of the response.' },
    truncated: { type: 'boolean', description: 'Whether the response was longer than what is stored of it.' },
    error_class: { type: ['string', 'null'], description: 'The kind of failure, if there was no response.' },
    error_message: { type: ['string', 'null'] },
  },
  example: {
    id: 'wha_0350tEyI9WPIBLIcFhIzAx',
    started: '2026-11-20T09:14:15.310Z',
    duration_ms: 87.4,
    timings: { dns: 3.1, connect: 14.9, tls: 38.2, first_byte: 85.7 },
    response_status: 503,
    response_headers: { 'content-type': 'text/plain' },
    response_body: 'upstream is down',
    truncated: false,
    error_class: null,
    error_message: null,
  },
});

const [delivery] = webhookDeliverySchema.examples;
const [attempt] = webhookAttemptSchema.examples;

export const attemptedDeliverySchema = namedSchema({
  title: 'AttemptedWebhookDelivery',
  description: 'A delivery with all its attempts, oldest first.',
  properties: {
    ...webhookDeliverySchema.properties,
    attempts: { type: 'array', items: webhookAttemptSchema },
  },
  example: { ...delivery, attempts: [attempt] },
});

export type WebhookAttemptResource = FromSchema<typeof webhookAttemptSchema>;
export type AttemptedDeliveryResource = FromSchema<typeof attemptedDeliverySchema>;
