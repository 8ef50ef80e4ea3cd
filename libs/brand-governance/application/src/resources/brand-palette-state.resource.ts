import type { BrandPaletteStateResource } from '@livery/brand-governance-contracts';
import { publicId, type Tenant, tenantRecordId } from '@livery/kernel';
import type { PaletteState } from '../ports/brand-palette.repository.ts';
import { brandPaletteResource } from './brand-palette.resource.ts';

/** All palettes with their settings, as GET /brand_palettes returns them and events hold them. */
export function brandPaletteStateResource(state: PaletteState, tenant: Tenant): BrandPaletteStateResource {
  return {
    id: tenantRecordId('pal_state', tenant),
    object: 'brand_palette_state',
    organization: publicId('org', tenant.organizationId),
    livemode: tenant.livemode,
    palettes: state.palettes.map((palette) => brandPaletteResource(palette, tenant)),
    settings: {
      allow_neutral_greys: state.settings.allowNeutralGreys,
      allow_black_and_white: state.settings.allowBlackAndWhite,
    },
    updated: state.updated?.toISOString() ?? null,
  };
}
