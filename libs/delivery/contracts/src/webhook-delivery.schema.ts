import { type FromSchema, idSchema, livemodeSchema, namedSchema, timestampSchema } from '@livery/kernel';

export const webhookDeliverySchema = namedSchema({
  title: 'WebhookDelivery',
  description:
    'The delivery of one event to one webhook endpoint, in at most five attempts over about two and a half hours.',
  properties: {
    id: idSchema('whd'),
    object: { const: 'webhook_delivery' },
    organization: idSchema('org'),
    livemode: livemodeSchema,
    endpoint: idSchema('whk'),
    event: idSchema('evt'),
    sequence: {
      type: ['integer', 'null'],
      minimum: 1,
      description:
        'The number of this delivery. The deliveries to an endpoint are numbered without a gap. Null for tests, which have no number.',
    },
    status: { enum: ['pending', 'delivered', 'failed', 'abandoned'] },
    attempt_count: { type: 'integer', minimum: 0 },
    last_response_status: {
      type: ['integer', 'null'],
      description: 'The HTTP status of the response to the last attempt.',
    },
    last_response_body: { type: ['string', 'null'] },
    last_error: {
      type: ['string', 'null'],
      description:
        'Why the last attempt failed, in words for people; or, if there was none because the endpoint was disabled or deleted, this reason. Null after a success.',
    },
    next_retry_at: { type: ['string', 'null'], format: 'date-time', description: 'The time of the next attempt.' },
    created: timestampSchema,
    completed: { type: ['string', 'null'], format: 'date-time' },
  },
  example: {
    id: 'whd_0350tEyI3TjCnmT3TnS5vi',
    object: 'webhook_delivery',
    organization: 'org_0350tEyGyzqRdknuSa79Wn',
    livemode: true,
    endpoint: 'whk_0350tEyI3TinjRDFnAplkv',
    event: 'evt_0350tEyI3TiTsKr2OJASy8',
    sequence: 42,
    status: 'pending',
    attempt_count: 1,
    last_response_status: 503,
    last_response_body: 'upstream is down',
    last_error: 'The endpoint answered 503.',
    next_retry_at: '2026-11-20T09:15:15.680Z',
    created: '2026-11-20T09:14:15.200Z',
    completed: null,
  },
});

export type WebhookDeliveryResource = FromSchema<typeof webhookDeliverySchema>;
