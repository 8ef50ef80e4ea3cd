import { type FromSchema, namedSchema } from '@livery/kernel';

const NAME = '^[a-z_]+(\\.[a-z_]+)+$';

export const eventTypeSchema = namedSchema({
  title: 'EventType',
  description: 'A type of event.',
  properties: {
    id: { type: 'string', pattern: NAME, description: 'The name of the event type.' },
    object: { const: 'event_type' },
    name: { type: 'string', pattern: NAME, description: 'The `type` of events of this type.' },
    description: { type: 'string', minLength: 1 },
    schema: { type: 'object', description: 'The JSON Schema (draft 2020-12) of `data`.' },
    example: { type: 'object', description: 'An example of `data`.' },
  },
  example: {
    id: 'brand.font.created',
    object: 'event_type',
    name: 'brand.font.created',
    description: 'A font was registered.',
    schema: { type: 'object', properties: { object: { type: 'object' } }, required: ['object'] },
    example: { object: { id: 'font_0350tEyI9WR7eHN7lSzMzL', object: 'font', name: 'Inter' } },
  },
});

export type EventTypeResource = FromSchema<typeof eventTypeSchema>;
