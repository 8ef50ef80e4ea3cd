import { type DeletedFile, type ExpiredContent, UnscopedExpiredContent } from '@livery/content-application';
import type { Tenant, Transaction } from '@livery/kernel';
import { type Database, managerOf, unscoped } from '@livery/persistence';
import { EXPIRED_CONTENT } from '../persistence/tenant-guard-exceptions.ts';

interface ExpiredRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
}

interface DeletedRow {
  readonly id: string;
  readonly sha256: string;
}

const EXPIRED_FILES = unscoped(
  EXPIRED_CONTENT,
  'select organization_id, livemode, id from content.file where expires_at <= $1 order by expires_at limit $2',
);
const DELETED_ASSETS = unscoped(
  EXPIRED_CONTENT,
  `select organization_id, livemode, id from content.library_asset where deleted_at <= $1 order by deleted_at limit $2`,
);
const OF_TENANT = 'organization_id = $1 and livemode = $2';
/** A file that has become part of an asset meanwhile does not expire. */
const DELETE_FILES = `delete from content.file where ${OF_TENANT} and id = any($3) and expires_at <= $4 returning id, sha256`;
/** An asset that was restored meanwhile is not deleted. */
const LOCK_ASSETS = `
  select id from content.library_asset where ${OF_TENANT} and id = any($3) and deleted_at <= $4 order by id for update`;
const OF_ASSETS = `where ${OF_TENANT} and asset_id = any($3)`;
/** The rows of owners, which have the ids of their assets. */
const DELETE_OWNERS = [
  `delete from content.ppt_set_slide where ${OF_TENANT} and set_id = any($3)`,
  ...['ppt_set', 'slide_asset', 'icon'].map(
    (table) => `delete from content.${table} where ${OF_TENANT} and id = any($3)`,
  ),
];
const DELETE_ASSETS = `delete from content.library_asset where ${OF_TENANT} and id = any($3)`;

export class PostgresUnscopedExpiredContent extends UnscopedExpiredContent {
  constructor(private readonly database: Database) {
    super();
  }

  async findFiles(now: Date, most: number): Promise<readonly ExpiredContent[]> {
    return byTenant(await this.database.query<ExpiredRow>(EXPIRED_FILES, [now, most]));
  }

  async findAssets(deletedBefore: Date, most: number): Promise<readonly ExpiredContent[]> {
    return byTenant(await this.database.query<ExpiredRow>(DELETED_ASSETS, [deletedBefore, most]));
  }

  deleteFiles({ tenant, ids }: ExpiredContent, now: Date, transaction: Transaction): Promise<readonly DeletedFile[]> {
    return filesOf(DELETE_FILES, [...owner(tenant), ids, now], transaction);
  }

  async deleteAssets(
    { tenant, ids }: ExpiredContent,
    deletedBefore: Date,
    transaction: Transaction,
  ): Promise<readonly DeletedFile[]> {
    const locked = await this.lock(tenant, ids, deletedBefore, transaction);
    const values = [...owner(tenant), locked];
    const files = await filesOf(`delete from content.file ${OF_ASSETS} returning id, sha256`, values, transaction);
    for (const table of ['review', 'asset_version']) {
      await managerOf(transaction).query(`delete from content.${table} ${OF_ASSETS}`, values);
    }
    for (const statement of [...DELETE_OWNERS, DELETE_ASSETS]) await managerOf(transaction).query(statement, values);
    return files;
  }

  private async lock(
    tenant: Tenant,
    ids: readonly string[],
    deletedBefore: Date,
    transaction: Transaction,
  ): Promise<readonly string[]> {
    const values = [...owner(tenant), ids, deletedBefore];
    const rows = await managerOf(transaction).query<ExpiredRow[]>(LOCK_ASSETS, values);
    return rows.map(({ id }) => id);
  }
}

function owner({ organizationId, livemode }: Tenant): readonly [string, boolean] {
  return [organizationId, livemode];
}

/** Runs a DELETE. TypeORM returns its rows and their number. */
async function filesOf(
  statement: string,
  values: readonly unknown[],
  transaction: Transaction,
): Promise<readonly DeletedFile[]> {
  const [rows] = await managerOf(transaction).query<[DeletedRow[], number]>(statement, [...values]);
  return rows.map(({ id, sha256: contentHash }) => ({ id, contentHash }));
}

function byTenant(rows: readonly ExpiredRow[]): readonly ExpiredContent[] {
  const groups = Map.groupBy(rows, ({ organization_id, livemode }) => `${organization_id} ${livemode}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const tenant = { organizationId: first.organization_id, livemode: first.livemode };
    return [{ tenant, ids: group.map(({ id }) => id) }];
  });
}
