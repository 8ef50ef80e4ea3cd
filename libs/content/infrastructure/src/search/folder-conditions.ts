import type { Tenant } from '@livery/kernel';
import type { Queries } from '@livery/persistence';
import type { SearchLimits } from './search-limits.ts';
import type { StatementValues } from './statement-values.ts';

/** The folders whose assets are looked for. */
export interface FolderFilter {
  /** The folder itself. */
  readonly id: string;
  /** The folder and those below it; null if there are too many to be listed. */
  readonly ids: readonly string[] | null;
  /** How many assets they have, as far as they were counted. */
  readonly assets: number;
}

const BELOW = `f.organization_id = $1 and f.livemode = $2 and f.ancestors @> array[$3]::uuid[]`;
const LIVING = `a.organization_id = $1 and a.livemode = $2 and a.deleted_at is null`;

/** The folder, and with `isRecursive` those below it. */
export async function findFolders(
  database: Queries,
  { organizationId, livemode }: Tenant,
  { id, isRecursive }: { readonly id: string; readonly isRecursive: boolean },
  { listedFolders, inFolders }: SearchLimits,
): Promise<FolderFilter> {
  const below = isRecursive
    ? await database.query<{ id: string }>(
        `select f.id from content.library_folder f where ${BELOW} limit ${listedFolders}`,
        [organizationId, livemode, id],
      )
    : [];
  const ids = below.length < listedFolders ? [id, ...below.map((folder) => folder.id)] : null;
  const assets =
    ids === null
      ? `content.library_folder f cross join lateral (
           select from content.library_asset a where ${LIVING} and a.folder_id = f.id limit ${inFolders}) a where ${BELOW}`
      : `content.library_asset a where ${LIVING} and a.folder_id = any($3::uuid[])`;
  const [count] = await database.query<{ assets: number }>(
    `select count(*)::integer as assets from (select from ${assets} limit ${inFolders}) counted`,
    [organizationId, livemode, ids ?? id],
  );
  return { id, ids, assets: count?.assets ?? 0 };
}

/** An SQL condition for a row `a` of `library_asset`. */
export function folderCondition({ id, ids }: FolderFilter, values: StatementValues): string {
  if (ids === null) {
    return `(select true from content.library_folder f
      where f.organization_id = $1 and f.livemode = $2 and f.id = a.folder_id
        and f.id || f.ancestors @> array[${values.bind(id)}]::uuid[] offset 0)`;
  }
  // One folder is compared plainly, so that an index has its assets in their order.
  return ids.length === 1 ? `a.folder_id = ${values.bind(id)}` : `a.folder_id = any(${values.bind(ids)}::uuid[])`;
}
