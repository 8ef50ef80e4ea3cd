import type { BrandPalette } from '@livery/brand-governance-domain';
import type { Tenant } from '@livery/kernel';
import type { BrandPaletteRow } from './brand-palette.row.ts';

/** A row of a palette as it is read, by its tenant and in the order of the palettes. */
export type ReadBrandPaletteRow = Omit<BrandPaletteRow, 'organization_id' | 'livemode' | 'position'>;

export function toBrandPalette(row: ReadBrandPaletteRow): BrandPalette {
  return {
    id: row.id,
    name: row.name,
    role: row.role,
    sortOrder: row.sort_order,
    allowBrandShades: row.allow_brand_shades,
    tolerance: row.tolerance,
    colors: row.colors,
    metadata: row.metadata,
    revision: row.revision,
    created: row.created,
    updated: row.updated,
  };
}

export function toBrandPaletteRow(tenant: Tenant, palette: BrandPalette, position: number): BrandPaletteRow {
  return {
    organization_id: tenant.organizationId,
    livemode: tenant.livemode,
    id: palette.id,
    position,
    name: palette.name,
    role: palette.role,
    sort_order: palette.sortOrder,
    allow_brand_shades: palette.allowBrandShades,
    tolerance: palette.tolerance,
    colors: palette.colors,
    metadata: palette.metadata,
    revision: palette.revision,
    created: palette.created,
    updated: palette.updated,
  };
}
