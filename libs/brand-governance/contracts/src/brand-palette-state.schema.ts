import { type FromSchema, idSchema, livemodeSchema, namedSchema, recordSchema } from '@livery/kernel';
import { brandPaletteSchema } from './brand-palette.schema.ts';

export const brandPaletteStateSchema = namedSchema({
  title: 'BrandPaletteState',
  description: 'All palettes of an organization, and the settings that apply to all of them.',
  properties: {
    id: idSchema('pal_state'),
    object: { const: 'brand_palette_state' },
    organization: idSchema('org'),
    livemode: livemodeSchema,
    palettes: { type: 'array', items: brandPaletteSchema },
    settings: recordSchema({
      allow_neutral_greys: { type: 'boolean' },
      allow_black_and_white: { type: 'boolean' },
    }),
    updated: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'The time of the last change. Null until palettes are stored for the first time.',
    },
  },
  example: {
    id: 'pal_state_0350tEyGyzqRdknuSa79Wn',
    object: 'brand_palette_state',
    organization: 'org_0350tEyGyzqRdknuSa79Wn',
    livemode: true,
    palettes: [brandPaletteSchema.examples[0]],
    settings: { allow_neutral_greys: true, allow_black_and_white: true },
    updated: '2026-11-20T09:14:15.123Z',
  },
});

export type BrandPaletteStateResource = FromSchema<typeof brandPaletteStateSchema>;
