import { eventSchema } from '@livery/delivery-contracts';
import type { ComponentSchemas, DocumentedSchema } from '@livery/http';
import { type EventDefinition, recordSchema } from '@livery/kernel';

const HEADERS = [
  ['webhook-id', 'The id of the event. It is the same in every attempt, so that you can recognise repeats.'],
  [
    'webhook-timestamp',
    'The time of this attempt in seconds since 1970-01-01 UTC. Refuse requests that are older than five minutes.',
  ],
  [
    'webhook-signature',
    'The signature of Standard Webhooks 1.0: `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`. There is one signature for each secret, separated by spaces.',
  ],
  [
    'livery-signature',
    'The signature for verifiers in the style of Stripe: `t=…,v1=…`. Each `v1` signs `timestamp.body` with one secret.',
  ],
] as const;

const SEQUENCE = {
  name: 'webhook-sequence',
  in: 'header',
  required: false,
  description: 'The number of this delivery. The deliveries to an endpoint are numbered without a gap.',
  schema: { type: 'string', pattern: '^[1-9][0-9]*$' },
};

const TRACE_PARENT = {
  name: 'traceparent',
  in: 'header',
  required: false,
  description: 'The span of this attempt (W3C Trace Context), if the event has a trace. It is not signed.',
  schema: { type: 'string', pattern: '^00-[0-9a-f]{32}-[0-9a-f]{16}-0[01]$' },
};

const ANSWERS = {
  '2XX': { description: 'The event was accepted. Respond within 15 seconds and process the event afterwards.' },
  '410': { description: 'The endpoint no longer exists. Livery disables it.' },
  '4XX': {
    description:
      'The event was not accepted. It is sent again 1 minute, 5 minutes, 30 minutes and 2 hours after the failure before.',
  },
  '5XX': {
    description:
      'The event was not accepted. It is sent again 1 minute, 5 minutes, 30 minutes and 2 hours after the failure before.',
  },
};

/** Describes, for the OpenAPI document, the request that endpoints receive for each event type. */
export function webhookOperations(
  events: readonly EventDefinition[],
): (schemas: ComponentSchemas) => Readonly<Record<string, object>> {
  return (schemas) =>
    Object.fromEntries(events.map((event) => [event.type, { post: webhookOperation(event, schemas) }]));
}

function webhookOperation({ type, description, schema, example }: EventDefinition, schemas: ComponentSchemas): object {
  const name = pascalCase(type);
  const body = {
    title: `${name}Event`,
    description,
    ...recordSchema({ ...eventSchema.properties, type: { const: type }, data: schema }),
  };
  return {
    operationId: `on${name}`,
    // OpenAPI Generator creates client operations from webhooks, and in Python these do not compile. It skips internal ones.
    'x-internal': true,
    tags: ['Events and webhooks'],
    summary: type,
    description,
    security: [],
    parameters: [...HEADERS.map(signatureHeader), SEQUENCE, TRACE_PARENT],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: schemas.reference(body),
          example: { ...eventSchema.examples[0], type, data: example },
        },
      },
    },
    responses: ANSWERS,
  };
}

function signatureHeader([name, description]: (typeof HEADERS)[number]): DocumentedSchema {
  return { name, in: 'header', required: true, description, schema: { type: 'string' } };
}

/** Converts `brand.check.completed` to `BrandCheckCompleted`. */
function pascalCase(type: string): string {
  const words = type.split(/[._]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join('');
}
