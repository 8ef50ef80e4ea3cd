import { BrandPaletteRepository, MAX_BRAND_PALETTES, type PaletteState } from '@livery/brand-governance-application';
import { DEFAULT_PALETTE_SETTINGS } from '@livery/brand-governance-domain';
import type { Tenant, Transaction } from '@livery/kernel';
import { type Database, managerOf } from '@livery/persistence';
import { type ReadBrandPaletteRow, toBrandPalette, toBrandPaletteRow } from './brand-palette.mapper.ts';
import { BrandPaletteRowSchema } from './brand-palette.row.ts';
import { type GuidelineRow, GuidelineRowSchema } from './guideline.row.ts';
import { lockGuideline } from './lock-guideline.ts';

/** Reads palettes and settings in one statement, so that they are of the same instant. Without palettes it returns one row. */
const STATE = `
  select g.allow_neutral_greys, g.allow_black_and_white, g.palettes_updated, g.palettes_revision, p.id, p.name, p.role, p.sort_order,
         p.allow_brand_shades, p.tolerance, p.colors, p.metadata,
         p.revision, p.created, p.updated
    from brand_governance.guideline g
    left join brand_governance.brand_palette p on p.organization_id = g.organization_id and p.livemode = g.livemode
   where g.organization_id = $1 and g.livemode = $2
   order by p.position
   limit ${MAX_BRAND_PALETTES}`;

type SettingsRow = Pick<
  GuidelineRow,
  'allow_neutral_greys' | 'allow_black_and_white' | 'palettes_updated' | 'palettes_revision'
>;
type JoinedRow = SettingsRow & (ReadBrandPaletteRow | { readonly id: null });

export class TypeOrmBrandPaletteRepository extends BrandPaletteRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async state({ organizationId, livemode }: Tenant): Promise<PaletteState> {
    return toState(await this.database.query<JoinedRow>(STATE, [organizationId, livemode]));
  }

  async stateForUpdate(tenant: Tenant, transaction: Transaction): Promise<PaletteState> {
    await lockGuideline(tenant, transaction);
    const rows = await managerOf(transaction).query<JoinedRow[]>(STATE, [tenant.organizationId, tenant.livemode]);
    return toState(rows);
  }

  async replace(
    tenant: Tenant,
    { palettes, settings, revision, updated }: PaletteState,
    transaction: Transaction,
  ): Promise<void> {
    const ofTenant = { organization_id: tenant.organizationId, livemode: tenant.livemode };
    const manager = managerOf(transaction);
    await manager.update(GuidelineRowSchema, ofTenant, {
      allow_neutral_greys: settings.allowNeutralGreys,
      allow_black_and_white: settings.allowBlackAndWhite,
      palettes_updated: updated,
      palettes_revision: revision,
    });
    await manager.delete(BrandPaletteRowSchema, ofTenant);
    if (palettes.length === 0) return;
    await manager.insert(
      BrandPaletteRowSchema,
      palettes.map((palette, position) => toBrandPaletteRow(tenant, palette, position)),
    );
  }
}

function toState(rows: readonly JoinedRow[]): PaletteState {
  const [first] = rows;
  if (first === undefined) return { palettes: [], settings: DEFAULT_PALETTE_SETTINGS, revision: 0, updated: null };
  return {
    palettes: rows.flatMap((row) => (row.id === null ? [] : [toBrandPalette(row)])),
    settings: { allowNeutralGreys: first.allow_neutral_greys, allowBlackAndWhite: first.allow_black_and_white },
    revision: first.palettes_revision,
    updated: first.palettes_updated,
  };
}
