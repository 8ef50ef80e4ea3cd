import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AssetQuery } from '@livery/content-application';
import { DEFAULT_REVIEW_POLICY } from '@livery/content-domain';
import { DomainError, newId, type Tenant } from '@livery/kernel';
import { managerOf, TypeOrmUnitOfWork } from '@livery/persistence';
import { PostgresAssetSearch } from './postgres-asset-search.ts';
import { SEARCH_LIMITS } from './search-limits.ts';
import { NOW } from './testing/random-library.ts';
import { expectSameAsNaive } from './testing/search-equivalence.ts';
import {
  fillLibrary,
  openSearchDatabase,
  type SearchDatabase,
  type SearchedLibrary,
} from './testing/searched-library.ts';
import { recountUnscopedWords } from './unscoped-word-recount.ts';

const QUERIES = 100;
const ORGANIZATION = newId();
const LIVE: Tenant = { organizationId: ORGANIZATION, livemode: true };
const ALL: AssetQuery = {
  text: null,
  type: null,
  tag: null,
  folder: null,
  approvalStatus: null,
  isReleasedOnly: false,
  policy: DEFAULT_REVIEW_POLICY,
  now: NOW,
  limit: 200,
  offset: 0,
};

let opened: SearchDatabase;
let search: PostgresAssetSearch;
let library: SearchedLibrary;

beforeAll(async () => {
  opened = await openSearchDatabase();
  search = new PostgresAssetSearch(opened.database);
  library = await fillLibrary(opened.database, search, { tenant: LIVE, count: 300, seed: 1 });
});

afterAll(async () => {
  await opened[Symbol.asyncDispose]();
});

describe('a search', () => {
  it('finds what a search without any index finds, in its order, before words were counted', async () => {
    await expectSameAsNaive(library, [search], QUERIES);
  });

  it('finds the same with every plan, however soon one of them gives up', async () => {
    await recountUnscopedWords(opened.database, NOW);
    const hasty = { ...SEARCH_LIMITS, newest: 20, candidates: 400, inFolders: 10, listedFolders: 2 };
    await expectSameAsNaive(library, [search, new PostgresAssetSearch(opened.database, hasty)], 2 * QUERIES);
  });
});

describe('assets of others', () => {
  it('are never found, in another organization or in the other mode', async () => {
    const others = [
      { organizationId: newId(), livemode: true },
      { organizationId: ORGANIZATION, livemode: false },
    ];
    for (const [index, tenant] of others.entries()) {
      expect(await search.find(tenant, ALL)).toEqual({ items: [], hasMore: false });
      const theirs = await fillLibrary(opened.database, search, { tenant, count: 40, seed: index + 2 });
      await expectSameAsNaive(theirs, [search], QUERIES);
    }
    await expectSameAsNaive(library, [search], QUERIES);
  });

  it('are not found by the lexemes of their tenant either', async () => {
    const almost = { organizationId: `${newId().slice(0, 24)}${ORGANIZATION.slice(24)}`, livemode: true };
    for (const text of ['logo', 'l', 'lgo']) {
      expect((await search.find(LIVE, { ...ALL, text })).items).not.toEqual([]);
      expect((await search.find(almost, { ...ALL, text })).items).toEqual([]);
    }
    expect((await search.find(almost, { ...ALL, tag: 'logo' })).items).toEqual([]);
  });
});

describe('a text', () => {
  it('without letters and digits finds nothing, and one of spaces is like none', async () => {
    for (const text of ['!', '"', '😀', ' & | ', "'\\"]) {
      expect((await search.find(LIVE, { ...ALL, text })).items).toEqual([]);
    }
    for (const text of ['', '  ', '\n'])
      expect(await search.find(LIVE, { ...ALL, text })).toEqual(await search.find(LIVE, ALL));
  });

  it.each([
    ['operators', "logo' | 'x':*"],
    ['more operators', 'logo & !brand <-> a:*b'],
    ['a NUL', 'logo\u0000'],
    ['half a character', '\ud800logo'],
    ['characters of patterns', '%_\\'],
    ['200 Chinese characters', '漢'.repeat(200)],
    ['many marks', 'e\u0301'.repeat(90)],
  ])('of %s is no error', async (_, text) => {
    await expect(search.find(LIVE, { ...ALL, text })).resolves.toHaveProperty('hasMore');
  });

  it.each([
    ['201 characters', 'x'.repeat(201)],
    ['10,000 characters', 'x'.repeat(10_000)],
    ['eleven words', 'a b c d e f g h i j k'],
  ])('of %s is refused', async (_, text) => {
    const error: unknown = await search.find(LIVE, { ...ALL, text }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DomainError);
    expect(error).toMatchObject({ code: 'parameter_invalid', param: 'q' });
  });
});

