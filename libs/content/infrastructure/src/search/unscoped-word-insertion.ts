import type { WordFrequency, WordKey } from '@livery/content-domain';
import type { Tenant } from '@livery/kernel';
import { type Database, unscoped } from '@livery/persistence';
import { WORD_RECOUNT } from '../persistence/tenant-guard-exceptions.ts';

const BATCH = 5_000;

/** Counts that have not changed are not written. */
const INSERT = unscoped(
  WORD_RECOUNT,
  `insert into content.search_word as known (organization_id, livemode, word, class, assets, in_names)
   select $1, $2, counted.word, counted.class::"char", counted.assets, counted.in_names
     from unnest($3::text[], $4::text[], $5::integer[], $6::integer[]) as counted (word, class, assets, in_names)
   on conflict (organization_id, livemode, word, class) do update
      set assets = excluded.assets, in_names = excluded.in_names
    where (known.assets, known.in_names) is distinct from (excluded.assets, excluded.in_names)`,
);

/** Writes the counted words of one tenant, which the statement names without the form that the tenant guard knows. */
export async function insertUnscopedWords(
  database: Database,
  { organizationId, livemode }: Tenant,
  counts: readonly (WordKey & WordFrequency)[],
): Promise<void> {
  for (let at = 0; at < counts.length; at += BATCH) {
    const batch = counts.slice(at, at + BATCH);
    await database.query(INSERT, [
      organizationId,
      livemode,
      batch.map(({ word }) => word),
      batch.map(({ class: name }) => name),
      batch.map(({ assets }) => assets),
      batch.map(({ inNames }) => inNames),
    ]);
  }
}
