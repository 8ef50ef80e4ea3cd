// Only this suite says at which rank an asset comes whose whole name is typed, and in what order others follow it.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AssetQuery } from '@livery/content-application';
import { DEFAULT_REVIEW_POLICY, defineLibraryAsset, type LibraryAssetDraft } from '@livery/content-domain';
import { newId, type Tenant } from '@livery/kernel';
import { TypeOrmUnitOfWork } from '@livery/persistence';
import { TypeOrmLibraryAssetRepository } from '../persistence/typeorm-library-asset.repository.ts';
import { PostgresAssetSearch } from './postgres-asset-search.ts';
import { recountWords } from './recount-words.ts';
import { documentNames, iconNames } from './testing/known-names.ts';
import { NOW } from './testing/random-library.ts';
import { openSearchDatabase, type SearchDatabase } from './testing/searched-library.ts';

const ANY = { type: null, tag: null, folder: null, approvalStatus: null, isReleasedOnly: false } as const;
const BEST: Omit<AssetQuery, 'text'> = { ...ANY, policy: DEFAULT_REVIEW_POLICY, now: NOW, limit: 50, offset: 0 };

let opened: SearchDatabase;
let search: PostgresAssetSearch;

beforeAll(async () => {
  opened = await openSearchDatabase();
  search = new PostgresAssetSearch(opened.database);
});

afterAll(async () => {
  await opened[Symbol.asyncDispose]();
});

type Draft = LibraryAssetDraft & { readonly name: string };

/** A library with these assets, each newer than the one before. */
class NamedLibrary {
  private readonly names = new Map<string, string>();
  private readonly tenant: Tenant = { organizationId: newId(), livemode: true };

  static async of(drafts: readonly Draft[]): Promise<NamedLibrary> {
    const library = new NamedLibrary();
    await library.fill(drafts);
    await recountWords(opened.database, library.tenant);
    return library;
  }

  /** The names of the found assets, best first. */
  async find(text: string): Promise<readonly string[]> {
    const { items } = await search.find(this.tenant, { ...BEST, text });
    return items.map((id) => this.names.get(id) ?? '');
  }

  /** The mean of 1 divided by the rank at which each name is found that is typed: 1 if all are first. */
  async meanReciprocalRank(names: readonly string[]): Promise<number> {
    let sum = 0;
    for (const name of names) {
      const rank = (await this.find(name)).indexOf(name) + 1;
      sum += rank === 0 ? 0 : 1 / rank;
    }
    return sum / names.length;
  }

  private async fill(drafts: readonly Draft[]): Promise<void> {
    const repository = new TypeOrmLibraryAssetRepository(opened.database);
    const assets = drafts.map((draft, index) => {
      const content = { fileId: newId(), contentHash: 'a'.repeat(64), sizeBytes: 1, width: null, height: null };
      const file = { ...content, filename: 'upload.svg', mediaType: 'image/svg+xml', type: 'icon' } as const;
      const origin = { id: newId(), tenant: this.tenant, sourceType: 'upload', createdBy: null } as const;
      return defineLibraryAsset(draft, { ...origin, content: file, at: new Date(NOW.getTime() + index) });
    });
    for (const { id, name } of assets) this.names.set(id, name);
    await new TypeOrmUnitOfWork(opened.database).run(async (transaction) => {
      for (const asset of assets) await repository.insert(asset, transaction);
      const found = assets.map((asset) => ({ ...asset, isApproved: false }));
      await search.index(this.tenant, found, transaction);
    });
  }
}

describe('the rank of an asset whose whole name is typed', () => {
  it('is the first in a set of icons, whose names begin with each other', async () => {
    const names = iconNames();
    const library = await NamedLibrary.of(names.map((name) => ({ name, tags: name.split('-') })));
    for (const name of ['arrow-up', 'user', 'mail']) expect((await library.find(name))[0]).toBe(name);
    expect(await library.meanReciprocalRank(names.filter((_, index) => index % 4 === 0))).toBeGreaterThanOrEqual(0.95);
  });

  it('is the first among documents, whose descriptions name each other', async () => {
    const names = documentNames();
    const drafts = names.map((name, index) => ({ name, description: `See ${names[(index * 3 + 1) % 500] ?? ''}` }));
    const library = await NamedLibrary.of(drafts);
    expect(new Set(names).size).toBe(500);
    expect(await library.meanReciprocalRank(names)).toBeGreaterThanOrEqual(0.95);
  });
});

describe('the order of a search', () => {
  it('is: the name, its beginning, its words, words in name and tags, in tags, and in texts; then newest first', async () => {
    const library = await NamedLibrary.of([
      { name: 'Harbour map' },
      { name: 'harbour   MAP!' },
      { name: 'Harbour maps of the north' },
      { name: 'Old map of the harbour' },
      { name: 'Map', tags: ['harbour'] },
      { name: 'Plan', tags: ['harbour', 'map'] },
      { name: 'Notes', description: 'Where the map of the harbour is' },
    ]);
    expect(await library.find('Hárbour-map')).toEqual([
      'harbour   MAP!',
      'Harbour map',
      'Harbour maps of the north',
      'Old map of the harbour',
      'Map',
      'Plan',
      'Notes',
    ]);
  });

  it('has names that begin with the whole word only after a space', async () => {
    const library = await NamedLibrary.of([{ name: 'Car park' }, { name: 'My car' }, { name: 'Carpet car' }]);
    expect(await library.find('car')).toEqual(['Carpet car', 'Car park', 'My car']);
    expect(await library.find('car ')).toEqual(['Car park', 'Carpet car', 'My car']);
  });

  it('has other forms of a word', async () => {
    const library = await NamedLibrary.of([{ name: 'Running' }, { name: 'Run' }, { name: 'Runway' }]);
    expect(await library.find('runs ')).toEqual(['Run', 'Running']);
  });
});
