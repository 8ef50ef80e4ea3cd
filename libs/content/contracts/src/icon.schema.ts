import { actorSchema, type FromSchema, idSchema, livemodeSchema, namedSchema, timestampSchema } from '@livery/kernel';
import { contentHashSchema } from './asset-values.ts';
import { iconSlugSchema } from './icon-set.schema.ts';

const color = { type: ['string', 'null'], pattern: '^(#[0-9A-F]{3}|#[0-9A-F]{6}|#[0-9A-F]{8})$' } as const;

export const iconSchema = namedSchema({
  title: 'Icon',
  description:
    'An icon. It is an asset of the library, too: the ids of both have the same characters after the prefix.',
  properties: {
    id: idSchema('icon'),
    object: { const: 'icon' },
    organization: idSchema('org'),
    asset: { ...idSchema('asset'), description: 'The icon as an asset of the library.' },
    set: {
      type: ['string', 'null'],
      pattern: '^iconset_[0-9A-Za-z]{22}$',
      description: 'The set of the icon. Null if the set was deleted before the icon was restored.',
    },
    name: { type: 'string' },
    slug: { ...iconSlugSchema, description: 'A short name, which no other icon of the set has.' },
    filename: { type: 'string' },
    tags: { type: 'array', items: { type: 'string' } },
    view_box: { type: 'string', description: 'The part of the plane that is shown: x, y, width and height.' },
    color: {
      type: ['string', 'null'],
      description:
        'The colour in which the icon is served: `currentColor`, `#RRGGBB` or, with an opacity, `#RRGGBBAA`. Null: its own colours.',
    },
    gradient_start: { ...color, description: 'The first colour of the gradient in which the icon is served.' },
    gradient_end: { ...color, description: 'The last colour of the gradient.' },
    gradient_angle: {
      type: ['number', 'null'],
      minimum: 0,
      maximum: 360,
      description: 'The direction of the gradient in degrees, clockwise. 0: from left to right.',
    },
    svg_sha256: { ...contentHashSchema, description: 'The SHA-256 of the SVG in its own colours.' },
    svg_url: {
      type: ['string', 'null'],
      description: 'The address of the SVG, which needs a credential. Null in events.',
    },
    preview_url: { type: ['string', 'null'], description: 'A link to a picture of the icon. Null if there is none.' },
    status: { enum: ['ready'], description: 'Icons are sanitised while they are uploaded, so each is `ready`.' },
    livemode: livemodeSchema,
    uploaded_by: actorSchema,
    created: timestampSchema,
    updated: timestampSchema,
  },
  example: {
    id: 'icon_0350tEyI3TinjRDFnAplkv',
    object: 'icon',
    organization: 'org_0350tEyGyzqRdknuSa79Wn',
    asset: 'asset_0350tEyI3TinjRDFnAplkv',
    set: 'iconset_0350tEyI3TinjRDFnAplkv',
    name: 'Arrow left',
    slug: 'arrow-left',
    filename: 'arrow-left.svg',
    tags: ['arrow', 'navigation'],
    view_box: '0 0 24 24',
    color: null,
    gradient_start: null,
    gradient_end: null,
    gradient_angle: null,
    svg_sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    svg_url: 'https://livery.example/api/v1/icons/icon_0350tEyI3TinjRDFnAplkv/svg',
    preview_url: null,
    status: 'ready',
    livemode: true,
    uploaded_by: 'key_0350tEyI3ThR2kZQtU0Oni',
    created: '2026-11-20T09:14:15.123Z',
    updated: '2026-11-20T09:14:15.123Z',
  },
});

export type IconResource = FromSchema<typeof iconSchema>;
