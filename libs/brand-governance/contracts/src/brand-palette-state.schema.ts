import { type FromSchema, recordSchema } from '@livery/kernel';
import { brandPaletteSchema } from './brand-palette.schema.ts';

/** All palettes of an organization and what holds across them; `updated` is null until they are first stored. */
export const brandPaletteStateSchema = recordSchema({
  object: { const: 'brand_palette_state' },
  organization: { type: 'string', pattern: '^org_' },
  livemode: { type: 'boolean' },
  palettes: { type: 'array', items: brandPaletteSchema },
  settings: recordSchema({
    allow_neutral_greys: { type: 'boolean' },
    allow_black_and_white: { type: 'boolean' },
  }),
  updated: { type: ['string', 'null'], format: 'date-time' },
});

export type BrandPaletteStateResource = FromSchema<typeof brandPaletteStateSchema>;
