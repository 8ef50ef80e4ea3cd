import { Lexemes, type AssetType } from '@livery/content-domain';
import { recountWords } from '@livery/content-infrastructure';
import { newId, type Tenant } from '@livery/kernel';
import type { Database } from '@livery/persistence';
import { randomNumbers, zipfWord } from './library-texts.ts';

const BATCH = 5_000;
const ASSETS_PER_FOLDER = 50;
const FOLDERS_PER_FOLDER = 10;
const YEARS_MS = 3 * 365 * 24 * 3_600_000;
const NOW = Date.UTC(2026, 10, 20);
/** Of a thousand assets. */
const TYPES: readonly (readonly [AssetType, number])[] = [
  ['image', 600],
  ['icon', 100],
  ['presentation', 100],
  ['document', 100],
  ['template', 35],
  ['slide', 30],
  ['video', 20],
  ['other', 13],
  ['font', 2],
];
/** Lexemes of one column are sent as one text. */
const SEPARATOR = '\u0001';

/** A library as the benchmark fills it. */
export interface FilledLibrary {
  readonly tenant: Tenant;
  readonly count: number;
  /** A folder at the top with a thousandth of all assets in it and below it, and one without folders below it. */
  readonly folders: readonly string[];
}

/** A folder of a library, with all folders above it. */
export interface Folder {
  readonly id: string;
  readonly ancestors: readonly string[];
}

/**
 * Fills libraries, each with so many assets, as an index of the service would have them, and counts their words. The indexes are built
 * afterwards.
 * @param tenantOf gives the tenant of each library (default: new ones)
 */
export async function fillLibraries(
  database: Database,
  counts: readonly number[],
  tenantOf = (): Tenant => ({ organizationId: newId(), livemode: true }),
): Promise<readonly FilledLibrary[]> {
  const rebuild = await withoutIndexes(database, ['library_asset', 'asset_search']);
  const libraries: FilledLibrary[] = [];
  for (const count of counts) libraries.push(await fillLibrary(database, tenantOf(), count));
  await rebuild();
  for (const { tenant } of libraries) await recountWords(database, tenant);
  await database.dataSource.query(
    'vacuum analyze content.library_asset, content.asset_search, content.search_word, content.library_folder',
  );
  return libraries;
}

async function fillLibrary(database: Database, tenant: Tenant, count: number): Promise<FilledLibrary> {
  const folders = folderTree(Math.max(1, Math.floor(count / ASSETS_PER_FOLDER)));
  await insertFolders(database, tenant, folders);
  const random = randomNumbers(1);
  for (let at = 0; at < count; at += BATCH) {
    const size = Math.min(BATCH, count - at);
    const rows = Array.from({ length: size }, (_, index) => assetRow(tenant, random, folders, (at + index) / count));
    await insertAssets(database, tenant, rows);
  }
  return { tenant, count, folders: folders.map(({ id }) => id) };
}

/** Folder 0 has all others below it, ten each. */
export function folderTree(count: number): readonly Folder[] {
  const folders: Folder[] = [];
  for (let number = 0; number < count; number += 1) {
    const parent = number === 0 ? undefined : folders[Math.floor((number - 1) / FOLDERS_PER_FOLDER)];
    folders.push({ id: newId(), ancestors: parent === undefined ? [] : [...parent.ancestors, parent.id] });
  }
  return folders;
}

/** Stores folders of a tenant, each named after its id. */
export async function insertFolders(
  { dataSource }: Database,
  tenant: Tenant,
  folders: readonly Folder[],
): Promise<void> {
  for (let at = 0; at < folders.length; at += BATCH) {
    const rows = folders
      .slice(at, at + BATCH)
      .map(({ id, ancestors }) => ({ id, ancestors, parent_id: ancestors.at(-1) ?? null, name: id }));
    await dataSource.query(
      `insert into content.library_folder (organization_id, livemode, id, parent_id, ancestors, name, revision, created, updated)
       select $1, $2, id, parent_id, ancestors, name, 1, now(), now()
         from jsonb_to_recordset($3::jsonb) as row (id uuid, parent_id uuid, ancestors uuid[], name text)`,
      [tenant.organizationId, tenant.livemode, JSON.stringify(rows)],
    );
  }
}

