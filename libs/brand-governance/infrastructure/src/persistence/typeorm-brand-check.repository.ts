import { type BrandCheckFilter, BrandCheckRepository } from '@livery/brand-governance-application';
import type { BrandCheck, ConcludedBrandCheck } from '@livery/brand-governance-domain';
import type { Page, PageRequest, Tenant, Transaction } from '@livery/kernel';
import { createdConditions, type Database, managerOf, queryWithin, readPage } from '@livery/persistence';
import { boundedPage, type ListedBrandCheck } from './bounded-page.ts';
import { type ReadBrandCheckRow, toBrandCheck, toBrandCheckRow } from './brand-check.mapper.ts';
import { BrandCheckRowSchema } from './brand-check.row.ts';

const COLUMNS = `organization_id, livemode, id, status, content_type, filename, size_bytes, content_sha256,
  guideline_version, engine_version, document_kept_until, document, baseline_id, findings, suppressed, summary, not_evaluated, refusal,
  metadata, created_by_kind, created_by_id, created,
  completed`;

const KEPT_UNTIL = `
  select document_kept_until from brand_governance.brand_check where organization_id = $1 and livemode = $2 and id = $3`;

export class TypeOrmBrandCheckRepository extends BrandCheckRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find({ organizationId, livemode }: Tenant, id: string): Promise<BrandCheck | null> {
    const [row] = await this.database.query<ReadBrandCheckRow>(
      `select ${COLUMNS} from brand_governance.brand_check
        where organization_id = $1 and livemode = $2 and id = $3`,
      [organizationId, livemode, id],
    );
    return row === undefined ? null : toBrandCheck(row);
  }

  /** Lists checks with two statements. The findings of a whole page are not loaded before their number is known. */
  async list(
    tenant: Tenant,
    { status, format, document, text, createdBy, created }: BrandCheckFilter,
    page: PageRequest,
  ): Promise<Page<BrandCheck>> {
    const listed = await readPage<ListedBrandCheck>(this.database, tenant, page, {
      columns: `id, coalesce((summary ->> 'total')::integer, 0) + coalesce((summary ->> 'suppressed')::integer, 0) as findings`,
      table: 'brand_governance.brand_check',
      where: (bind) => [
        ...(status === null ? [] : [`status = ${bind(status)}`]),
        ...(format === null ? [] : [`content_type = ${bind(format)}`]),
        ...(document === null ? [] : [`document = ${bind(document)}`]),
        ...(text === null ? [] : [`lower(normalize(filename)) like lower(normalize(${bind(containing(text))}))`]),
        ...(createdBy === null ? [] : [`created_by_id = ${bind(createdBy)}`]),
        ...createdConditions(created, bind),
      ],
    });
    const { ids, hasMore } = boundedPage(listed, page);
    const rows = await this.database.query<ReadBrandCheckRow>(
      `select ${COLUMNS} from brand_governance.brand_check
        where organization_id = $1 and livemode = $2 and id = any($3)
        order by id desc`,
      [tenant.organizationId, tenant.livemode, ids],
    );
    return { items: rows.map(toBrandCheck), hasMore };
  }

  async insert(check: BrandCheck, transaction: Transaction): Promise<void> {
    await managerOf(transaction).insert(BrandCheckRowSchema, toBrandCheckRow(check));
  }

  async conclude(check: ConcludedBrandCheck, transaction: Transaction): Promise<ConcludedBrandCheck | null> {
    const { organization_id, livemode, id, document_kept_until, ...row } = toBrandCheckRow(check);
    const forgotten = document_kept_until === null ? { document_kept_until } : {};
    const pending = { organization_id, livemode, id, status: 'pending' } as const;
    const { affected } = await managerOf(transaction).update(BrandCheckRowSchema, pending, { ...row, ...forgotten });
    if (affected !== 1) return null;
    const [concluded] = await queryWithin<Pick<ReadBrandCheckRow, 'document_kept_until'>>(transaction, KEPT_UNTIL, [
      organization_id,
      livemode,
      id,
    ]);
    return { ...check, documentKeptUntil: concluded?.document_kept_until ?? null };
  }
}

/** A pattern for names that contain a text. Characters that have a meaning in patterns are escaped. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
