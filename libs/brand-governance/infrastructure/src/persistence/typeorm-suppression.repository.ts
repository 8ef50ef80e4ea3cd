import { SuppressionRepository } from '@livery/brand-governance-application';
import {
  MAX_SUPPRESSIONS,
  type Suppression,
  type SuppressionKey,
  type SuppressionKeys,
} from '@livery/brand-governance-domain';
import { type CreatedRange, mapPage, type Page, type PageRequest, type Tenant, type Transaction } from '@livery/kernel';
import { changeRows, createdConditions, type Database, managerOf, readPage } from '@livery/persistence';
import { lockGuideline } from './lock-guideline.ts';
import { type ReadSuppressionRow, toSuppression, toSuppressionRow } from './suppression.mapper.ts';
import { SuppressionRowSchema } from './suppression.row.ts';

const COLUMNS = `id, scope, key, finding_id, finding_type, title, occurrences, reason, expires_at, brand_check_id,
  created_by_kind, created_by_id, created`;
const NEWEST = `
  select ${COLUMNS} from brand_governance.suppression
   where organization_id = $1 and livemode = $2
     and ((scope = 'content' and key = $3) or (scope = 'document' and key = $4))
   order by id desc
   limit $5`;
const ACTIVE = `
  select ${COLUMNS} from brand_governance.suppression
   where organization_id = $1 and livemode = $2
     and ((scope = 'content' and key = $3) or (scope = 'document' and key = $4))
     and (expires_at is null or expires_at > $5)
   order by id
   limit ${2 * MAX_SUPPRESSIONS}`;
const COUNT_OTHERS = `
  select count(*)::integer as count from brand_governance.suppression
   where organization_id = $1 and livemode = $2 and scope = $3 and key = $4 and finding_id <> all($5)`;
const DELETE_OF_KEY = `
  delete from brand_governance.suppression
   where organization_id = $1 and livemode = $2 and scope = $3 and key = $4 and finding_id = any($5)`;
const DELETE_OF_FINDING = `
  delete from brand_governance.suppression
   where organization_id = $1 and livemode = $2 and finding_id = $3
     and ((scope = 'content' and key = $4) or (scope = 'document' and key = $5))`;
/** How many rows one statement inserts. */
const BATCH = 1_000;

/** Changes lock the guideline, so that they are made one after the other, and their number stays true. */
export class TypeOrmSuppressionRepository extends SuppressionRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async list(
    tenant: Tenant,
    { contentSha256, document }: SuppressionKeys,
    created: CreatedRange,
    page: PageRequest,
  ): Promise<Page<Suppression>> {
    const rows = await readPage<ReadSuppressionRow>(this.database, tenant, page, {
      columns: COLUMNS,
      table: 'brand_governance.suppression',
      where: (bind) => [
        `((scope = 'content' and key = ${bind(contentSha256)}) or (scope = 'document' and key = ${bind(document)}))`,
        ...createdConditions(created, bind),
      ],
    });
    return mapPage(rows, toSuppression);
  }

  async newest(
    { organizationId, livemode }: Tenant,
    { contentSha256, document }: SuppressionKeys,
    limit: number,
    transaction: Transaction,
  ): Promise<Page<Suppression>> {
    const values = [organizationId, livemode, contentSha256, document, limit + 1];
    const rows = await managerOf(transaction).query<ReadSuppressionRow[]>(NEWEST, values);
    return { items: rows.slice(0, limit).map(toSuppression), hasMore: rows.length > limit };
  }

  async active(tenant: Tenant, keys: SuppressionKeys, at: Date): Promise<readonly Suppression[]> {
    const { organizationId, livemode } = tenant;
    const values = [organizationId, livemode, keys.contentSha256, keys.document, at];
    return (await this.database.query<ReadSuppressionRow>(ACTIVE, values)).map(toSuppression);
  }

  async countOthers(
    tenant: Tenant,
    { scope, key }: SuppressionKey,
    findingIds: readonly string[],
    transaction: Transaction,
  ): Promise<number> {
    await lockGuideline(tenant, transaction);
    const { organizationId, livemode } = tenant;
    const values = [organizationId, livemode, scope, key, findingIds];
    const [row] = await managerOf(transaction).query<{ readonly count: number }[]>(COUNT_OTHERS, values);
    return row?.count ?? 0;
  }

  async put(tenant: Tenant, suppressions: readonly Suppression[], transaction: Transaction): Promise<void> {
    const { organizationId, livemode } = tenant;
    const [first] = suppressions;
    if (first === undefined) return;
    const findingIds = suppressions.map(({ findingId }) => findingId);
    await changeRows(DELETE_OF_KEY, [organizationId, livemode, first.scope, first.key, findingIds], transaction);
    const rows = suppressions.map((suppression) => toSuppressionRow(tenant, suppression));
    for (let start = 0; start < rows.length; start += BATCH) {
      await managerOf(transaction).insert(SuppressionRowSchema, rows.slice(start, start + BATCH));
    }
  }

  async delete(
    tenant: Tenant,
    { contentSha256, document }: SuppressionKeys,
    findingId: string,
    transaction: Transaction,
  ): Promise<number> {
    await lockGuideline(tenant, transaction);
    const values = [tenant.organizationId, tenant.livemode, findingId, contentSha256, document];
    return changeRows(DELETE_OF_FINDING, values, transaction);
  }
}
