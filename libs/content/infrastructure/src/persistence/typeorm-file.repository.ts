import { FileRepository } from '@livery/content-application';
import type { StoredFile } from '@livery/content-domain';
import type { Tenant, Transaction } from '@livery/kernel';
import { type Database, managerOf } from '@livery/persistence';
import { attachmentColumns, toFileRow, toStoredFile } from './file.mapper.ts';
import { type FileRow, FileRowSchema } from './file.row.ts';

const FIND = `
  select organization_id, livemode, id, filename, media_type, type, size_bytes, sha256, width, height, asset_id, expires_at,
         created_by_kind, created_by_id, created
    from content.file
   where organization_id = $1 and livemode = $2 and id = $3`;

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

  async insert(file: StoredFile, transaction: Transaction): Promise<void> {
    await managerOf(transaction).insert(FileRowSchema, toFileRow(file));
  }

  async attach({ tenant, fileId, attachment }: StoredFile, transaction: Transaction): Promise<void> {
    const key = { organization_id: tenant.organizationId, livemode: tenant.livemode, id: fileId };
    await managerOf(transaction).update(FileRowSchema, key, attachmentColumns(attachment));
  }
}
