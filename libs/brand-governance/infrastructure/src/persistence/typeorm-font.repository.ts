import { FontRepository, MAX_FONTS } from '@livery/brand-governance-application';
import type { Font } from '@livery/brand-governance-domain';
import { type CreatedRange, mapPage, type Page, type PageRequest, type Tenant, type Transaction } from '@livery/kernel';
import { createdConditions, type Database, managerOf, readPage } from '@livery/persistence';
import { FONT_COLUMNS } from './font-columns.ts';
import { type ReadFontRow, toFont, toFontRow } from './font.mapper.ts';
import { FontRowSchema } from './font.row.ts';
import { lockGuideline } from './lock-guideline.ts';

const FIND = `
  select ${FONT_COLUMNS} from brand_governance.font where organization_id = $1 and livemode = $2 and id = $3`;
const ALL = `
  select ${FONT_COLUMNS} from brand_governance.font
   where organization_id = $1 and livemode = $2 order by id limit ${MAX_FONTS}`;

export class TypeOrmFontRepository extends FontRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find({ organizationId, livemode }: Tenant, id: string): Promise<Font | null> {
    const [row] = await this.database.query<ReadFontRow>(FIND, [organizationId, livemode, id]);
    return row === undefined ? null : toFont(row);
  }

  async list(tenant: Tenant, created: CreatedRange, page: PageRequest): Promise<Page<Font>> {
    const rows = await readPage<ReadFontRow>(this.database, tenant, page, {
      columns: FONT_COLUMNS,
      table: 'brand_governance.font',
      where: (bind) => createdConditions(created, bind),
    });
    return mapPage(rows, toFont);
  }

  async countForUpdate(tenant: Tenant, transaction: Transaction): Promise<number> {
    await lockGuideline(tenant, transaction);
    return managerOf(transaction).countBy(FontRowSchema, {
      organization_id: tenant.organizationId,
      livemode: tenant.livemode,
    });
  }

  async allForUpdate(tenant: Tenant, transaction: Transaction): Promise<readonly Font[]> {
    await lockGuideline(tenant, transaction);
    const rows = await managerOf(transaction).query<ReadFontRow[]>(ALL, [tenant.organizationId, tenant.livemode]);
    return rows.map(toFont);
  }

  async findForUpdate(
    { organizationId, livemode }: Tenant,
    id: string,
    transaction: Transaction,
  ): Promise<Font | null> {
    const [row] = await managerOf(transaction).query<ReadFontRow[]>(`${FIND} for update`, [
      organizationId,
      livemode,
      id,
    ]);
    return row === undefined ? null : toFont(row);
  }

  async insert(tenant: Tenant, font: Font, transaction: Transaction): Promise<void> {
    await managerOf(transaction).insert(FontRowSchema, toFontRow(tenant, font));
  }

  async update(tenant: Tenant, font: Font, transaction: Transaction): Promise<void> {
    const { organization_id, livemode, id, ...row } = toFontRow(tenant, font);
    await managerOf(transaction).update(FontRowSchema, { organization_id, livemode, id }, row);
  }

  async delete({ organizationId, livemode }: Tenant, id: string, transaction: Transaction): Promise<void> {
    await managerOf(transaction).delete(FontRowSchema, { organization_id: organizationId, livemode, id });
  }
}