function assetRow(tenant: Tenant, random: () => number, folders: readonly Folder[], age: number) {
  const words = (least: number, most: number): string =>
    Array.from({ length: least + Math.floor(random() * (most - least + 1)) }, () => zipfWord(random)).join(' ');
  const serial = random() < 0.3 ? ` ${String(Math.floor(random() * 1_000_000)).padStart(6, '0')}` : '';
  const name = words(2, 5) + serial;
  const tags = [...new Set(words(0, 3).split(' ').filter(Boolean))];
  const description = random() < 0.4 ? words(6, 15) : '';
  const filename = `${name.replaceAll(' ', '-')}.png`;
  const fileWords = random() < 0.1 ? [...new Set(words(50, 250).split(' '))] : [];
  const type = typeOf(random());
  const lexemes = new Lexemes(tenant).ofAsset({ name, filename, tags, description, fileWords }, type);
  const created = NOW - YEARS_MS * (1 - age);
  const updated = random() < 0.7 ? created : created + (NOW - created) * random();
  return {
    id: newId(),
    folder_id: random() < 0.9 ? (folders[Math.floor(random() * folders.length)]?.id ?? null) : null,
    name,
    filename,
    tags,
    description,
    type,
    is_approved: random() < 0.6,
    created: new Date(created),
    updated: new Date(updated),
    names: lexemes.inNames.join(SEPARATOR),
    document: lexemes.all.join(SEPARATOR),
    word_bits: lexemes.wordBits,
    beginning_bits: lexemes.beginningBits,
  };
}

function typeOf(number: number): AssetType {
  let rest = number * 1_000;
  return TYPES.find(([, share]) => (rest -= share) < 0)?.[0] ?? 'other';
}

async function insertAssets({ dataSource }: Database, tenant: Tenant, rows: readonly object[]): Promise<void> {
  const values = [tenant.organizationId, tenant.livemode, JSON.stringify(rows)];
  await dataSource.query(
    `insert into content.library_asset
       (organization_id, livemode, id, folder_id, name, filename, type, media_type, tags, description, source_type, metadata,
        current_version, content_hash, size_bytes, revision, created, updated, review_status, review_content_hash,
        review_policy_version, review_id)
     select $1, $2, id, folder_id, name, filename, type, 'image/png', tags, description, 'upload', '{}', 1, md5(id::text), 1, 1,
            created, updated, case when is_approved then 'approved' end, case when is_approved then md5(id::text) end,
            case when is_approved then 1 end, case when is_approved then id end
       from jsonb_to_recordset($3::jsonb) as row (id uuid, folder_id uuid, name text, filename text, tags text[], description text,
            type text, is_approved boolean, created timestamptz, updated timestamptz)`,
    values,
  );
  await dataSource.query(
    `insert into content.asset_search (organization_id, livemode, asset_id, is_approved, updated, word_bits, beginning_bits, names, document)
     select $1, $2, id, is_approved, updated, word_bits, beginning_bits, array_to_tsvector(string_to_array(names, e'\\x01')),
            array_to_tsvector(string_to_array(document, e'\\x01'))
       from jsonb_to_recordset($3::jsonb) as row (id uuid, is_approved boolean, updated timestamptz, word_bits bigint, beginning_bits bigint, names text, document text)`,
    values,
  );
}

/** Drops the indexes of tables without those of their keys. @returns what builds them again */
async function withoutIndexes({ dataSource }: Database, tables: readonly string[]): Promise<() => Promise<void>> {
  const indexes = await dataSource.query<{ name: string; definition: string }[]>(
    `select indexname as name, indexdef as definition from pg_indexes
      where schemaname = 'content' and tablename = any($1) and indexdef not like 'CREATE UNIQUE%'`,
    [tables],
  );
  for (const { name } of indexes) await dataSource.query(`drop index content.${name}`);
  return async () => {
    for (const { definition } of indexes) {
      await dataSource.query(`set statement_timeout = 0; set maintenance_work_mem = '512MB'; ${definition}`);
    }
  };
}