describe('a tag', () => {
  it.each([
    ['a quote', "o'brien"],
    ['a backslash', 'a\\b'],
    ['too many characters', 'x'.repeat(5_000)],
    ['a NUL', '\u0000'],
    ['operators', ':*'],
    ['half a character', '\ud800'],
    ['nothing', ''],
  ])('of %s that no asset has finds nothing', async (_, tag) => {
    expect((await search.find(LIVE, { ...ALL, tag })).items).toEqual([]);
  });
});

describe('the index', () => {
  it('forgets what an asset was called, and the asset when it is removed', async () => {
    const tenant = { organizationId: newId(), livemode: true };
    const work = new TypeOrmUnitOfWork(opened.database);
    const { naive } = await fillLibrary(opened.database, search, { tenant, count: 1, seed: 11 });
    const [id = ''] = naive.find(ALL).items;
    const asset = {
      id,
      type: 'image',
      filename: 'a.png',
      tags: ["o'brien \\ sons"],
      description: '',
      contentHash: 'c',
      isApproved: true,
      updated: NOW,
    } as const;
    const find = async (text: string) => (await search.find(tenant, { ...ALL, text })).items;

    await work.run((transaction) => search.index(tenant, [{ ...asset, name: 'Zebra crossing' }], transaction));
    expect(await find('zeb')).toEqual([id]);
    expect((await search.find(tenant, { ...ALL, tag: "O'Brien \\ SONS" })).items).toEqual([id]);
    await work.run((transaction) => search.index(tenant, [{ ...asset, name: 'Giraffe' }], transaction));
    expect(await find('zebra')).toEqual([]);
    expect(await find('giraffe')).toEqual([id]);
    await work.run((transaction) => search.remove(tenant, [id], transaction));
    expect(await find('giraffe')).toEqual([]);
  });

  it('holds the longest text that a file may have', async () => {
    const tenant = { organizationId: newId(), livemode: true };
    const { naive } = await fillLibrary(opened.database, search, { tenant, count: 1, seed: 11 });
    const [id = ''] = naive.find(ALL).items;
    const words = Array.from({ length: 20_000 }, (_, number) => `слово${'о'.repeat(50)}${number}`);
    await new TypeOrmUnitOfWork(opened.database).run(async (transaction) => {
      await search.storeText(tenant, 'long', { title: 'Titel', text: words.join(' ') }, transaction);
      const asset = {
        id,
        type: 'image',
        name: 'Long',
        filename: 'a.png',
        tags: [],
        description: '',
        contentHash: 'long',
        isApproved: true,
        updated: NOW,
      } as const;
      await search.index(tenant, [asset], transaction);
    });
    expect((await search.find(tenant, { ...ALL, text: 'titel' })).items).toEqual([id]);
    expect((await search.find(tenant, { ...ALL, text: words[100] ?? '' })).items).toEqual([id]);
  });
});

describe('a search that takes too long', () => {
  it('is refused temporarily, and its statement has ended', async () => {
    const limited = new PostgresAssetSearch(opened.database, { ...SEARCH_LIMITS, statementMs: 200 });
    await new TypeOrmUnitOfWork(opened.database).run(async (transaction) => {
      await managerOf(transaction).query('lock table content.search_word in access exclusive mode');
      await expect(limited.find(LIVE, { ...ALL, text: 'template' })).rejects.toMatchObject({
        code: 'unavailable',
        retryAfter: 1,
        message: 'The search takes too long right now. Try again, or search for rarer words.',
      });
      const waiting = `select count(*)::integer as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      expect(await managerOf(transaction).query(waiting)).toEqual([{ count: 0 }]);
    });
    expect((await limited.find(LIVE, { ...ALL, text: 'template' })).items.length).toBeGreaterThan(0);
  });
});
