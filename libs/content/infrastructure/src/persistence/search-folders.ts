import type { FolderQuery } from '@livery/content-application';
import type { Page, Tenant } from '@livery/kernel';
import type { Database } from '@livery/persistence';
import type { LibraryFolderRow } from './library-folder.row.ts';

/** The unique index of names has this in place of no parent. */
const NO_PARENT = '00000000-0000-0000-0000-000000000000';

/** Reads one page of a tenant's folders by a part of their names, in the order of their names. */
export async function searchFolders(
  database: Database,
  { organizationId, livemode }: Tenant,
  { text, type, parentId, limit, offset }: FolderQuery,
  columns: string,
): Promise<Page<LibraryFolderRow>> {
  // No folder is that of a set yet.
  if (type === 'set') return { items: [], hasMore: false };
  const values: unknown[] = [organizationId, livemode, limit + 1, offset];
  const conditions = ['organization_id = $1', 'livemode = $2'];
  if (type !== null) conditions.push(`parent_id is ${type === 'root' ? '' : 'not '}null`);
  if (parentId !== null) conditions.push(`coalesce(parent_id, '${NO_PARENT}') = $${values.push(parentId)}`);
  if (text !== null) conditions.push(`lower(name) like $${values.push(containing(text))}`);
  const rows = await database.query<LibraryFolderRow>(
    `select ${columns} from content.library_folder where ${conditions.join(' and ')}
      order by lower(name), id limit $3 offset $4`,
    values,
  );
  return { items: rows.slice(0, limit), hasMore: rows.length > limit };
}

/** A pattern for names that contain a text. Characters that have a meaning in patterns are escaped. */
function containing(text: string): string {
  return `%${text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
}
