import { type FromSchema, recordSchema } from '@livery/kernel';

export const eventSchema = recordSchema({
  id: { type: 'string', pattern: '^evt_' },
  object: { const: 'event' },
  type: { type: 'string', examples: ['brand.check.completed'] },
  api_version: { type: 'string', format: 'date' },
  livemode: { type: 'boolean' },
  request_id: { type: ['string', 'null'] },
  data: { type: 'object' },
  created: { type: 'string', format: 'date-time' },
  organization: { type: 'string', pattern: '^org_' },
});

export type EventResource = FromSchema<typeof eventSchema>;
