import { type HoldingQuery, type PptSetFilter, PptSetRepository, type StoredPptSet } from '@livery/content-application';
import type { PptSet, SetSlide } from '@livery/content-domain';
import { mapPage, type Page, type PageRequest, type Tenant, type Transaction } from '@livery/kernel';
import { changeRows, createdConditions, type Database, managerOf, readPage } from '@livery/persistence';
import type { QueryResultRow } from 'pg';
import {
  type PptSetRow,
  PptSetRowSchema,
  type PptSetSlideRow,
  PptSetSlideRowSchema,
  toPptSet,
  toPptSetRow,
  toPptSetSlideRows,
  toSetSlide,
} from './ppt-set.row.ts';

const FIND = `
  select organization_id, livemode, id, kind, template_asset_id, template_sha256, composition_error, created
    from content.ppt_set
   where organization_id = $1 and livemode = $2 and id = any($3)`;
const SLIDES = `
  select slide.set_id, slide.position, slide.slide_id, slide.required, slide.locked, slide.composed_sha256,
         asset.content_hash as present_sha256
    from content.ppt_set_slide slide
    left join content.library_asset asset on asset.organization_id = slide.organization_id
     and asset.livemode = slide.livemode and asset.id = slide.slide_id
   where slide.organization_id = $1 and slide.livemode = $2 and slide.set_id = any($3)
   order by slide.set_id, slide.position`;
const SLIDES_OF = `
  select set_id, position, slide_id, required, locked, composed_sha256 from content.ppt_set_slide
   where organization_id = $1 and livemode = $2 and set_id = any($3) order by set_id, position`;
const EXISTS = `
  exists (select 1 from content.library_asset asset
           where asset.organization_id = ppt_set.organization_id and asset.livemode = ppt_set.livemode
             and asset.id = ppt_set.id and asset.deleted_at is null)`;
const HOLDING = `
  select slide.set_id as id from content.ppt_set_slide slide
    join content.library_asset asset on asset.organization_id = slide.organization_id
     and asset.livemode = slide.livemode and asset.id = slide.set_id
   where slide.organization_id = $1 and slide.livemode = $2 and slide.slide_id = $3
     and slide.set_id > $4 and asset.deleted_at is null
   order by slide.set_id limit $5`;
const CLEAR = 'delete from content.ppt_set_slide where organization_id = $1 and livemode = $2 and set_id = $3';
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

interface StoredSlideRow extends PptSetSlideRow {
  /** The present file of the slide; null if the slide is gone. */
  readonly present_sha256: string | null;
}

export class TypeOrmPptSetRepository extends PptSetRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async findMany(
    { organizationId, livemode }: Tenant,
    ids: readonly string[],
    transaction?: Transaction,
  ): Promise<readonly StoredPptSet[]> {
    if (ids.length === 0) return [];
    const values = [organizationId, livemode, ids];
    const rows = await this.read<PptSetRow>(FIND, values, transaction);
    if (rows.length === 0) return [];
    const slides = Map.groupBy(await this.read<StoredSlideRow>(SLIDES, values, transaction), (row) => row.set_id);
    const byId = new Map(rows.map((row) => [row.id, toStored(row, slides.get(row.id) ?? [])]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  async list(tenant: Tenant, { kind, created }: PptSetFilter, page: PageRequest): Promise<Page<string>> {
    const rows = await readPage<Pick<PptSetRow, 'id'>>(this.database, tenant, page, {
      columns: 'id',
      table: 'content.ppt_set',
      where: (bind) => [
        EXISTS,
        ...(kind === null ? [] : [`kind = ${bind(kind)}`]),
        ...createdConditions(created, bind),
      ],
    });
    return mapPage(rows, ({ id }) => id);
  }

  async holding(
    { organizationId, livemode }: Tenant,
    { slideId, after, most }: HoldingQuery,
    transaction?: Transaction,
  ): Promise<readonly string[]> {
    const values = [organizationId, livemode, slideId, after ?? BEFORE_ALL, most];
    const rows = await this.read<Pick<PptSetRow, 'id'>>(HOLDING, values, transaction);
    return rows.map(({ id }) => id);
  }

  async slidesOf(
    { organizationId, livemode }: Tenant,
    ids: readonly string[],
    transaction: Transaction,
  ): Promise<ReadonlyMap<string, readonly SetSlide[]>> {
    const rows = await this.read<PptSetSlideRow>(SLIDES_OF, [organizationId, livemode, ids], transaction);
    const bySet = Map.groupBy(rows, ({ set_id }) => set_id);
    return new Map(Array.from(bySet, ([id, slides]) => [id, slides.map(toSetSlide)]));
  }

  async insert(set: PptSet, transaction: Transaction): Promise<void> {
    await managerOf(transaction).insert(PptSetRowSchema, toPptSetRow(set));
    await managerOf(transaction).insert(PptSetSlideRowSchema, toPptSetSlideRows(set));
  }

  async update(set: PptSet, transaction: Transaction): Promise<void> {
    const { organization_id, livemode, id, ...changes } = toPptSetRow(set);
    await managerOf(transaction).update(PptSetRowSchema, { organization_id, livemode, id }, changes);
    await changeRows(CLEAR, [organization_id, livemode, id], transaction);
    await managerOf(transaction).insert(PptSetSlideRowSchema, toPptSetSlideRows(set));
  }

  private async read<Row extends QueryResultRow>(
    statement: string,
    values: readonly unknown[],
    transaction?: Transaction,
  ): Promise<readonly Row[]> {
    if (transaction === undefined) return this.database.query<Row>(statement, [...values]);
    return managerOf(transaction).query<Row[]>(statement, [...values]);
  }
}

function toStored(row: PptSetRow, slides: readonly StoredSlideRow[]): StoredPptSet {
  const isCurrent = slides.every(({ composed_sha256, present_sha256 }) => composed_sha256 === present_sha256);
  return { set: toPptSet(row, slides), isCurrent };
}
