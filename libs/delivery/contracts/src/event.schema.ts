import { type FromSchema, idSchema, livemodeSchema, namedSchema, timestampSchema } from '@livery/kernel';

export const eventSchema = namedSchema({
  title: 'Event',
  description:
    'Something that happened in an organization in one mode. An event never changes and never contains a secret.',
  properties: {
    id: idSchema('evt'),
    object: { const: 'event' },
    type: {
      type: 'string',
      pattern: '^[a-z_]+(\\.[a-z_]+)+$',
      description: 'The dotted name of the event type: area, resource, and what happened.',
    },
    api_version: { type: 'string', format: 'date', description: 'The dated version of the API that `data` follows.' },
    livemode: livemodeSchema,
    request_id: {
      type: ['string', 'null'],
      pattern: '^req_[0-9A-Za-z]{22}$',
      description: 'The request that caused the event. Null if it has another cause.',
    },
    data: {
      type: 'object',
      description:
        '`object` is the resource as its GET returns it, or a reference to the resource. The event type determines which of the two it is.',
    },
    created: timestampSchema,
    organization: idSchema('org'),
  },
  example: {
    id: 'evt_0350tEyI3TiTsKr2OJASy8',
    object: 'event',
    type: 'brand.check.completed',
    api_version: '2026-11-20',
    livemode: true,
    request_id: 'req_0350tEyI9WRR1dY0U3zNUE',
    data: {
      object: {
        id: 'brand_check_0350tEyI9WPdaV8SfnABZa',
        object: 'brand_check',
        status: 'completed',
        content_type: 'pptx',
        filename: 'quarterly-review.pptx',
        summary: {
          total: 1,
          by_severity: { low: 0, medium: 0, high: 1, critical: 0 },
          by_type: { 'color.off_palette': 1 },
          truncated: false,
        },
        livemode: true,
      },
    },
    created: '2026-11-20T09:14:15.123Z',
    organization: 'org_0350tEyGyzqRdknuSa79Wn',
  },
});

export type EventResource = FromSchema<typeof eventSchema>;
