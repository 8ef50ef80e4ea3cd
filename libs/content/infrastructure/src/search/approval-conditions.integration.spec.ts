import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { APPROVAL_STATUSES, DEFAULT_REVIEW_POLICY } from '@livery/content-domain';
import { newId } from '@livery/kernel';
import fc from 'fast-check';
import { PostgresAssetSearch } from './postgres-asset-search.ts';
import { NOW, randomPolicy, randomQuery } from './testing/random-library.ts';
import {
  fillLibrary,
  openSearchDatabase,
  type SearchDatabase,
  type SearchedLibrary,
} from './testing/searched-library.ts';

const ALL = {
  text: null,
  type: null,
  tag: null,
  folder: null,
  isReleasedOnly: false,
  policy: DEFAULT_REVIEW_POLICY,
  now: NOW,
};

let opened: SearchDatabase;
let search: PostgresAssetSearch;
let library: SearchedLibrary;

beforeAll(async () => {
  opened = await openSearchDatabase();
  search = new PostgresAssetSearch(opened.database);
  const tenant = { organizationId: newId(), livemode: false };
  library = await fillLibrary(opened.database, search, { tenant, count: 200, seed: 5 });
});

afterAll(async () => {
  await opened[Symbol.asyncDispose]();
});

describe('a list by approval', () => {
  it('has the assets to which the domain gives this status, by random policies and times', async () => {
    const moment = randomQuery(library.folderIds).map(({ now }) => now);
    const status = fc.constantFrom(null, ...APPROVAL_STATUSES);
    await fc.assert(
      fc.asyncProperty(
        status,
        fc.boolean(),
        randomPolicy,
        moment,
        async (approvalStatus, isReleasedOnly, policy, now) => {
          for (const offset of [0, 3]) {
            const query = { ...ALL, approvalStatus, isReleasedOnly, policy, now, limit: 5, offset };
            expect(await search.find(library.tenant, query)).toEqual(library.naive.find(query));
          }
        },
      ),
    );
  });

  it('has each asset under one status', async () => {
    const policy = fc.sample(randomPolicy, { seed: 2, numRuns: 1 })[0] ?? DEFAULT_REVIEW_POLICY;
    const lists = await Promise.all(
      APPROVAL_STATUSES.map((approvalStatus) =>
        search.find(library.tenant, { ...ALL, approvalStatus, policy, limit: 200, offset: 0 }),
      ),
    );
    const all = await search.find(library.tenant, { ...ALL, approvalStatus: null, limit: 200, offset: 0 });
    expect(lists.flatMap(({ items }) => items).sort()).toEqual(all.items.toSorted());
  });
});
