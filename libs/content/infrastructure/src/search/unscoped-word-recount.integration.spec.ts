import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, type Tenant } from '@livery/kernel';
import { TypeOrmUnitOfWork } from '@livery/persistence';
import { PostgresAssetSearch } from './postgres-asset-search.ts';
import { NOW } from './testing/random-library.ts';
import { openSearchDatabase, type SearchDatabase } from './testing/searched-library.ts';
import { recountUnscopedWords } from './unscoped-word-recount.ts';

const HOUR_MS = 3_600_000;

let opened: SearchDatabase;
let search: PostgresAssetSearch;

beforeAll(async () => {
  opened = await openSearchDatabase();
  search = new PostgresAssetSearch(opened.database);
});

afterAll(async () => {
  await opened[Symbol.asyncDispose]();
});

const newTenant = (): Tenant => ({ organizationId: newId(), livemode: true });
const later = (hours: number): Date => new Date(NOW.getTime() + hours * HOUR_MS);

/** Indexes assets with these names, and returns their ids. */
async function index(tenant: Tenant, names: readonly string[], updated = NOW): Promise<readonly string[]> {
  const assets = names.map((name) => ({
    id: newId(),
    type: 'image' as const,
    name,
    filename: 'a.png',
    tags: [],
    description: 'Report',
    contentHash: 'a',
    isApproved: true,
    updated,
  }));
  await new TypeOrmUnitOfWork(opened.database).run((transaction) => search.index(tenant, assets, transaction));
  return assets.map(({ id }) => id);
}

/** The frequencies of the words: in all texts, and in names. */
async function words(tenant: Tenant, kind = 'w'): Promise<Readonly<Record<string, string>>> {
  const rows = await opened.database.query<{ word: string; assets: number; in_names: number }>(
    `select word, assets, in_names from content.search_word
      where organization_id = $1 and livemode = $2 and class = $3 order by word`,
    [tenant.organizationId, tenant.livemode, kind],
  );
  return Object.fromEntries(rows.map(({ word, assets, in_names: names }) => [word, `${assets} ${names}`]));
}

describe('the recount of words', () => {
  it('counts the assets of each tenant with each word, beginning, type, and all of them', async () => {
    const [one, other] = [newTenant(), newTenant()];
    await index(one, ['Logo', 'Logo of the brand', 'Lego']);
    await index(other, ['Logo']);
    await recountUnscopedWords(opened.database, NOW);
    const inTexts = { a: '3 0', png: '3 0', report: '3 0' };
    expect(await words(one)).toEqual({ ...inTexts, brand: '1 1', lego: '1 1', logo: '2 2', of: '1 1', the: '1 1' });
    expect(await words(one, 'p')).toMatchObject({ l: '3 3', lo: '2 2', log: '2 2', r: '3 0' });
    expect(await words(one, 'k')).toEqual({ image: '3 3' });
    expect(await words(one, '*')).toEqual({ '': '3 3' });
    expect(await words(other)).toMatchObject({ logo: '1 1', png: '1 0' });
  });

  it('forgets words that occur no more', async () => {
    const tenant = newTenant();
    const [zebra = ''] = await index(tenant, ['Zebra', 'Logo']);
    await recountUnscopedWords(opened.database, NOW);
    await new TypeOrmUnitOfWork(opened.database).run((transaction) => search.remove(tenant, [zebra], transaction));
    await index(tenant, ['Giraffe'], later(1));
    await recountUnscopedWords(opened.database, later(25));
    const known = await words(tenant);
    expect(known).toMatchObject({ giraffe: '1 1', logo: '1 1', report: '2 0' });
    expect(known).not.toHaveProperty('zebra');
    expect(await words(tenant, 'p')).not.toHaveProperty('zeb');
  });

  it('leaves the counts of a library that has hardly changed for a day', async () => {
    const tenant = newTenant();
    await index(tenant, ['Logo']);
    await recountUnscopedWords(opened.database, NOW);
    await index(tenant, ['Logo'], later(1));
    await recountUnscopedWords(opened.database, later(23));
    expect(await words(tenant)).toMatchObject({ logo: '1 1' });
    await recountUnscopedWords(opened.database, later(25));
    expect(await words(tenant)).toMatchObject({ logo: '2 2' });
  });

  it('counts at once what has grown by many assets', async () => {
    const tenant = newTenant();
    await index(tenant, ['Logo']);
    await recountUnscopedWords(opened.database, NOW);
    await index(
      tenant,
      Array.from({ length: 100 }, (_, number) => `Logo ${number}`),
      later(1),
    );
    await recountUnscopedWords(opened.database, later(2));
    expect(await words(tenant)).toMatchObject({ logo: '101 101' });
  });

  it('is done by one of several workers', async () => {
    const tenant = newTenant();
    await index(tenant, ['Logo', 'Logo']);
    await Promise.all([1, 2].map(() => recountUnscopedWords(opened.database, NOW)));
    expect(await words(tenant)).toMatchObject({ logo: '2 2' });
  });
});
