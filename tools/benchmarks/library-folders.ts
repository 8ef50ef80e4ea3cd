import { connectDatabase } from '@livery/app-composition';
import { parsePublicId, publicId, type Tenant } from '@livery/kernel';
import type { Database } from '@livery/persistence';
import { request } from 'undici';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { folderTree, insertFolders } from './support/library-rows.ts';
import { percentile } from './support/open-loop.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';

const FOLDERS_BELOW = 2_000;
const ASSETS = 100_000;
const ROUNDS = 40;
const BAR_MS = 200;

/** Moving a folder with 2,000 folders and 100,000 assets below it, as a whole request, compared with renaming it. */
await withBenchmarkPostgres(async (url) => {
  const api = await startServer('api', { DATABASE_URL: url });
  const database = await connectDatabase({ url, applicationName: 'benchmark', poolSize: 2, guardTenants: false });
  const tenant = { organizationId: api.facts['organization_id'] ?? '', livemode: true };
  const moved = await fillFolders(database, tenant);
  const [moves, renames]: [number[], number[]] = [[], []];
  const target = await createFolder(api, 'Target');
  for (let round = 0; round < ROUNDS; round += 1) {
    renames.push(await change(api, moved, { name: `Moved ${round}` }));
    for (const parent_id of [target, null]) moves.push(await change(api, moved, { parent_id }));
  }
  await assertBelow(database, tenant, moved);
  const [median, least, most] = [percentile(moves, 0.5), Math.min(...moves), Math.max(...moves)];
  console.log(
    `${moves.length} moves of a folder with ${FOLDERS_BELOW} folders and ${ASSETS} assets below it: median ${median.toFixed(0)} ms ` +
      `(${least.toFixed(0)} to ${most.toFixed(0)}); bar ${BAR_MS} ms; renaming it: median ${percentile(renames, 0.5).toFixed(0)} ms`,
  );
  await database.close();
  await api.stop();
});

/** @returns the public id of the folder with all others below it */
async function fillFolders(database: Database, tenant: Tenant): Promise<string> {
  const folders = folderTree(FOLDERS_BELOW + 1);
  await insertFolders(database, tenant, folders);
  await database.dataSource.query(
    `insert into content.library_asset
       (organization_id, livemode, id, folder_id, name, filename, type, media_type, tags, description, source_type, metadata,
        current_version, content_hash, size_bytes, revision, created, updated)
     select $1, $2, gen_random_uuid(), ($3::uuid[])[1 + n % $4], 'Asset ' || n, n || '.png', 'image', 'image/png', '{}', '', 'upload', '{}',
            1, md5(n::text), 1, 1, now(), now() - n * interval '1 second'
       from generate_series(1, $5) n`,
    [tenant.organizationId, tenant.livemode, folders.map(({ id }) => id), folders.length, ASSETS],
  );
  await database.dataSource.query('vacuum analyze content.library_asset, content.library_folder');
  return publicId('fold', folders[0]?.id ?? '');
}

async function createFolder(api: ServerProcess, name: string): Promise<string> {
  const { id } = await send(api, 'POST', '/library_folders', { name });
  return String(id);
}

/** @returns the milliseconds */
async function change(api: ServerProcess, folder: string, body: object): Promise<number> {
  const started = performance.now();
  await send(api, 'PATCH', `/library_folders/${folder}`, body);
  return performance.now() - started;
}

async function send(
  api: ServerProcess,
  method: 'POST' | 'PATCH',
  path: string,
  body: object,
): Promise<Readonly<Record<string, unknown>>> {
  const headers = { authorization: `Bearer ${api.facts['key'] ?? ''}`, 'content-type': 'application/json' };
  const answer = await request(`${api.origin}/api/v1${path}`, { method, headers, body: JSON.stringify(body) });
  const record: unknown = await answer.body.json();
  if (answer.statusCode >= 300) throw new Error(`${path} answered ${answer.statusCode}: ${JSON.stringify(record)}`);
  return { ...(typeof record === 'object' && record) };
}

/** After all moves, the same folders must be below the moved one. */
async function assertBelow(database: Database, tenant: Tenant, folder: string): Promise<void> {
  const [row] = await database.query<{ count: number }>(
    `select count(*)::int as count from content.library_folder
      where organization_id = $1 and livemode = $2 and ancestors @> array[$3]::uuid[]`,
    [tenant.organizationId, tenant.livemode, parsePublicId('fold', folder)],
  );
  if (row?.count !== FOLDERS_BELOW) throw new Error(`${row?.count} folders are below the moved one.`);
}
