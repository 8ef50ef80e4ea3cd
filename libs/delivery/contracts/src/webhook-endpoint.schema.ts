import {
  actorSchema,
  type FromSchema,
  idSchema,
  livemodeSchema,
  metadataSchema,
  namedSchema,
  recordSchema,
  timestampSchema,
} from '@livery/kernel';

const lastFour = { type: 'string', minLength: 4, maxLength: 4 } as const;

const signingSecretSchema = recordSchema({
  last_four: lastFour,
  created: timestampSchema,
  retires_at: {
    type: ['string', 'null'],
    format: 'date-time',
    description: 'The time at which the secret stops signing. Null if it has no end.',
  },
});

export const webhookEndpointSchema = namedSchema({
  title: 'WebhookEndpoint',
  description: 'A URL that events are delivered to, and the types of these events.',
  properties: {
    id: idSchema('whk'),
    object: { const: 'webhook_endpoint' },
    url: { type: 'string', description: 'The URL that events are delivered to.' },
    description: { type: 'string' },
    enabled_events: {
      type: 'array',
      items: { type: 'string' },
      description:
        'The event types to deliver: names of types, `prefix.*` for all types that begin with the prefix, or `*` for all types.',
    },
    status: { enum: ['enabled', 'disabled'] },
    disabled_reason: {
      enum: ['manual', 'gone', 'failing', null],
      description:
        'Why the endpoint is disabled. `manual`: a request disabled it. `gone`: it responded with 410. `failing`: every attempt failed for five days. Null: it is not disabled.',
    },
    failing_since: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'The time since which every attempt has failed. Null after a success.',
    },
    missed_events: {
      type: 'integer',
      minimum: 0,
      description:
        'The number of events that the endpoint wanted while it was disabled, and of which it has no delivery. A replay of `all` creates these deliveries.',
    },
    missed_since: {
      type: ['string', 'null'],
      format: 'date-time',
      description:
        'None of the missed events was created before this time. It can be `since` of a replay. Null: nothing was missed.',
    },
    api_version: {
      type: ['string', 'null'],
      format: 'date',
      description:
        'The dated version of the API that the delivered events follow. Null: the version in which each event was recorded.',
    },
    max_in_flight: {
      type: ['integer', 'null'],
      minimum: 1,
      maximum: 256,
      description:
        'The number of requests that may be in flight to the endpoint at the same time. Null: the service adapts it to how the endpoint responds.',
    },
    signing_secret_last_four: lastFour,
    secrets: {
      type: 'array',
      items: signingSecretSchema,
      description:
        'The secret that signs, and the newest ten older ones that sign beside it or stopped signing within the last day, newest first. At most two sign at a time.',
    },
    livemode: livemodeSchema,
    metadata: metadataSchema,
    organization: idSchema('org'),
    created_by: actorSchema,
    created: timestampSchema,
    updated: timestampSchema,
  },
  example: {
    id: 'whk_0350tEyI3TinjRDFnAplkv',
    object: 'webhook_endpoint',
    url: 'https://hooks.northwind.example/livery',
    description: 'Posts verdicts to the design channel',
    enabled_events: ['brand.check.*'],
    status: 'enabled',
    disabled_reason: null,
    failing_since: null,
    missed_events: 0,
    missed_since: null,
    api_version: null,
    max_in_flight: null,
    signing_secret_last_four: 'aLw=',
    secrets: [{ last_four: 'aLw=', created: '2026-11-20T09:14:15.123Z', retires_at: null }],
    livemode: true,
    metadata: {},
    organization: 'org_0350tEyGyzqRdknuSa79Wn',
    created_by: 'key_0350tEyI3ThR2kZQtU0Oni',
    created: '2026-11-20T09:14:15.123Z',
    updated: '2026-11-20T09:14:15.123Z',
  },
});

export type WebhookEndpointResource = FromSchema<typeof webhookEndpointSchema>;
