import type { BrandPaletteResource } from '@livery/brand-governance-contracts';
import type { BrandPalette } from '@livery/brand-governance-domain';
import { publicId, type Tenant } from '@livery/kernel';

/** A palette as part of the state of all palettes. */
export function brandPaletteResource(palette: BrandPalette, tenant: Tenant): BrandPaletteResource {
  return {
    id: publicId('palette', palette.id),
    object: 'brand_palette',
    organization: publicId('org', tenant.organizationId),
    livemode: tenant.livemode,
    name: palette.name,
    role: palette.role,
    sort_order: palette.sortOrder,
    allow_brand_shades: palette.allowBrandShades,
    tolerance: palette.tolerance,
    colors: palette.colors.map(({ id, name, hex, sortOrder }) => {
      return { id: publicId('col', id), name, hex, sort_order: sortOrder };
    }),
    metadata: palette.metadata,
    created: palette.created.toISOString(),
    updated: palette.updated.toISOString(),
  };
}
