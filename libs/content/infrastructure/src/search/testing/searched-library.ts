import type { AssetSearch } from '@livery/content-application';
import {
  DEFAULT_REVIEW_POLICY,
  defineLibraryFolder,
  imageApproval,
  isDeleted,
  type LibraryAsset,
  type LibraryFolder,
} from '@livery/content-domain';
import { newId, type Tenant } from '@livery/kernel';
import { Database, TypeOrmUnitOfWork } from '@livery/persistence';
import { createMigratedDatabase, type TestDatabase } from '@livery/testing';
import fc from 'fast-check';
import { contentPersistence } from '../../persistence/content.persistence.ts';
import { TypeOrmLibraryAssetRepository } from '../../persistence/typeorm-library-asset.repository.ts';
import { TypeOrmLibraryFolderRepository } from '../../persistence/typeorm-library-folder.repository.ts';
import { type KnownAsset, NaiveSearch } from './naive-search.ts';
import { NOW, randomAsset } from './random-library.ts';

/** What the files with one of the two contents say. */
const FILE_TEXTS = [
  { contentHash: 'b'.repeat(64), title: 'Übersicht', text: 'Template of the quarterly figures, 年報' },
];

export interface SearchDatabase extends AsyncDisposable {
  readonly database: Database;
  readonly server: TestDatabase;
}

export async function openSearchDatabase(): Promise<SearchDatabase> {
  const server = await createMigratedDatabase([contentPersistence], NOW);
  const database = await Database.connect({
    url: server.url,
    applicationName: 'livery-test',
    poolSize: 2,
    slices: [contentPersistence],
    guardTenants: true,
  });
  return {
    database,
    server,
    [Symbol.asyncDispose]: async () => {
      await database.close();
      await server.drop();
    },
  };
}

/** The library of one tenant, with what a search of it must find. */
export interface SearchedLibrary {
  readonly tenant: Tenant;
  readonly folderIds: readonly string[];
  readonly naive: NaiveSearch;
}

/** Fills the library of a tenant with random assets, the same for the same seed. */
export async function fillLibrary(
  database: Database,
  search: AssetSearch,
  { tenant, count, seed }: { readonly tenant: Tenant; readonly count: number; readonly seed: number },
): Promise<SearchedLibrary> {
  const folders = nestedFolders(tenant);
  const folderIds = folders.map(({ id }) => id);
  const assets = fc.sample(randomAsset(tenant, folderIds), { seed, numRuns: count });
  const known = assets.map(knownAsset);
  await new TypeOrmUnitOfWork(database).run(async (transaction) => {
    const [assetRows, folderRows] = [
      new TypeOrmLibraryAssetRepository(database),
      new TypeOrmLibraryFolderRepository(database),
    ];
    for (const folder of folders) await folderRows.insert(folder, transaction);
    for (const asset of assets) await assetRows.insert(asset, transaction);
    for (const { contentHash, ...extracted } of FILE_TEXTS) {
      await search.storeText(tenant, contentHash, extracted, transaction);
    }
    const findable = known
      .filter(({ asset }) => !isDeleted(asset))
      .map(({ asset, isApproved }) => ({ ...asset, isApproved }));
    await search.index(tenant, findable, transaction);
  });
  return {
    tenant,
    folderIds,
    naive: new NaiveSearch(known, new Map(folders.map(({ id, ancestors }) => [id, ancestors]))),
  };
}

function knownAsset(asset: LibraryAsset): KnownAsset {
  const file = FILE_TEXTS.find(({ contentHash }) => contentHash === asset.contentHash);
  const isApproved = imageApproval(asset, DEFAULT_REVIEW_POLICY, NOW).status === 'approved';
  return { asset, isApproved, fileText: file === undefined ? '' : `${file.title}\n${file.text}` };
}

/** Three levels of folders, and one beside them. */
function nestedFolders(tenant: Tenant): readonly LibraryFolder[] {
  const folder = (name: string, parent: LibraryFolder | null): LibraryFolder =>
    defineLibraryFolder(name, { id: newId(), tenant, parent, createdBy: null, at: NOW });
  const top = folder('top', null);
  const middle = folder('middle', top);
  return [top, middle, folder('low', middle), folder('beside', top), folder('other', null)];
}
