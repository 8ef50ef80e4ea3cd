import type { Tenant } from '@livery/kernel';
import type { Database } from '@livery/persistence';

/** The folders whose assets are looked for. */
export interface FolderFilter {
  readonly ids: readonly string[];
  /** How many assets they have; at most 10,000, since more are not counted. */
  readonly assets: number;
}

const COUNTED = 10_000;
const MOST_FOLDERS = 100_000;

/** The folder, and with `isRecursive` those below it, and how many assets they have. */
export async function findFolders(
  database: Database,
  { organizationId, livemode }: Tenant,
  folder: { readonly id: string; readonly isRecursive: boolean },
): Promise<FolderFilter> {
  const below = folder.isRecursive
    ? await database.query<{ id: string }>(
        `select f.id from content.library_folder f
          where f.organization_id = $1 and f.livemode = $2 and f.ancestors @> array[$3]::uuid[] limit ${MOST_FOLDERS}`,
        [organizationId, livemode, folder.id],
      )
    : [];
  const ids = [folder.id, ...below.map(({ id }) => id)];
  const [count] = await database.query<{ assets: number }>(
    `select count(*)::integer as assets
       from (select from content.library_asset a
              where a.organization_id = $1 and a.livemode = $2 and a.deleted_at is null and a.folder_id = any($3::uuid[])
              limit ${COUNTED}) counted`,
    [organizationId, livemode, ids],
  );
  return { ids, assets: count?.assets ?? 0 };
}
