import { type ReviewFilter, ReviewRepository } from '@livery/content-application';
import type { Review } from '@livery/content-domain';
import { mapPage, type Page, type PageRequest, type Tenant, type Transaction } from '@livery/kernel';
import { type Database, managerOf, readPage } from '@livery/persistence';
import { toReview, toReviewRow } from './review.mapper.ts';
import { type ReviewRow, ReviewRowSchema } from './review.row.ts';

const COLUMNS = `organization_id, livemode, id, asset_id, version, status, mode, policy_version, content_hash, comment,
  decision_comment, due_at, previous_review_id, requested_by_kind, requested_by_id, requester_lineage, decided_by_kind,
  decided_by_id, decided, created, updated`;
const FIND = `select ${COLUMNS} from content.review where organization_id = $1 and livemode = $2 and id = $3`;

export class TypeOrmReviewRepository extends ReviewRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find({ organizationId, livemode }: Tenant, id: string): Promise<Review | null> {
    const [row] = await this.database.query<ReviewRow>(FIND, [organizationId, livemode, id]);
    return row === undefined ? null : toReview(row);
  }

  async list(tenant: Tenant, { status, assetId }: ReviewFilter, page: PageRequest): Promise<Page<Review>> {
    const rows = await readPage<ReviewRow>(this.database, tenant, page, {
      columns: COLUMNS,
      table: 'content.review',
      where: (bind) => [
        ...(status === null ? [] : [`status = ${bind(status)}`]),
        ...(assetId === null ? [] : [`asset_id = ${bind(assetId)}`]),
      ],
    });
    return mapPage(rows, toReview);
  }

  async findForUpdate(
    { organizationId, livemode }: Tenant,
    id: string,
    transaction: Transaction,
  ): Promise<Review | null> {
    const values = [organizationId, livemode, id];
    const [row] = await managerOf(transaction).query<ReviewRow[]>(`${FIND} for update`, values);
    return row === undefined ? null : toReview(row);
  }

  async insert(review: Review, transaction: Transaction): Promise<void> {
    await managerOf(transaction).insert(ReviewRowSchema, toReviewRow(review));
  }

  async update(review: Review, transaction: Transaction): Promise<void> {
    const { organization_id, livemode, id, ...changes } = toReviewRow(review);
    await managerOf(transaction).update(ReviewRowSchema, { organization_id, livemode, id }, changes);
  }
}
