import {
  assertOwnColors,
  type BrandPalette,
  type BrandPaletteDraft,
  defineBrandPalette,
} from '@livery/brand-governance-domain';
import { type Clock, newId, type Tenant } from '@livery/kernel';
import type { BrandPaletteChanges } from '../brand-palette-changes.ts';
import { TooManyRecords } from '../too-many-records.ts';
import { MAX_BRAND_PALETTES } from './replace-brand-palettes.ts';

/** Adds a palette after the others. */
export class AddBrandPalette {
  constructor(
    private readonly changes: BrandPaletteChanges,
    private readonly clock: Clock,
  ) {}

  /** @throws ParameterInvalid, ParameterMissing which name the field; TooManyRecords */
  async execute(tenant: Tenant, draft: BrandPaletteDraft): Promise<BrandPalette> {
    const at = this.clock.now();
    assertOwnColors([], draft.colors, 'colors');
    const palette = defineBrandPalette(draft, { id: newId(), at, newId });
    await this.changes.apply(tenant, at, ({ palettes, settings }) => {
      if (palettes.length >= MAX_BRAND_PALETTES) throw new TooManyRecords(MAX_BRAND_PALETTES, 'palettes');
      return { palettes: [...palettes, palette], settings };
    });
    return palette;
  }
}
