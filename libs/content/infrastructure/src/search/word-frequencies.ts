import { type SearchTerm, wordClass, type WordFrequency, type WordKey } from '@livery/content-domain';
import type { Tenant } from '@livery/kernel';
import type { Queries } from '@livery/persistence';
import { StatementValues } from './statement-values.ts';

interface CountRow {
  readonly assets: number;
  readonly in_names: number;
}

/** Of a beginning with more words, only so many are added up. */
const MOST_WORDS = 2_000;
const LAST_CHARACTER = '\u{10ffff}';
const NEVER: WordFrequency = { assets: 0, inNames: 0 };

/** How often the words of one search occur, as they were last counted. */
export class WordFrequencies {
  private constructor(
    private readonly counted: ReadonlyMap<string, WordFrequency>,
    /** How many assets the tenant has; 0 if they were never counted. */
    readonly total: number,
  ) {}

  static async read(database: Queries, tenant: Tenant, keys: readonly WordKey[]): Promise<WordFrequencies> {
    const values = new StatementValues(tenant);
    const words = [...keys.map(({ word }) => word), ''];
    const rows = await database.query<CountRow & WordKey>(
      `select w.word, w.class, w.assets, w.in_names from content.search_word w
        where w.organization_id = $1 and w.livemode = $2 and w.word = any(${values.bind([...new Set(words)])}::text[])`,
      values.all,
    );
    const counted = new Map(rows.map((row) => [wordKeyText(row), { assets: row.assets, inNames: row.in_names }]));
    for (const key of keys) {
      if (key.class !== wordClass.prefix || counted.has(wordKeyText(key))) continue;
      counted.set(wordKeyText(key), await addUp(database, tenant, key.word));
    }
    return new WordFrequencies(counted, counted.get(wordKeyText({ class: wordClass.all, word: '' }))?.assets ?? 0);
  }

  of(key: WordKey): WordFrequency {
    return this.counted.get(wordKeyText(key)) ?? NEVER;
  }
}

/** What is counted of a term. */
export function keyOf({ word, isPrefix }: SearchTerm): WordKey {
  return { class: isPrefix ? wordClass.prefix : wordClass.word, word };
}

function wordKeyText({ class: name, word }: WordKey): string {
  return `${name}${word}`;
}

/** The frequencies of all words with a beginning. An asset with several of them counts several times. */
async function addUp(database: Queries, tenant: Tenant, prefix: string): Promise<WordFrequency> {
  const values = new StatementValues(tenant);
  const range = `w.word >= ${values.bind(prefix)} and w.word < ${values.bind(prefix + LAST_CHARACTER)}`;
  const [row] = await database.query<CountRow>(
    `select coalesce(sum(w.assets), 0)::integer as assets, coalesce(sum(w.in_names), 0)::integer as in_names
       from (select w.assets, w.in_names from content.search_word w
              where w.organization_id = $1 and w.livemode = $2 and ${range} and w.class = 'w'
              order by w.word limit ${MOST_WORDS}) w`,
    values.all,
  );
  return row === undefined ? NEVER : { assets: row.assets, inNames: row.in_names };
}
