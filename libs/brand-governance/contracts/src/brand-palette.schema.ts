import { type FromSchema, recordSchema } from '@livery/kernel';

const paletteColorSchema = recordSchema({
  id: { type: 'string', pattern: '^col_' },
  name: { type: 'string' },
  hex: { type: 'string', pattern: '^#[0-9A-F]{6}$' },
  sort_order: { type: 'integer' },
});

export const brandPaletteSchema = recordSchema({
  id: { type: 'string', pattern: '^palette_' },
  object: { const: 'brand_palette' },
  organization: { type: 'string', pattern: '^org_' },
  livemode: { type: 'boolean' },
  name: { type: 'string' },
  role: { enum: ['primary', 'secondary', 'chart', 'neutral', 'legacy'] },
  sort_order: { type: 'integer' },
  allow_brand_shades: { type: 'boolean' },
  tolerance: { type: 'number', description: 'Largest CIEDE2000 distance at which a colour counts as one of these.' },
  colors: { type: 'array', items: paletteColorSchema },
  metadata: { type: 'object', additionalProperties: { type: 'string' } },
  created: { type: 'string', format: 'date-time' },
  updated: { type: 'string', format: 'date-time' },
});

export type BrandPaletteResource = FromSchema<typeof brandPaletteSchema>;
