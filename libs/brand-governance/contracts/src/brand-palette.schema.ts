import {
  type FromSchema,
  idSchema,
  livemodeSchema,
  metadataSchema,
  namedSchema,
  recordSchema,
  timestampSchema,
} from '@livery/kernel';

const paletteColorSchema = recordSchema({
  id: idSchema('col'),
  name: { type: 'string' },
  hex: { type: 'string', pattern: '^#[0-9A-F]{6}$' },
  sort_order: { type: 'integer' },
});

export const brandPaletteSchema = namedSchema({
  title: 'BrandPalette',
  description: 'A named set of colours that documents may use.',
  properties: {
    id: idSchema('palette'),
    object: { const: 'brand_palette' },
    organization: idSchema('org'),
    livemode: livemodeSchema,
    name: { type: 'string' },
    role: {
      enum: ['primary', 'secondary', 'chart', 'neutral', 'legacy'],
      description: '`chart` colours count in charts only; `legacy` ones are tolerated and reported low.',
    },
    sort_order: { type: 'integer' },
    allow_brand_shades: { type: 'boolean', description: 'Whether shades and tints of its theme colours are accepted.' },
    tolerance: { type: 'number', description: 'Largest CIEDE2000 distance at which a colour counts as one of these.' },
    colors: { type: 'array', items: paletteColorSchema },
    metadata: metadataSchema,
    created: timestampSchema,
    updated: timestampSchema,
  },
  example: {
    id: 'palette_0350tEyI9WQMHmuP1tzoz8',
    object: 'brand_palette',
    organization: 'org_0350tEyGyzqRdknuSa79Wn',
    livemode: true,
    name: 'Northwind',
    role: 'primary',
    sort_order: 0,
    allow_brand_shades: true,
    tolerance: 2,
    colors: [{ id: 'col_0350tEyI9WQiugll2m8p7M', name: 'Brand Amber', hex: '#FFB000', sort_order: 0 }],
    metadata: {},
    created: '2026-11-20T09:14:15.123Z',
    updated: '2026-11-20T09:14:15.123Z',
  },
});

export type BrandPaletteResource = FromSchema<typeof brandPaletteSchema>;
