import type { PaletteColor, PaletteRole } from '@livery/brand-governance-domain';
import { EntitySchema } from 'typeorm';

export interface BrandPaletteRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  /** The number of the palette in the order of the palettes. */
  readonly position: number;
  readonly name: string;
  readonly role: PaletteRole;
  readonly sort_order: number;
  readonly allow_brand_shades: boolean;
  readonly tolerance: number;
  readonly colors: readonly PaletteColor[];
  readonly metadata: Readonly<Record<string, string>>;
  readonly revision: number;
  readonly created: Date;
  readonly updated: Date;
}

export const BrandPaletteRowSchema = new EntitySchema<BrandPaletteRow>({
  name: 'brand_palette',
  schema: 'brand_governance',
  columns: {
    organization_id: { type: 'uuid', primary: true },
    livemode: { type: 'boolean', primary: true },
    id: { type: 'uuid', primary: true },
    position: { type: 'integer' },
    name: { type: 'text' },
    role: { type: 'text' },
    sort_order: { type: 'double precision' },
    allow_brand_shades: { type: 'boolean' },
    tolerance: { type: 'double precision' },
    colors: { type: 'jsonb' },
    metadata: { type: 'jsonb' },
    revision: { type: 'integer' },
    created: { type: 'timestamptz' },
    updated: { type: 'timestamptz' },
  },
});
