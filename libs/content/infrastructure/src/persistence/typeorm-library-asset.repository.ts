import { LibraryAssetRepository, type VersionFilter } from '@livery/content-application';
import type { AssetVersion, LibraryAsset } from '@livery/content-domain';
import { mapPage, type Page, type PageRequest, type Tenant, type Transaction } from '@livery/kernel';
import { createdConditions, type Database, managerOf, readPage } from '@livery/persistence';
import { type AssetVersionRow, AssetVersionRowSchema, toAssetVersion, toAssetVersionRow } from './asset-version.row.ts';
import { toLibraryAsset, toLibraryAssetRow } from './library-asset.mapper.ts';
import { type LibraryAssetRow, LibraryAssetRowSchema } from './library-asset.row.ts';

const FIND = `
  select organization_id, livemode, id, folder_id, name, filename, type, media_type, tags, description, source_type, metadata,
         available_from, available_until, current_version, content_hash, size_bytes, width, height, review_id,
         previous_review_id, review_status, review_content_hash, review_policy_version, revision, created_by_kind,
         created_by_id, created, updated, deleted_at
    from content.library_asset
   where organization_id = $1 and livemode = $2 and id = any($3)`;

/** Rows are always locked in the same order, so that two transactions never wait for each other. */
const LOCK = `${FIND} order by id for update`;
const SHARE = `${FIND} order by id for share`;

/** What can change in an asset. The other columns are written once. */
const CHANGING = `
  folder_id uuid, name text, filename text, type text, media_type text, tags text[], description text, metadata jsonb,
  available_from timestamptz, available_until timestamptz, current_version integer, content_hash text, size_bytes bigint,
  width integer, height integer, review_id uuid, previous_review_id uuid, review_status text, review_content_hash text,
  review_policy_version integer, revision integer, updated timestamptz, deleted_at timestamptz`;

const UPDATE = `
  update content.library_asset asset
     set ${columnNames(CHANGING)
       .map((name) => `${name} = changed.${name}`)
       .join(', ')}
    from jsonb_to_recordset($3::jsonb) as changed (id uuid, ${CHANGING})
   where asset.organization_id = $1 and asset.livemode = $2 and asset.id = changed.id`;

export class TypeOrmLibraryAssetRepository extends LibraryAssetRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async findMany({ organizationId, livemode }: Tenant, ids: readonly string[]): Promise<readonly LibraryAsset[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.query<LibraryAssetRow>(FIND, [organizationId, livemode, ids]);
    return inOrder(rows, ids);
  }

  findManyForUpdate(
    tenant: Tenant,
    ids: readonly string[],
    transaction: Transaction,
  ): Promise<readonly LibraryAsset[]> {
    return readLocked(LOCK, tenant, ids, transaction);
  }

  findManyForShare(tenant: Tenant, ids: readonly string[], transaction: Transaction): Promise<readonly LibraryAsset[]> {
    return readLocked(SHARE, tenant, ids, transaction);
  }

  async insert(asset: LibraryAsset, transaction: Transaction): Promise<void> {
    await managerOf(transaction).insert(LibraryAssetRowSchema, toLibraryAssetRow(asset));
  }

  async update(
    { organizationId, livemode }: Tenant,
    assets: readonly LibraryAsset[],
    transaction: Transaction,
  ): Promise<void> {
    const rows = JSON.stringify(assets.map(toLibraryAssetRow));
    await managerOf(transaction).query(UPDATE, [organizationId, livemode, rows]);
  }

  async insertVersion(version: AssetVersion, transaction: Transaction): Promise<void> {
    await managerOf(transaction).insert(AssetVersionRowSchema, toAssetVersionRow(version));
  }

  async listVersions(
    tenant: Tenant,
    { assetId, created }: VersionFilter,
    page: PageRequest,
  ): Promise<Page<AssetVersion>> {
    const rows = await readPage<AssetVersionRow>(this.database, tenant, page, {
      columns: `organization_id, livemode, asset_id, number, id, file_id, content_hash, size_bytes, note, created_by_kind,
        created_by_id, created`,
      table: 'content.asset_version',
      where: (bind) => [`asset_id = ${bind(assetId)}`, ...createdConditions(created, bind)],
    });
    return mapPage(rows, toAssetVersion);
  }
}

async function readLocked(
  statement: string,
  { organizationId, livemode }: Tenant,
  ids: readonly string[],
  transaction: Transaction,
): Promise<readonly LibraryAsset[]> {
  if (ids.length === 0) return [];
  const rows = await managerOf(transaction).query<LibraryAssetRow[]>(statement, [organizationId, livemode, ids]);
  return inOrder(rows, ids);
}

function columnNames(definitions: string): readonly string[] {
  return definitions.split(',').map((definition) => definition.trim().split(' ')[0] ?? '');
}

function inOrder(rows: readonly LibraryAssetRow[], ids: readonly string[]): readonly LibraryAsset[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [toLibraryAsset(row)];
  });
}
