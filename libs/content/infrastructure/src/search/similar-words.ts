import { type KnownWord, permittedErrors, similarWords, wordsOneErrorAway } from '@livery/content-domain';
import type { Tenant } from '@livery/kernel';
import type { Queries } from '@livery/persistence';
import { StatementValues } from './statement-values.ts';

const MOST_CANDIDATES = 200;

/** The words of a tenant that were probably meant by a word with typing errors. */
export async function findSimilarWords(database: Queries, tenant: Tenant, word: string): Promise<readonly string[]> {
  if (permittedErrors(word) === 0) return [];
  const byTrigrams = await knownWords(database, tenant, word, (bind) => `w.word % ${bind(word)}`);
  const edited = wordsOneErrorAway(word);
  const byEdits = await knownWords(database, tenant, word, (bind) => `w.word = any(${bind(edited)}::text[])`);
  const known = new Map([...byTrigrams, ...byEdits].map((candidate) => [candidate.word, candidate]));
  return similarWords(word, [...known.values()]);
}

type Row = KnownWord & Readonly<Record<string, unknown>>;

async function knownWords(
  database: Queries,
  tenant: Tenant,
  word: string,
  condition: (bind: (value: unknown) => string) => string,
): Promise<readonly KnownWord[]> {
  const values = new StatementValues(tenant);
  const isCandidate = condition((value) => values.bind(value));
  // The subqueries hide the tenant from the planner, which would plan each execution for a small tenant anew.
  return database.query<Row>(
    `select w.word, w.assets
      from (select w.organization_id, w.livemode, w.word, w.assets from content.search_word w
             where w.organization_id = (select $1::uuid) and w.livemode = (select $2::boolean) and w.class = 'w'
               and ${isCandidate} offset 0) w
     where w.organization_id = $1 and w.livemode = $2
     order by similarity(w.word, ${values.bind(word)}) desc, w.word limit ${MOST_CANDIDATES}`,
    values.all,
  );
}
