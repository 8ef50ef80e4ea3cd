import type { WordKey } from '@livery/content-domain';
import type { Tenant } from '@livery/kernel';
import type { Database } from '@livery/persistence';
import { insertUnscopedWords } from './unscoped-word-insertion.ts';
import { WordCounts } from './word-counts.ts';

/** Few, because the texts of some assets have thousands of words. */
const ASSETS_AT_ONCE = 2_000;
const WORDS_AT_ONCE = 5_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

interface LexemeRow {
  readonly lexeme: string;
  readonly assets: number;
}

/** Counts in how many assets of a tenant each word occurs, and forgets the words that occur no more. */
export async function recountWords(database: Database, tenant: Tenant): Promise<void> {
  const counts = new WordCounts();
  let total = 0;
  for (let after = FIRST_ID; ;) {
    const ids = await nextAssets(database, tenant, after);
    const last = ids.at(-1);
    if (last === undefined) break;
    total += ids.length;
    for (const row of await lexemesOf(database, tenant, 'document', [after, last])) {
      counts.add(row.lexeme, { assets: row.assets, inNames: 0 });
    }
    for (const row of await lexemesOf(database, tenant, 'names', [after, last])) {
      counts.add(row.lexeme, { assets: 0, inNames: row.assets });
    }
    after = last;
  }
  await insertUnscopedWords(database, tenant, counts.complete(total));
  await forgetOthers(database, tenant, counts);
}

async function nextAssets(
  database: Database,
  { organizationId, livemode }: Tenant,
  after: string,
): Promise<readonly string[]> {
  const rows = await database.query<{ asset_id: string }>(
    `select asset_id from content.asset_search
      where organization_id = $1 and livemode = $2 and asset_id > $3 order by asset_id limit ${ASSETS_AT_ONCE}`,
    [organizationId, livemode, after],
  );
  return rows.map((row) => row.asset_id);
}

async function lexemesOf(
  database: Database,
  { organizationId, livemode }: Tenant,
  column: 'names' | 'document',
  [after, last]: readonly [string, string],
): Promise<readonly LexemeRow[]> {
  return database.query<LexemeRow & Readonly<Record<string, unknown>>>(
    `select word.lexeme, count(*)::integer as assets
       from content.asset_search s cross join lateral unnest(s.${column}) as word
      where s.organization_id = $1 and s.livemode = $2 and s.asset_id > $3 and s.asset_id <= $4
      group by word.lexeme`,
    [organizationId, livemode, after, last],
  );
}

async function forgetOthers(
  database: Database,
  { organizationId, livemode }: Tenant,
  counts: WordCounts,
): Promise<void> {
  let last: WordKey = { word: '', class: '' };
  for (;;) {
    const known = await database.query<WordKey & Readonly<Record<string, unknown>>>(
      `select word, class from content.search_word
        where organization_id = $1 and livemode = $2 and (word, class) > ($3, $4::"char")
        order by word, class limit ${WORDS_AT_ONCE}`,
      [organizationId, livemode, last.word, last.class],
    );
    const forgotten = known.filter((key) => !counts.has(key));
    if (forgotten.length > 0) {
      await database.query(
        `delete from content.search_word known using unnest($3::text[], $4::text[]) as forgotten (word, class)
          where known.organization_id = $1 and known.livemode = $2 and known.word = forgotten.word
            and known.class = forgotten.class::"char"`,
        [organizationId, livemode, forgotten.map(({ word }) => word), forgotten.map(({ class: name }) => name)],
      );
    }
    const end = known.at(-1);
    if (end === undefined || known.length < WORDS_AT_ONCE) return;
    last = { word: end.word, class: end.class };
  }
}
