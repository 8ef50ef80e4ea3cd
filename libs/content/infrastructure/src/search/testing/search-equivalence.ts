import { expect } from '@jest/globals';
import type { AssetSearch } from '@livery/content-application';
import fc from 'fast-check';
import { randomQuery } from './random-library.ts';
import type { SearchedLibrary } from './searched-library.ts';

/** Asks random queries, and expects the assets that a search without any index finds, in its order. */
export async function expectSameAsNaive(
  { tenant, folderIds, naive }: SearchedLibrary,
  searches: readonly AssetSearch[],
  queries: number,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(randomQuery(folderIds), fc.nat(), async (query, choice) => {
      const found = await searches[choice % searches.length]?.find(tenant, query);
      expect(found).toEqual(naive.find(query));
    }),
    { numRuns: queries },
  );
}
