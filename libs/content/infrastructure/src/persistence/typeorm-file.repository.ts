import { FileRepository } from '@livery/content-application';
import type { StoredFile } from '@livery/content-domain';
import type { Tenant, Transaction } from '@livery/kernel';
import { type Database, managerOf } from '@livery/persistence';
import { attachmentColumns, toFileRow, toStoredFile } from './file.mapper.ts';
import { type FileRow, FileRowSchema } from './file.row.ts';

const COLUMNS = [
  'organization_id',
  'livemode',
  'id',
  'filename',
  'media_type',
  'type',
  'size_bytes',
  'sha256',
  'width',
  'height',
  'asset_id',
  'expires_at',
  'created_by_kind',
  'created_by_id',
  'created',
].map((column) => `file.${column}`);
const SELECT = `select ${COLUMNS.join(', ')} from content.file file`;
const OF_TENANT = 'file.organization_id = $1 and file.livemode = $2';
const FIND = `${SELECT} where ${OF_TENANT} and file.id = $3`;
const BY_CONTENT = `
  ${SELECT} where ${OF_TENANT} and file.asset_id = $3 and file.sha256 = $4
   order by file.id desc limit 1`;
const HASHES_OF_ASSETS = `
  select distinct file.sha256 from content.file file
    join content.library_asset asset on asset.organization_id = file.organization_id
     and asset.livemode = file.livemode and asset.id = file.asset_id
   where ${OF_TENANT} and file.sha256 = any($3) and asset.deleted_at is null`;
const OF_VERSION = `
  ${SELECT}
    join content.asset_version version on version.organization_id = file.organization_id
     and version.livemode = file.livemode and version.file_id = file.id
   where ${OF_TENANT} and version.asset_id = $3 and version.number = $4`;

export class TypeOrmFileRepository extends FileRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find({ organizationId, livemode }: Tenant, id: string): Promise<StoredFile | null> {
    const [row] = await this.database.query<FileRow>(FIND, [organizationId, livemode, id]);
    return row === undefined ? null : toStoredFile(row);
  }

  async findForUpdate(
    { organizationId, livemode }: Tenant,
    id: string,
    transaction: Transaction,
  ): Promise<StoredFile | null> {
    const statement = `${FIND} for update`;
    const [row] = await managerOf(transaction).query<FileRow[]>(statement, [organizationId, livemode, id]);
    return row === undefined ? null : toStoredFile(row);
  }

  async missing({ organizationId, livemode }: Tenant, hashes: readonly string[]): Promise<readonly string[]> {
    const values = [organizationId, livemode, hashes];
    const rows = await this.database.query<Pick<FileRow, 'sha256'>>(HASHES_OF_ASSETS, values);
    const present = new Set(rows.map(({ sha256 }) => sha256));
    return hashes.filter((hash) => !present.has(hash));
  }

  async findByContent(
    { organizationId, livemode }: Tenant,
    assetId: string,
    contentHash: string,
  ): Promise<StoredFile | null> {
    const values = [organizationId, livemode, assetId, contentHash];
    const [row] = await this.database.query<FileRow>(BY_CONTENT, values);
    return row === undefined ? null : toStoredFile(row);
  }

  async findOfVersion(
    { organizationId, livemode }: Tenant,
    assetId: string,
    number: number,
    transaction: Transaction,
  ): Promise<StoredFile | null> {
    const values = [organizationId, livemode, assetId, number];
    const [row] = await managerOf(transaction).query<FileRow[]>(OF_VERSION, values);
    return row === undefined ? null : toStoredFile(row);
  }

  async insert(file: StoredFile, transaction: Transaction): Promise<void> {
    await managerOf(transaction).insert(FileRowSchema, toFileRow(file));
  }

  async attach({ tenant, fileId, attachment }: StoredFile, transaction: Transaction): Promise<void> {
    const key = { organization_id: tenant.organizationId, livemode: tenant.livemode, id: fileId };
    await managerOf(transaction).update(FileRowSchema, key, attachmentColumns(attachment));
  }

  async delete({ organizationId, livemode }: Tenant, id: string, transaction: Transaction): Promise<void> {
    await managerOf(transaction).delete(FileRowSchema, { organization_id: organizationId, livemode, id });
  }
}
