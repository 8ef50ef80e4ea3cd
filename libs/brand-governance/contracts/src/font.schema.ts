import {
  actorSchema,
  type FromSchema,
  idSchema,
  livemodeSchema,
  metadataSchema,
  namedSchema,
  timestampSchema,
} from '@livery/kernel';

export const fontSchema = namedSchema({
  title: 'Font',
  description:
    'An approved font. `filename`, `content_type`, `size_bytes`, `sha256` and `embeddable` are null if the font was registered by name alone.',
  properties: {
    id: idSchema('font'),
    object: { const: 'font' },
    organization: idSchema('org'),
    livemode: livemodeSchema,
    name: { type: 'string' },
    family: { type: 'string', description: 'The name of the typeface in documents.' },
    style: { enum: ['normal', 'italic'] },
    weight: { type: 'integer', minimum: 1, maximum: 1000, description: 'The weight of the font. 400 is regular.' },
    filename: { type: ['string', 'null'] },
    content_type: { type: ['string', 'null'] },
    size_bytes: { type: ['integer', 'null'] },
    sha256: { type: ['string', 'null'] },
    embeddable: {
      type: ['boolean', 'null'],
      description: 'Whether the embedding rights in the file allow embedding. Null if it has none.',
    },
    roles: { type: 'array', items: { enum: ['heading', 'body', 'any'] } },
    scripts: {
      type: 'array',
      items: { enum: ['latin', 'ea', 'cs'] },
      description:
        'The scripts that the font is used for: Latin (`latin`), East Asian (`ea`) and complex scripts (`cs`).',
    },
    fallbacks: { type: 'array', items: { type: 'string' } },
    uploaded_by: actorSchema,
    metadata: metadataSchema,
    created: timestampSchema,
    updated: timestampSchema,
  },
  example: {
    id: 'font_0350tEyI9WR7eHN7lSzMzL',
    object: 'font',
    organization: 'org_0350tEyGyzqRdknuSa79Wn',
    livemode: true,
    name: 'Inter',
    family: 'Inter',
    style: 'normal',
    weight: 400,
    filename: null,
    content_type: null,
    size_bytes: null,
    sha256: null,
    embeddable: null,
    roles: ['body'],
    scripts: ['latin'],
    fallbacks: ['Arial'],
    uploaded_by: null,
    metadata: {},
    created: '2026-11-20T09:14:15.123Z',
    updated: '2026-11-20T09:14:15.123Z',
  },
});

export type FontResource = FromSchema<typeof fontSchema>;
