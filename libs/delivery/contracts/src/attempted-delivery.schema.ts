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
      description:
        'Milliseconds from the start of the attempt to the end of each step. Null for steps that were not reached. `dns`, `connect` and `tls` are also null if the attempt used a connection that an earlier one had opened.',
    },
    request_headers: {
      type: ['object', 'null'],
      additionalProperties: { type: 'string' },
      description:
        'The headers that were sent, with the signatures of this attempt, but without `connection`. Null if no request was sent, and for attempts from before these were recorded.',
    },
    response_status: { type: ['integer', 'null'] },
    response_headers: { type: ['object', 'null'], additionalProperties: { type: 'string' } },
    response_body: { type: ['string', 'null'], description: 'The first 16 KiB of the body of the response.' },
    truncated: { type: 'boolean', description: 'Whether the response was longer than what is stored of it.' },
    error_class: {
      enum: [
        'address_forbidden',
        'dns',
        'connect',
        'tls',
        'timeout',
        'connection_lost',
        'response_invalid',
        'unsendable',
        null,
      ],
      description:
        'Why there was no complete response. `address_forbidden`: the host has an address that webhooks may not be sent to. `dns`: the host has no address. `connect`: no connection, or none within 5 seconds. `tls`: no secure connection. `timeout`: no complete response within 15 seconds. `connection_lost`: the connection ended before. `response_invalid`: the response was not HTTP, its head had no end, or it began with a status that was not asked for: 100 or 101. `unsendable`: no request could be made, because the event was deleted or the secret cannot be decrypted. Null: there was a response; its status decides.',
    },
    error_message: { type: ['string', 'null'] },
  },
  example: {
    id: 'wha_0350tEyI9WPIBLIcFhIzAx',
    started: '2026-11-20T09:14:15.310Z',
    duration_ms: 87.4,
    timings: { dns: 3.1, connect: 14.9, tls: 38.2, first_byte: 85.7 },
    request_headers: {
      host: 'hooks.northwind.example',
      'content-length': '312',
      'content-type': 'application/json',
      'user-agent': 'Livery-Webhooks/1',
      'webhook-id': 'evt_0350tEyI3TiTsKr2OJASy8',
      'webhook-timestamp': '1795166055',
      'webhook-signature': 'v1,q5EkYc8Zk3M0oS1hQmS0b0mH3vXh8Qk2H3aZ2o1nUeY=',
      'livery-signature': 't=1795166055,v1=2f8c5e0f0d6f1f5e8a3b7c9d4e2a6b1c0f9e8d7c6b5a49382716050493827160',
      'webhook-sequence': '42',
    },
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
