import { actorSchema, type FromSchema, idSchema, livemodeSchema, namedSchema, timestampSchema } from '@livery/kernel';

export const iconSlugSchema = {
  type: 'string',
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  minLength: 1,
  maxLength: 100,
} as const;

export const iconSetSchema = namedSchema({
  title: 'IconSet',
  description: 'Icons that belong together, such as those of one style.',
  properties: {
    id: idSchema('iconset'),
    object: { const: 'icon_set' },
    organization: idSchema('org'),
    name: { type: 'string' },
    slug: { ...iconSlugSchema, description: 'A short name, which no other set has.' },
    description: { type: 'string' },
    style: { type: 'string', description: 'The style in your words, such as `outline`.' },
    licence: { type: 'string', description: 'Under which terms the icons may be used.' },
    icon_count: { type: 'integer', minimum: 0, description: 'How many icons the set has.' },
    livemode: livemodeSchema,
    created_by: actorSchema,
    created: timestampSchema,
    updated: timestampSchema,
  },
  example: {
    id: 'iconset_0350tEyI3TinjRDFnAplkv',
    object: 'icon_set',
    organization: 'org_0350tEyGyzqRdknuSa79Wn',
    name: 'Outline icons',
    slug: 'outline-icons',
    description: 'The icons of all presentations.',
    style: 'outline',
    licence: 'CC BY 4.0',
    icon_count: 148,
    livemode: true,
    created_by: 'key_0350tEyI3ThR2kZQtU0Oni',
    created: '2026-11-20T09:14:15.123Z',
    updated: '2026-11-20T09:14:15.123Z',
  },
});

export type IconSetResource = FromSchema<typeof iconSetSchema>;
