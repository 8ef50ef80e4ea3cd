import { type FromSchema, namedSchema } from '@livery/kernel';

const NAME = '^[a-z_]+(\\.[a-z_]+)+$';

export const eventTypeSchema = namedSchema({
  title: 'EventType',
  description: 'What one type of event tells.',
  properties: {
    id: { type: 'string', pattern: NAME, description: 'The name, by which an event type is known everywhere.' },
    object: { const: 'event_type' },
    name: { type: 'string', pattern: NAME, description: 'The `type` of its events.' },
    description: { type: 'string', minLength: 1 },
    schema: { type: 'object', description: 'JSON Schema 2020-12 of `data`.' },
    example: { type: 'object', description: 'What `data` may look like.' },
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
