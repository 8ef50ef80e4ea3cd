import { type FolderQuery, LibraryFolderRepository } from '@livery/content-application';
import { folderNameTaken, type LibraryFolder } from '@livery/content-domain';
import { mapPage, type Page, type Tenant, type Transaction } from '@livery/kernel';
import { changeRows, type Database, isUniqueViolation, managerOf } from '@livery/persistence';
import { searchFolders } from './search-folders.ts';
import {
  type LibraryFolderRow,
  LibraryFolderRowSchema,
  toLibraryFolder,
  toLibraryFolderRow,
} from './library-folder.row.ts';

const COLUMNS =
  'organization_id, livemode, id, parent_id, ancestors, name, revision, created_by_kind, created_by_id, created, updated';
const OF_TENANT = 'organization_id = $1 and livemode = $2';
const FIND = `select ${COLUMNS} from content.library_folder where ${OF_TENANT} and id = any($3)`;
const BELOW = `
  select ${COLUMNS} from content.library_folder
   where ${OF_TENANT} and ancestors @> array[$3]::uuid[]
   order by id limit $4 for update`;
const ASSETS_IN = `
  select id from content.library_asset
   where ${OF_TENANT} and folder_id = any($3) and deleted_at is null
   limit $4`;
const COUNT_ASSETS = `
  select count(*)::integer as assets from content.library_asset
   where ${OF_TENANT} and folder_id = $3 and deleted_at is null`;
/** The folders below a moved one keep the ends of their ancestors, from the moved folder on. */
const MOVE_BELOW = `
  update content.library_folder set ancestors = $4::uuid[] || ancestors[$5::integer:]
   where ${OF_TENANT} and ancestors @> array[$3]::uuid[]`;
const LEAVE = `
  update content.library_asset set folder_id = null
   where ${OF_TENANT} and folder_id = any($3) and deleted_at is not null`;
const DELETE = `delete from content.library_folder where ${OF_TENANT} and id = any($3)`;

/** The first half of the key of the advisory lock on a tenant's folders. The second half is a hash of the tenant. */
const TREE_LOCK = 7_305_813;

export class TypeOrmLibraryFolderRepository extends LibraryFolderRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async search(tenant: Tenant, query: FolderQuery): Promise<Page<LibraryFolder>> {
    return mapPage(await searchFolders(this.database, tenant, query, COLUMNS), toLibraryFolder);
  }

  async findMany({ organizationId, livemode }: Tenant, ids: readonly string[]): Promise<readonly LibraryFolder[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.query<LibraryFolderRow>(FIND, [organizationId, livemode, ids]);
    return rows.map(toLibraryFolder);
  }

  async countAssets({ organizationId, livemode }: Tenant, id: string): Promise<number> {
    const [row] = await this.database.query<{ assets: number }>(COUNT_ASSETS, [organizationId, livemode, id]);
    return row?.assets ?? 0;
  }

  async lockTree({ organizationId, livemode }: Tenant, transaction: Transaction): Promise<void> {
    const tenant = `${organizationId} ${livemode}`;
    await managerOf(transaction).query('select pg_advisory_xact_lock($1, hashtext($2))', [TREE_LOCK, tenant]);
  }

  async findForUpdate(tenant: Tenant, id: string, transaction: Transaction): Promise<LibraryFolder | null> {
    const [row] = await read<LibraryFolderRow>(`${FIND} for update`, tenant, [[id]], transaction);
    return row === undefined ? null : toLibraryFolder(row);
  }

  async findManyForShare(
    tenant: Tenant,
    ids: readonly string[],
    transaction: Transaction,
  ): Promise<readonly LibraryFolder[]> {
    if (ids.length === 0) return [];
    const rows = await read<LibraryFolderRow>(`${FIND} order by id for share`, tenant, [ids], transaction);
    return rows.map(toLibraryFolder);
  }

  async findBelow(
    tenant: Tenant,
    id: string,
    most: number,
    transaction: Transaction,
  ): Promise<readonly LibraryFolder[]> {
    const rows = await read<LibraryFolderRow>(BELOW, tenant, [id, most], transaction);
    return rows.map(toLibraryFolder);
  }

  async findAssetsIn(
    tenant: Tenant,
    folderIds: readonly string[],
    most: number,
    transaction: Transaction,
  ): Promise<readonly string[]> {
    const rows = await read<{ readonly id: string }>(ASSETS_IN, tenant, [folderIds, most], transaction);
    return rows.map(({ id }) => id);
  }

  async insert(folder: LibraryFolder, transaction: Transaction): Promise<void> {
    await refusingTakenName(managerOf(transaction).insert(LibraryFolderRowSchema, toLibraryFolderRow(folder)));
  }

  async update(before: LibraryFolder, after: LibraryFolder, transaction: Transaction): Promise<void> {
    const { organization_id, livemode, id, ...changes } = toLibraryFolderRow(after);
    const manager = managerOf(transaction);
    await refusingTakenName(manager.update(LibraryFolderRowSchema, { organization_id, livemode, id }, changes));
    if (before.parentId === after.parentId) return;
    const kept = before.ancestors.length + 1;
    await changeRows(MOVE_BELOW, [organization_id, livemode, id, after.ancestors, kept], transaction);
  }

  async delete({ organizationId, livemode }: Tenant, ids: readonly string[], transaction: Transaction): Promise<void> {
    await changeRows(LEAVE, [organizationId, livemode, ids], transaction);
    await changeRows(DELETE, [organizationId, livemode, ids], transaction);
  }
}

function read<Row>(
  statement: string,
  { organizationId, livemode }: Tenant,
  values: readonly unknown[],
  transaction: Transaction,
): Promise<Row[]> {
  return managerOf(transaction).query<Row[]>(statement, [organizationId, livemode, ...values]);
}

async function refusingTakenName(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (isUniqueViolation(error)) throw folderNameTaken();
    throw error;
  }
}
