import { eventSchema } from '@livery/delivery-contracts';
import type { ComponentSchemas, DocumentedSchema } from '@livery/http';
import { type EventDefinition, recordSchema } from '@livery/kernel';

const HEADERS = [
  ['webhook-id', 'The id of the event: the same on every attempt, so that a repeat is recognised.'],
  ['webhook-timestamp', 'Seconds since 1970 of this attempt. Refuse what is older than five minutes.'],
  [
    'webhook-signature',
    'Standard Webhooks 1.0: `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`, for each secret.',
  ],
  ['livery-signature', 'The same for verifiers in the style of Stripe: `t=…,v1=…` over `timestamp.body`.'],
] as const;

const SEQUENCE = {
  name: 'webhook-sequence',
  in: 'header',
  required: false,
  description: 'Counts the deliveries of the endpoint without a gap.',
  schema: { type: 'string', pattern: '^[1-9][0-9]*$' },
};

const ANSWERS = {
  '2XX': { description: 'Taken. Answer within 15 seconds and do the work afterwards.' },
  '410': { description: 'Gone: the endpoint is disabled.' },
  '4XX': { description: 'Not taken: sent again after 1 minute, 5 minutes, 30 minutes and 2 hours.' },
  '5XX': { description: 'Not taken: sent again after 1 minute, 5 minutes, 30 minutes and 2 hours.' },
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
    parameters: [...HEADERS.map(signatureHeader), SEQUENCE],
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
