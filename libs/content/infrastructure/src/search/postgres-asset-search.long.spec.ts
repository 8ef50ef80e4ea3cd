import { afterAll, beforeAll, describe, it, jest } from '@jest/globals';
import { newId } from '@livery/kernel';
import { PostgresAssetSearch } from './postgres-asset-search.ts';
import { SEARCH_LIMITS } from './search-limits.ts';
import { NOW } from './testing/random-library.ts';
import { expectSameAsNaive } from './testing/search-equivalence.ts';
import { fillLibrary, openSearchDatabase, type SearchDatabase } from './testing/searched-library.ts';
import { recountUnscopedWords } from './unscoped-word-recount.ts';

const QUERIES = 10_000;
const HASTY = { ...SEARCH_LIMITS, newest: 20, candidates: 600, inFolders: 10, listedFolders: 2 };

jest.setTimeout(600_000);

let opened: SearchDatabase;

beforeAll(async () => {
  opened = await openSearchDatabase();
});

afterAll(async () => {
  await opened[Symbol.asyncDispose]();
});

describe('ten thousand random searches', () => {
  it('find what a search without any index finds, in its order', async () => {
    const search = new PostgresAssetSearch(opened.database);
    const tenant = { organizationId: newId(), livemode: true };
    const library = await fillLibrary(opened.database, search, { tenant, count: 500, seed: Date.now() });
    const hasty = new PostgresAssetSearch(opened.database, HASTY);
    await expectSameAsNaive(library, [search, hasty], QUERIES / 2);
    await recountUnscopedWords(opened.database, NOW);
    await expectSameAsNaive(library, [search, hasty], QUERIES / 2);
  });
});
