import { type FromSchema, namedSchema } from '@livery/kernel';

export const eventTypeSchema = namedSchema({
  title: 'EventType',
  description: 'What one type of event tells.',
  properties: {
    object: { const: 'event_type' },
    name: { type: 'string', pattern: '^[a-z_]+(\\.[a-z_]+)+$', description: 'The `type` of its events.' },
    description: { type: 'string', minLength: 1 },
    schema: { type: 'object', description: 'JSON Schema 2020-12 of `data`.' },
    example: { type: 'object', description: 'What `data` may look like.' },
  },
  example: {
    object: 'event_type',
    name: 'brand.font.created',
    description: 'A font was registered.',
    schema: { type: 'object', properties: { object: { type: 'object' } }, required: ['object'] },
    example: { object: { id: 'font_0350tEyI9WR7eHN7lSzMzL', object: 'font', name: 'Inter' } },
  },
});

export type EventTypeResource = FromSchema<typeof eventTypeSchema>;
