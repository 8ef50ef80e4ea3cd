import type { ExtractedFileText, SearchableAsset } from '@livery/content-application';
import { type AssetLexemes, fileWordsOf, keyOfLexeme, Lexemes, wordClass, type WordKey } from '@livery/content-domain';
import type { Tenant, Transaction } from '@livery/kernel';
import { managerOf } from '@livery/persistence';
import { StatementValues } from './statement-values.ts';

/** Rows of one statement. */
const BATCH = 100;
const VOCABULARY_BATCH = 1_000;

/** A row of `asset_search`. */
interface SearchRow {
  readonly asset: SearchableAsset;
  readonly lexemes: AssetLexemes;
}

/** Writes what assets are found by. Rows are written in the order of their keys, so that two transactions never wait for each other. */
export class AssetIndexing {
  constructor(
    private readonly tenant: Tenant,
    private readonly transaction: Transaction,
  ) {}

  async index(assets: readonly SearchableAsset[]): Promise<void> {
    const fileWords = await this.fileWords(assets.map(({ contentHash }) => contentHash));
    const lexemes = new Lexemes(this.tenant);
    const rows = assets
      .map((asset): SearchRow => {
        const texts = { ...asset, fileWords: fileWords.get(asset.contentHash) ?? [] };
        return { asset, lexemes: lexemes.ofAsset(texts, asset.type) };
      })
      .sort((a, b) => (a.asset.id < b.asset.id ? -1 : 1));
    await this.addWords(new Set(rows.flatMap((row) => row.lexemes.all)));
    for (let at = 0; at < rows.length; at += BATCH) await this.write(rows.slice(at, at + BATCH));
  }

  async remove(assetIds: readonly string[]): Promise<void> {
    const values = new StatementValues(this.tenant);
    await managerOf(this.transaction).query(
      `delete from content.asset_search
        where organization_id = $1 and livemode = $2 and asset_id = any(${values.bind(assetIds)}::uuid[])`,
      values.all,
    );
  }

  async storeText(contentHash: string, { title, text }: ExtractedFileText): Promise<void> {
    const values = new StatementValues(this.tenant);
    const columns = [values.bind(contentHash), values.bind(fileWordsOf(title, text))];
    await managerOf(this.transaction).query(
      `insert into content.file_text (organization_id, livemode, content_hash, words) values ($1, $2, ${columns.join(', ')})
       on conflict (organization_id, livemode, content_hash) do update set words = excluded.words`,
      values.all,
    );
  }

  private async fileWords(contentHashes: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const values = new StatementValues(this.tenant);
    const rows = await managerOf(this.transaction).query<{ content_hash: string; words: string[] }[]>(
      `select content_hash, words from content.file_text
        where organization_id = $1 and livemode = $2 and content_hash = any(${values.bind([...new Set(contentHashes)])}::text[])`,
      values.all,
    );
    return new Map(rows.map(({ content_hash: hash, words }) => [hash, words]));
  }

  private async write(rows: readonly SearchRow[]): Promise<void> {
    const values = new StatementValues(this.tenant);
    const tuples = rows.map(({ asset, lexemes: { inNames, all, wordBits, beginningBits } }) => {
      const columns = [asset.id, asset.isApproved, asset.updated, wordBits, beginningBits].map((value) =>
        values.bind(value),
      );
      const vectors = [inNames, all].map((lexemes) => `array_to_tsvector(${values.bind(lexemes)}::text[])`);
      return `($1, $2, ${[...columns, ...vectors].join(', ')})`;
    });
    await managerOf(this.transaction).query(
      `insert into content.asset_search
         (organization_id, livemode, asset_id, is_approved, updated, word_bits, beginning_bits, names, document)
       values ${tuples.join(', ')}
       on conflict (organization_id, livemode, asset_id) do update
          set is_approved = excluded.is_approved, updated = excluded.updated, word_bits = excluded.word_bits,
              beginning_bits = excluded.beginning_bits, names = excluded.names, document = excluded.document`,
      values.all,
    );
  }

  /**
   * Adds new words to the vocabulary. Their frequencies, and those of known words, are counted later: if each asset changed the rows of
   * its words, uploads would wait for each other.
   */
  private async addWords(lexemes: ReadonlySet<string>): Promise<void> {
    const keys = [{ class: wordClass.all, word: '' }, ...Array.from(lexemes, keyOfLexeme)];
    const known = await this.knownWords(keys);
    const added = keys.filter((key) => !known.has(`${key.class}${key.word}`)).sort(byKey);
    for (let at = 0; at < added.length; at += VOCABULARY_BATCH) {
      const values = new StatementValues(this.tenant);
      const tuples = added
        .slice(at, at + VOCABULARY_BATCH)
        .map(
          ({ class: name, word }) =>
            `($1, $2, ${values.bind(word)}, ${values.bind(name)}, ${name === wordClass.all ? '0, 0' : '1, 1'})`,
        );
      await managerOf(this.transaction).query(
        `insert into content.search_word (organization_id, livemode, word, class, assets, in_names)
         values ${tuples.join(', ')} on conflict do nothing`,
        values.all,
      );
    }
  }

  private async knownWords(keys: readonly WordKey[]): Promise<ReadonlySet<string>> {
    const values = new StatementValues(this.tenant);
    const rows = await managerOf(this.transaction).query<{ word: string; class: string }[]>(
      `select word, class from content.search_word
        where organization_id = $1 and livemode = $2 and word = any(${values.bind(keys.map(({ word }) => word))}::text[])`,
      values.all,
    );
    return new Set(rows.map((row) => `${row.class}${row.word}`));
  }
}

/** In the order of the bytes of UTF-16, which is the same everywhere. */
function byKey(a: WordKey, b: WordKey): number {
  if (a.word !== b.word) return a.word < b.word ? -1 : 1;
  return a.class < b.class ? -1 : 1;
}
