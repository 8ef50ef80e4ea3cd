import { readdir } from 'node:fs/promises';
import type { Database } from '@livery/persistence';

/** What the tables and the folders contain. */
export interface StoredState {
  /** Assets that are not deleted. */
  readonly assets: number;
  /** Records of files. */
  readonly files: number;
  /** Records of files and previews without a reference to a blob of the same content, and references without such a record. */
  readonly mismatches: number;
  readonly blobs: number;
  /** Blobs that something refers to. */
  readonly referenced: number;
  readonly staged: number;
  readonly condemned: number;
  readonly jobs: number;
  readonly unended: number;
  readonly failed: number;
  /** Jobs that ended more than once, or changed after their end. */
  readonly endedTwice: number;
}

const STATE = `
  select (select count(*)::int from content.library_asset where deleted_at is null) as assets,
         (select count(*)::int from content.file) as files,
         (select count(*)::int from blobs.blob_reference r
           full join (select id, sha256 from content.file
             union all select id, picture_sha256 from content.preview where picture_sha256 is not null) f on f.id = r.holder
           where f.id is null or r.holder is null or encode(r.sha256, 'hex') <> f.sha256) as mismatches,
         (select count(*)::int from blobs.blob) as blobs,
         (select count(*)::int from blobs.blob b where exists (select from blobs.blob_reference r
           where (r.organization_id, r.livemode, r.sha256) = (b.organization_id, b.livemode, b.sha256))) as referenced,
         (select count(*)::int from blobs.staged_object) as staged,
         (select count(*)::int from blobs.condemned_object) as condemned,
         (select count(*)::int from jobs.job) as jobs,
         (select count(*)::int from jobs.job where completed is null) as unended,
         (select count(*)::int from jobs.job where status = 'failed') as failed,
         (select count(*)::int from (select from fault.ending group by job having count(*) > 1) twice) as "endedTwice"`;

export async function readState(database: Database): Promise<StoredState> {
  const [state] = await database.query<StoredState & Record<string, number>>(STATE, []);
  if (state === undefined) throw new Error('There is no state.');
  return state;
}

/** The paths of all files below a folder, relative to it. */
export async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => `${parentPath}/${name}`);
}

/** The keys of all blobs. */
export async function blobKeys(database: Database): Promise<readonly string[]> {
  const rows = await database.query<{ object_key: string }>('select object_key from blobs.blob', []);
  return rows.map(({ object_key: key }) => key);
}
