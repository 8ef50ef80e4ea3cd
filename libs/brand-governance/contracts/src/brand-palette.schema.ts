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
      description:
        'Colours of a `chart` palette are accepted in charts only. Colours of a `legacy` palette are tolerated and reported with low severity.',
    },
    sort_order: { type: 'integer' },
    allow_brand_shades: {
      type: 'boolean',
      description: 'Whether shades and tints of theme colours are accepted if the palette contains the theme colour.',
    },
    tolerance: {
      type: 'number',
      description: 'The largest distance (CIEDE2000) at which a colour counts as a colour of the palette.',
    },
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
