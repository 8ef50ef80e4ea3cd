import { type ReviewFilter, ReviewRepository } from '@livery/content-application';
import type { Review } from '@livery/content-domain';
import { mapPage, type Page, type PageRequest, type Tenant, type Transaction } from '@livery/kernel';
import { createdConditions, type Database, managerOf, readPage } from '@livery/persistence';
import { toReview, toReviewRow } from './review.mapper.ts';
import { type ReviewRow, ReviewRowSchema } from './review.row.ts';

const COLUMNS = `organization_id, livemode, id, asset_id, version, status, mode, policy_version, content_hash, comment,
  decision_comment, due_at, previous_review_id, requested_by_kind, requested_by_id, requester_lineage, decided_by_kind,
  decided_by_id, decided, created, updated`;
const OF_TENANT = 'organization_id = $1 and livemode = $2';
const FIND = `select ${COLUMNS} from content.review where ${OF_TENANT} and id = $3`;
const ASSET_OF = `select asset_id from content.review where ${OF_TENANT} and id = $3`;
/** Rows are always locked in the same order, so that two transactions never wait for each other. */
const LOCK = `select ${COLUMNS} from content.review where ${OF_TENANT} and id = any($3) order by id for update`;
const LAST_OF_CONTENTS = `
  select distinct on (asset_id, content_hash) ${COLUMNS} from content.review
   where ${OF_TENANT} and asset_id = any($3) and content_hash = any($4)
   order by asset_id, content_hash, id desc`;

export class TypeOrmReviewRepository extends ReviewRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find({ organizationId, livemode }: Tenant, id: string): Promise<Review | null> {
    const [row] = await this.database.query<ReviewRow>(FIND, [organizationId, livemode, id]);
    return row === undefined ? null : toReview(row);
  }

  async list(tenant: Tenant, { status, assetId, created }: ReviewFilter, page: PageRequest): Promise<Page<Review>> {
    const rows = await readPage<ReviewRow>(this.database, tenant, page, {
      columns: COLUMNS,
      table: 'content.review',
      where: (bind) => [
        ...(status === null ? [] : [`status = ${bind(status)}`]),
        ...(assetId === null ? [] : [`asset_id = ${bind(assetId)}`]),
        ...createdConditions(created, bind),
      ],
    });
    return mapPage(rows, toReview);
  }

  async assetOf({ organizationId, livemode }: Tenant, id: string, transaction: Transaction): Promise<string | null> {
    const values = [organizationId, livemode, id];
    const [row] = await managerOf(transaction).query<Pick<ReviewRow, 'asset_id'>[]>(ASSET_OF, values);
    return row?.asset_id ?? null;
  }

  async findManyForUpdate(
    { organizationId, livemode }: Tenant,
    ids: readonly string[],
    transaction: Transaction,
  ): Promise<readonly Review[]> {
    if (ids.length === 0) return [];
    const rows = await managerOf(transaction).query<ReviewRow[]>(LOCK, [organizationId, livemode, ids]);
    return rows.map(toReview);
  }

  async lastOfContents(
    { organizationId, livemode }: Tenant,
    assetIds: readonly string[],
    contentHashes: readonly string[],
    transaction: Transaction,
  ): Promise<readonly Review[]> {
    if (assetIds.length === 0) return [];
    const values = [organizationId, livemode, assetIds, contentHashes];
    const rows = await managerOf(transaction).query<ReviewRow[]>(LAST_OF_CONTENTS, values);
    return rows.map(toReview);
  }

  async save(reviews: readonly Review[], transaction: Transaction): Promise<void> {
    if (reviews.length === 0) return;
    const key = ['organization_id', 'livemode', 'id'];
    await managerOf(transaction).upsert(ReviewRowSchema, reviews.map(toReviewRow), key);
  }
}
