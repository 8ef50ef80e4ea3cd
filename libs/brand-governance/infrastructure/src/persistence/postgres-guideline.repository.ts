import {
  type BrandPaletteRepository,
  type BrandRuleRepository,
  GuidelineRepository,
  MAX_FONTS,
  rulesInForce,
} from '@livery/brand-governance-application';
import type { Guideline } from '@livery/brand-governance-domain';
import type { Tenant } from '@livery/kernel';
import type { Database } from '@livery/persistence';
import { FONT_COLUMNS } from './font-columns.ts';
import { type ReadFontRow, toFont } from './font.mapper.ts';

/** All fonts, the oldest first. Registering a font leaves the order of the others as it was. */
const ALL_FONTS = `
  select ${FONT_COLUMNS} from brand_governance.font
   where organization_id = $1 and livemode = $2
   order by id
   limit ${MAX_FONTS}`;

/** Reads the guideline with three statements that run at the same time. */
export class PostgresGuidelineRepository extends GuidelineRepository {
  constructor(
    private readonly brandRules: BrandRuleRepository,
    private readonly brandPalettes: BrandPaletteRepository,
    private readonly database: Database,
  ) {
    super();
  }

  async active(tenant: Tenant): Promise<Guideline> {
    const [stored, { palettes, settings }, fonts] = await Promise.all([
      this.brandRules.find(tenant),
      this.brandPalettes.state(tenant),
      this.database.query<ReadFontRow>(ALL_FONTS, [tenant.organizationId, tenant.livemode]),
    ]);
    return { rules: rulesInForce(stored.rules), palettes, settings, fonts: fonts.map(toFont) };
  }
}
